package import Flow
package import Localization

/// Makes the landings of a course, as one chapter.
package struct DescentFactory: LevelFactory {
  private typealias Text = L10n.Descent

  /// The version of the generators; another one makes other descents.
  package static let version = 3
  /// The ids of the landings, from the top.
  package static let landingIDs = ["doors", "lock", "way", "escape"]

  private let course: DescentCourse
  private let scenes: DescentScenes
  private let variety: DescentVariety
  private let splitVariety: DescentVariety
  /// Whether a digit of the lock is the place of the stair’s door.
  private let doorOpensLock: Bool

  /// For one course.
  package init(_ course: DescentCourse) {
    self.course = course
    scenes = DescentScenes(course)
    variety = DescentVariety(course)
    splitVariety = DescentVariety(course, keepsNeighboursApart: true)
    doorOpensLock = course.difficulty >= 5
  }

  /// One chapter, called `descent`.
  package func chapters() throws(LevelError) -> [Chapter] {
    let doors = doors
    let levels: [Level] = [
      try doors.level(
        id: Self.landingIDs[0], scene: scenes.doors,
        won: doors.family == .jars ? nil : scenes.doorsWon),
      try lock(behind: doors).level(
        id: Self.landingIDs[1], scene: scenes.lock, won: scenes.lockWon),
      try way.level(id: Self.landingIDs[2], scene: scenes.way, won: scenes.wayWon),
      try EscapeLanding.level(id: Self.landingIDs[3], of: course, scenes: scenes),
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
      difficulty: course.difficulty, door: doorOpensLock ? doors.place : nil,
      variety: doorOpensLock ? .any : splitVariety, using: &generator)
  }

  /// At the end of a week at its largest.
  private var way: WayPuzzle {
    var generator = course.generator(for: "way")
    return WayPuzzle.draw(difficulty: course.difficulty, variety: splitVariety, using: &generator)
  }
}
