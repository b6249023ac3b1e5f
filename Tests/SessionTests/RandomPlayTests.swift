import Localization
import Sampling
import SessionDriver
import Testing

@testable import Flow
@testable import Session

@Suite struct RandomPlayTests {
  /// (seed): together 50,000 commands.
  @Test(arguments: sampled(1...10 as ClosedRange<UInt64>))
  func `whatever is asked for, the campaign stays sound`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let chapters = try Sample.chapters()
    var session = Session(chapters: chapters, progress: Progress(seed: seed), language: .en)
    _ = session.perform(.open(.menu))
    for step in 0..<5_000 {
      let before = session
      let command = Command.random(using: &generator, in: session)
      let elapsed = Duration.milliseconds(generator.below(3) * generator.below(5_000))
      let events = session.perform(command, after: elapsed)
      do {
        try #require(!events.isEmpty)
        try keepsWhatWasWon(session, from: before)
        try changesNothing(session, after: events, from: before, elapsed: elapsed)
        try hasSoundPlaces(session.flow)
        try hasSoundVisits(session.flow)
        try isResumed(session, chapters: chapters)
      } catch {
        Issue.record("seed \(seed), step \(step): \(command)")
        return
      }
      if session.isOver || generator.below(100) == 0 { session = reopened(session, chapters) }
    }
    #expect(session.progress.records.count == 5)
  }

  private func reopened(_ session: Session, _ chapters: [Chapter]) -> Session {
    var next = Session(
      chapters: chapters, progress: session.progress, settings: session.settings,
      language: session.language)
    _ = next.perform(.open(.menu))
    return next
  }

  private func keepsWhatWasWon(_ session: Session, from before: Session) throws {
    try #require(session.progress.seed == before.progress.seed)
    try #require(session.progress.run >= before.progress.run)
    try #require(session.progress.hasBegun || !before.progress.hasBegun)
    for (id, record) in before.progress.records {
      let after = try #require(session.progress.records[id])
      try #require(after.wrongAnswers.isSuperset(of: record.wrongAnswers))
      try #require(after.best?.stars ?? 0 >= record.best?.stars ?? 0)
    }
  }

  /// After an error all is as if only time had gone by.
  private func changesNothing(
    _ session: Session, after events: [Event], from before: Session, elapsed: Duration
  ) throws {
    guard case .general(.error)? = events.first else { return }
    var unchanged = before
    if unchanged.playsLevels { unchanged.flow.addTime(elapsed) }
    try #require(events.count == 1)
    try #require(Snapshot(session) == Snapshot(unchanged))
  }

  private func hasSoundPlaces(_ flow: GameFlow) throws {
    let frontier = flow.position(of: flow.progress.frontier)
    for position in flow.positions {
      let level = try #require(flow.level(at: position))
      let best = flow.progress.records[level.id]?.best
      try #require(best.map { (1...3).contains($0.stars) } ?? true)
      let isOpen = frontier.map { position <= $0 } ?? true
      let status = flow.status(of: position)
      try #require(status == (best != nil ? .completed : isOpen ? .open : .locked))
    }
    switch flow.state {
    case .level(let position), .card(let position, _):
      try #require(flow.status(of: position) != .locked)
      try #require(position == flow.currentPosition)
    case .outside, .intro, .results: break
    }
    if case .level = flow.state { try #require(flow.currentVisit != nil) }
  }

  private func hasSoundVisits(_ flow: GameFlow) throws {
    let progress = flow.progress
    try #require(progress.detour == nil || progress.detour != progress.frontier)
    let kept = [progress.frontier, progress.detour].compactMap { $0 }
    try #require(Set(progress.visits.keys).isSubset(of: kept))
    for (id, visit) in progress.visits {
      try #require(visit.entry == progress.records[id]?.entries)
      try #require(visit.attempts >= visit.tried.count)
      try #require(visit.elapsed >= .zero)
    }
  }

  /// What is saved is what was played, and leads back to the same level with the same answers.
  private func isResumed(_ session: Session, chapters: [Chapter]) throws {
    let progress = try #require(Progress(data: session.progress.data))
    try #require(progress == session.progress)
    var resumed = Session(
      chapters: chapters, progress: progress, settings: session.settings, language: session.language
    )
    _ = resumed.perform(.open(.campaign))
    guard case .level = session.flow.state else { return }
    let view = try #require(session.flow.currentView)
    try #require(resumed.perform(.proceed) == [.level(view)])
    try #require(resumed.progress == session.progress)
  }
}

extension Command {
  /// Any command, the sensible ones more often.
  static func random(using generator: inout SeededGenerator, in session: Session) -> Command {
    let answers = session.flow.currentChoices.map(\.id)
    func number(_ bound: Int) -> Int { generator.below(bound) }
    switch number(28) {
    case 0...3: return .proceed
    case 4...8: return .answer([answers.isEmpty ? "lantern" : answers[number(answers.count)]])
    case 9...11:
      return .answer([["right", "lantern", "lanterne", "torch", "rope", "", "hold"][number(7)]])
    case 12...15:
      return .act(
        element: ["x", "y", "z"][number(number(5) == 0 ? 3 : 2)],
        action: ["hold", "hold", "look", "pull", "dance"][number(5)])
    case 16: return .answer([["hold", "look"][number(2)], ["hold", "pull"][number(2)]])
    case 17: return .hint
    case 18: return .repeat
    case 19: return .levels
    case 20...21: return .level(chapter: number(5), level: number(5))
    case 22: return [.notes, .settings, .quit][number(3)]
    case 23: return .language(number(2) == 0 ? .en : .fr)
    case 24:
      return .set(setting: ["motion", "color", "x"][number(3)], value: ["on", "never"][number(2)])
    case 25: return .restart
    default:
      return .choose(
        ["begin", "continue", "levels", "results", "settings", "quit", "x"][number(7)])
    }
  }
}
