import Localization
import SessionDriver
import Testing

@testable import Flow
@testable import Session

@Suite struct SecondNightSessionTests {
  /// The chapters of `Sample`; the first level of all has a second form.
  private func session(_ progress: Progress = Progress(seed: 1)) throws -> Session {
    var chapters = try Sample.chapters()
    chapters[0] = try chapters[0].withSecondNight([
      try Sample.closed("a-again", hints: 1, keywords: []), nil,
    ])
    return Session(chapters: chapters, progress: progress, language: .en)
  }

  @Test(arguments: try traces("secondNight")) func `a walk says what it should`(
    _ script: String, _ trace: String
  ) throws {
    var session = try session()
    #expect(play(script, on: &session) == trace)
  }

  @Test func `it is kept, and merged with what another window has won`() throws {
    var session = try session().after("play:1.1 answer:right night:1.1")
    let before = session.progress
    _ = play("answer:right", on: &session)
    let won = session.progress
    let read = try #require(Progress(data: won.data))
    #expect(read == won)
    #expect(read.isCompleted("a-again"))
    let chapters = session.flow.chapters
    #expect(
      won.merged(over: before, order: chapters.flatMap { $0.levels.map(\.id) }).isCompleted(
        "a-again"))
    #expect(
      before.merged(over: won, order: chapters.flatMap { $0.levels.map(\.id) }).isCompleted(
        "a-again"))
  }

  @Test func `the map and the results tell of it`() throws {
    var session = try session().after("play:1.1 answer:right night:1.1")
    guard case .campaign(.levels(let chapters)) = session.map else { return }
    #expect(chapters[0].levels.map(\.secondNight) == [.open, nil])
    #expect(chapters[0].levels.map(\.isCurrent) == [true, false])
    _ = play("answer:right", on: &session)
    let view = ResultsView(session.flow.results, of: session.flow, in: nil)
    #expect(view.secondNight?.stars == 1)
    #expect(view.secondNight?.of == 1)
    #expect(view.total.possible == 15)
  }
}
