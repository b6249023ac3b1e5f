package import Flow
package import Localization

/// Makes the five landings of a course, as one chapter.
package struct DescentFactory: LevelFactory {
  private typealias Text = L10n.Descent

  /// The version of the generators; another one makes other descents.
  package static let version = 1
  /// The ids of the landings, from the top.
  package static let landingIDs = ["doors", "lock", "carving", "engine", "escape"]

  private let course: DescentCourse
  private let scenes: DescentScenes
  private let threads: DescentThreads
  private let variety: DescentVariety
  private let splitVariety: DescentVariety

  /// For one course.
  package init(_ course: DescentCourse) {
    self.course = course
    scenes = DescentScenes(course)
    threads = DescentThreads(difficulty: course.difficulty)
    variety = DescentVariety(course)
    splitVariety = DescentVariety(course, fromNeighbours: true)
  }

  /// One chapter, called `descent`.
  package func chapters() throws(LevelError) -> [Chapter] {
    let doors = doors
    let lock = lock(behind: doors)
    let levels: [Level] = [
      try doors.level(
        id: Self.landingIDs[0], scene: scenes.doors,
        won: doors.family == .jars ? nil : scenes.doorsWon),
      try lock.level(id: Self.landingIDs[1], scene: scenes.lock, won: scenes.lockWon),
      try carving(behind: lock),
      try engine.level(id: Self.landingIDs[3], scene: scenes.engine, won: scenes.engineWon),
      try EscapeLanding.level(id: Self.landingIDs[4], of: course, scenes: scenes),
    ]
    return [
      try Chapter(
        id: "descent", title: Text.title, description: Text.title, keywords: [], levels: levels,
        isDescent: true)
    ]
  }

  /// What is said as the knot is tied.
  package var knotTied: LocalizedText { scenes.knotTied }

  // MARK: Landings

  private var doors: DoorsLanding {
    var generator = course.generator(for: "doors")
    return DoorsLanding.draw(
      difficulty: course.difficulty, family: nil, variety: variety, using: &generator)
  }

  /// Where a door opens it there are so many that none comes back by chance.
  private func lock(behind doors: DoorsLanding) -> ProvedPuzzle<LockPuzzle> {
    var generator = course.generator(for: "lock")
    return LockPuzzle.draw(
      difficulty: course.difficulty, door: threads.doorOpensLock ? doors.place : nil,
      last: threads.wheelTurnsCarving ? 1...3 : nil,
      variety: threads.doorOpensLock ? .any : splitVariety, using: &generator)
  }

  /// Words, or now and then a number, where no thread needs a word.
  private func carving(behind lock: ProvedPuzzle<LockPuzzle>) throws(LevelError) -> Level {
    var generator = course.generator(for: "carving")
    if !threads.wheelTurnsCarving, generator.below(3) == 0 {
      return try number(using: &generator)
    }
    let thread = threads.wheelTurnsCarving ? lock.puzzle.code.digits.last : nil
    let puzzle = variety.draw(shape: { Array($0.id.utf8).map(Int.init) }) {
      guard
        let puzzle = CarvingGenerator.puzzle(
          difficulty: course.difficulty, thread: thread, using: &generator)
      else { preconditionFailure("no fair carving of \(course)") }
      return puzzle
    }
    return try puzzle.level(
      id: Self.landingIDs[2], scene: scenes.carving, won: scenes.carvingWon)
  }

  private func number(using generator: inout SeededGenerator) throws(LevelError) -> Level {
    let riddle = splitVariety.draw(shape: \.shape) {
      NumberRiddle.draw(difficulty: course.difficulty, using: &generator)
    }
    return try riddle.level(
      id: Self.landingIDs[2], scene: scenes.carving, won: scenes.carvingWon)
  }

  private var engine: ProvedPuzzle<EnginePuzzle> {
    var generator = course.generator(for: "engine")
    return EnginePuzzle.draw(difficulty: course.difficulty, variety: variety, using: &generator)
  }
}
