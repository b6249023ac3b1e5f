package import Flow
package import Localization

/// What the doors of the first landing may be told by.
package enum DoorsFamily: Int, CaseIterable, Sendable {
  case inscriptions, masks, jars

  /// The lowest difficulty, 1 to 7, that it is drawn for.
  package var firstDifficulty: Int {
    switch self {
    case .inscriptions: 1
    case .masks: 3
    case .jars: 5
    }
  }
}

/// The first landing of a descent: a row of which one is right.
package struct DoorsLanding: Sendable {
  /// How it is told.
  package let family: DoorsFamily
  /// The place of the right one: 1 is the leftmost.
  package let place: Int
  /// What the notebook keeps of it.
  package let notes: [LocalizedText]
  /// Equal for two that differ in names only.
  package let shape: [Int]
  private let makeLevel:
    @Sendable (String, LocalizedText?, LocalizedText?) throws(LevelError) -> Level

  init<Content: ClosedPuzzle>(_ family: DoorsFamily, _ proved: ProvedPuzzle<Content>) {
    let right = proved.right
    self.family = family
    place = right + 1
    notes = [proved.puzzle.note(ofAnswer: right)]
    shape = [family.rawValue] + proved.puzzle.shape
    makeLevel = { id, scene, won throws(LevelError) in
      try proved.level(id: id, scene: scene, won: won)
    }
  }

  /// One of a difficulty, 1 to 7, of a family that it allows, or of a given one.
  static func draw(
    difficulty: Int, family: DoorsFamily?, variety: DescentVariety = .any,
    using generator: inout SeededGenerator
  ) -> DoorsLanding {
    let allowed = DoorsFamily.allCases.filter { $0.firstDifficulty <= difficulty }
    switch family ?? allowed[generator.below(allowed.count)] {
    case .inscriptions:
      return DoorsLanding(
        .inscriptions,
        DoorsPuzzle.draw(difficulty: difficulty, variety: variety, using: &generator))
    case .masks:
      return DoorsLanding(
        .masks, MasksPuzzle.draw(difficulty: difficulty, variety: variety, using: &generator))
    case .jars:
      return DoorsLanding(
        .jars, JarsPuzzle.draw(difficulty: difficulty, variety: variety, using: &generator))
    }
  }

  /// Its level, with what stands before the question and what is said to the right answer, where the
  /// caller has that; throws where the id is malformed.
  package func level(
    id: String, scene: LocalizedText? = nil, won: LocalizedText? = nil
  ) throws(LevelError) -> Level {
    try makeLevel(id, scene, won)
  }
}
