import Localization
import SessionDriver
import Testing

@testable import Flow
@testable import Session

@Suite struct MenuTests {
  static let choices: [(String, String, String)] = [
    ("menu", "begin", "intro"),
    ("menu", "language", "(language-changed), menu begin·reflex·language·settings·quit"),
    ("menu", "settings", "settings"), ("menu", "quit", "bye"),
    ("play:1.1 menu", "continue", "chapter 1"), ("play:1.1 menu", "levels", "levels"),
    (
      "play:1.1 menu", "results",
      "results 0/15, menu continue·reflex·levels·results·language·settings·quit"
    ),
    (WalkTests.toSearch + " answer:hold,hold continue", "continue", "results 15/15"),
  ]

  @Test(arguments: choices) func `an item does what it says`(
    _ state: String, _ item: String, _ trace: String
  ) throws {
    var session = try Sample.session()
    _ = play(state, on: &session)
    #expect(play("choose:\(item)", on: &session) == trace)
  }

  @Test func `items name the other language in that language`() throws {
    var session = try Sample.session()
    guard case .general(.menu(let title))? = session.perform(.open(.menu)).last else {
      Issue.record("no menu")
      return
    }
    let item = title.items.first { $0.id == "language" }
    #expect(item?.text.resolved(in: .en) == "Français")
    #expect(item?.text.resolved(in: .fr) == "English")
  }

  @Test func `time in the menu does not count`() throws {
    var session = try Sample.session()
    _ = play("play:1.1", on: &session)
    _ = session.perform(.repeat, after: .seconds(5))
    _ = session.perform(.open(.menu))
    _ = session.perform(.settings, after: .seconds(60))
    _ = session.perform(.choose("continue"), after: .seconds(60))
    _ = session.perform(.proceed, after: .seconds(60))
    _ = session.perform(.levels, after: .milliseconds(1_500))
    #expect(session.flow.currentVisit?.elapsed == .milliseconds(6_500))
  }

  @Test func `what the program takes for a request counts with the next command, and once`() throws
  {
    var session = try Sample.session()
    session.perform(.open(.level(chapter: 1, level: 1)))
    let merged = Command.fulfilled(.merged(.progress(session.progress)))
    session.perform(merged, after: .seconds(2))
    #expect(session.flow.currentVisit?.elapsed == .zero)
    let later = Instant(uptime: .seconds(5), secondsSince1970: 0)
    _ = session.execute(.repeat, at: later)
    #expect(session.flow.currentVisit?.elapsed == .seconds(5))
  }

  @Test func `the map shows state, stars and where the player is`() throws {
    var session = try Sample.session()
    _ = play("play:1.1 answer:left answer:right", on: &session)
    guard case .campaign(.levels(let chapters))? = session.perform(.levels).first else {
      Issue.record("no map")
      return
    }
    #expect(chapters.map(\.chapter) == [1, 2, 3])
    #expect(chapters.map { $0.levels.map(\.id) } == [["a", "b"], [], ["r", "o", "s"]])
    #expect(chapters[0].levels.map(\.state) == [.completed, .open])
    #expect(chapters[0].levels.map(\.stars) == [2, 0])
    #expect(chapters[0].levels.map(\.isCurrent) == [false, true])
    #expect(chapters[2].levels.map(\.state) == [.locked, .locked, .locked])
    #expect(chapters[2].levels.map(\.kind) == [.rotor, .open, .search])
  }

  @Test func `quit ends the session and keeps its place`() throws {
    var session = try Sample.session()
    _ = play("play:1.1 answer:left quit", on: &session)
    #expect(session.isOver)
    #expect(session.progress.visits["a"]?.attempts == 1)
  }
}
