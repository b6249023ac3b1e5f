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

/// The good moves that win an escape, and the commands that come before it for practice.
let escapeMoves = 8
let escapePractice = 3
