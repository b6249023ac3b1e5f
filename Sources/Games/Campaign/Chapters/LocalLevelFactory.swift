package import Flow

/// The built-in campaign: four chapters, in order.
package struct LocalLevelFactory: LevelFactory {
  package init() {}

  package func chapters() throws(LevelError) -> [Chapter] {
    [
      try IceCaveChapter.chapter(), try LostCityChapter.chapter(),
      try HiddenValleyChapter.chapter(), try HiddenTombChapter.chapter(),
    ]
  }
}

/// The commands that come before an escape for practice: plain, twisted, mixed.
let escapePractice = 3
