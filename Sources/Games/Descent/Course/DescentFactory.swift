package import Flow
package import Localization

/// Makes the five landings of a course, as one chapter.
package struct DescentFactory: LevelFactory {
  private typealias Text = L10n.Descent

  /// The version of the generators; another one makes other descents.
  package static let version = 2
  /// The ids of the landings, from the top.
  package static let landingIDs = ["doors", "lock", "carving", "chamber", "escape"]

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
    splitVariety = DescentVariety(course, apart: .neighbours)
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
      try carving(behind: lock), try chamber,
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

  private func carving(behind lock: ProvedPuzzle<LockPuzzle>) throws(LevelError) -> Level {
    var generator = course.generator(for: "carving")
    let thread = threads.wheelTurnsCarving ? lock.puzzle.code.digits.last : nil
    guard
      let puzzle = CarvingGenerator.puzzle(
        difficulty: course.difficulty, thread: thread,
        variety: DescentVariety(course, apart: .all),
        answers: DescentVariety(threeWeeksOf: course), using: &generator)
    else { preconditionFailure("no fair carving of \(course)") }
    return try puzzle.level(
      id: Self.landingIDs[2], scene: scenes.carving, won: scenes.carvingWon)
  }

  /// The rope’s way, or two times in five an engine; at the end of a week always the way, at its largest.
  private var chamber: Level {
    get throws(LevelError) {
      var generator = course.generator(for: "chamber")
      let id = Self.landingIDs[3]
      if course.difficulty < 6, generator.below(5) < 2 {
        let engine = EnginePuzzle.draw(
          difficulty: course.difficulty, variety: variety, using: &generator)
        return try engine.level(id: id, scene: scenes.engine, won: scenes.engineWon)
      }
      let way = WayPuzzle.draw(
        difficulty: course.difficulty, variety: splitVariety, using: &generator)
      return try way.level(id: id, scene: scenes.way, won: scenes.wayWon)
    }
  }
}
