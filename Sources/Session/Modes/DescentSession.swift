import Descent
import Flow
import Localization

/// A descent that is played: its landings, and how it is counted.
struct DescentSession: Equatable {
  let course: DescentCourse
  /// When the endless descents that this one belongs to were begun: seconds since 1970.
  let begunAt: Int
  /// The falls of the endless descents above this one.
  let fallsAbove: Int
  var flow: GameFlow
  /// What was told at its end; nil while it is played.
  var end: DescentEnd?

  /// The falls after which the rope hauls the player up.
  static let mostFalls = 3

  /// Goes on from `progress`, or begins. The landings were proved when their generators were: none is illegal.
  init(
    _ course: DescentCourse, begunAt: Int = 0, fallsAbove: Int = 0, progress: Progress? = nil
  ) {
    self.course = course
    self.begunAt = begunAt
    self.fallsAbove = fallsAbove
    do {
      let chapters = try DescentFactory(course).chapters()
      flow = GameFlow(chapters: chapters, progress: progress ?? Progress(descending: course))
    } catch {
      preconditionFailure("\(course): \(error)")
    }
  }

  /// Whether the rope holds no more falls; only in an endless one.
  var isHauledUp: Bool {
    guard case .endless = course else { return false }
    return falls >= Self.mostFalls
  }

  /// Wrong answers that cost a star, ladders climbed to their end, and landings given up.
  var falls: Int {
    fallsAbove
      + scored.reduce(0) { falls, level in
        let rungs = level.content.hints.count
        let visit = flow.progress.visits[level.id]
        let best = flow.progress.records[level.id]?.best
        return falls + (visit?.costlyAttempts ?? 0) + (best?.costlyAttempts ?? 0)
          + (visit?.hints == rungs && rungs > 0 ? 1 : 0)
          + (best.map { $0.hints == rungs && rungs > 0 || $0.stars == 0 } == true ? 1 : 0)
      }
  }

  /// The solution of the landing that is played, unless the end of its ladder told it; an escape has none.
  var untoldSolution: LocalizedText? {
    guard let level = flow.currentLevel, let visit = flow.currentVisit,
      visit.hints < level.content.hints.count
    else { return nil }
    return level.content.solution
  }

  /// The landings that win stars.
  var scored: [Level] { flow.chapters.flatMap(\.levels).filter(\.content.isScored) }

  /// What each landing that wins stars came to, from the top; nil before all lie behind.
  var landings: [LandingResult]? {
    let results = scored.compactMap { level in
      flow.progress.records[level.id]?.best.flatMap {
        LandingResult(
          falls: $0.costlyAttempts, hints: min($0.hints, LandingResult.mostHints),
          isGivenUp: $0.stars == 0)
      }
    }
    return results.count == scored.count ? results : nil
  }

  /// How long the landings took.
  var seconds: Int {
    flow.progress.records.values.compactMap(\.best).reduce(0) {
      $0 + Int($1.elapsed.components.seconds)
    }
  }
}

extension Progress {
  /// A descent that begins: its order is the same for everyone, and nothing is told before it.
  init(descending course: DescentCourse, run: Int = 1) {
    self.init(seed: course.seed)
    self.run = run
    hasBegun = true
    frontier = DescentFactory.landingIDs.first
  }
}
