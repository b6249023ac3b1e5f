package import Flow

/// The built-in campaign: four chapters, in order, with the second forms of their levels.
package struct LocalLevelFactory: LevelFactory {
  package init() {}

  package func chapters() throws(LevelError) -> [Chapter] {
    [
      try IceCaveChapter.chapter().withSecondNight(try IceCaveNight.levels()),
      try LostCityChapter.chapter().withSecondNight(try LostCityNight.levels()),
      try HiddenValleyChapter.chapter().withSecondNight(try HiddenValleyNight.levels()),
      try HiddenTombChapter.chapter().withSecondNight(try HiddenTombNight.levels()),
    ]
  }
}

/// The commands that come before an escape for practice: plain, twisted, mixed.
let escapePractice = 3
