import Localization
import SessionDriver
import Testing

@testable import Flow
@testable import Session

@Suite struct MenuTests {
  static let choices: [(String, String, String)] = [
    ("menu", "begin", "intro"),
    (
      "menu", "language",
      "(language-changed), menu begin·reflex·daily·descent·language·settings·quit"
    ),
    ("menu", "settings", "settings"), ("menu", "quit", "bye"),
    ("play:1.1 menu", "continue", "chapter 1"), ("play:1.1 menu", "levels", "levels"),
    (
      "play:1.1 menu", "results",
      "results 0/15, menu continue·reflex·daily·descent·language·settings·levels·falls·results·quit"
    ),
    ("play:1.1 menu", "falls", "mishaps 0/13"), ("menu", "daily", "ready climb daily"),
    (WalkTests.toSearch + " answer:hold,hold continue", "continue", "results 15/15"),
  ]

  @Test(arguments: choices) func `an item does what it says`(
    _ state: String, _ item: String, _ trace: String
  ) throws {
    var session = try Sample.session().after(state)
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

  @Test(arguments: Language.allCases) func `numbers and letters of the menu never move`(
    _ language: Language
  ) throws {
    var numbers: [String: Set<Int?>] = [:]
    var letters: [String: Set<String>] = [:]
    for state in ["menu", "play:1.1 menu", WalkTests.toSearch + " answer:hold,hold menu"] {
      let session = try Sample.session(language: language).after(state)
      guard case .general(.menu(let title)) = session.menu else { continue }
      let shown = title.items.map { $0.letters.resolved(in: language)[0] }
      #expect(Set(shown).count == shown.count)
      #expect(Set(title.items.map(\.number)).count == title.items.count)
      for item in title.items {
        let place = item.id == "begin" ? "continue" : item.id
        numbers[place, default: []].insert(item.number)
        for letter in item.letters.resolved(in: language) {
          letters[letter, default: []].insert(place)
        }
      }
    }
    #expect(numbers.values.allSatisfy { $0.count == 1 })
    #expect(letters.values.allSatisfy { $0.count == 1 })
    #expect(numbers["quit"] == [0])
    #expect(letters["q"] == ["quit"])
  }

  @Test func `the title says what was won, and what the game goes on with`() throws {
    var session = try Sample.session()
    #expect(session.title.standing == nil)
    _ = play("play:1.1 answer:left menu", on: &session)
    #expect(session.title.standing?.stars == 0)
    #expect(session.title.standing?.mishaps.found == 1)
    #expect(session.title.standing?.isWon == false)
    #expect(session.title.items[0].text.resolved(in: .en) == "Go on: 1.1")
    _ = play("choose:continue continue answer:right menu", on: &session)
    #expect(session.title.standing?.firstUnfinished?.number.resolved(in: .en) == "1.1")
    var won = try Sample.session()
    _ = play(WalkTests.toSearch + " answer:hold,hold continue", on: &won)
    #expect(won.title.standing?.isWon == true)
    #expect(won.title.standing?.unfinished == 0)
    _ = play("restart restart menu", on: &won)
    #expect(won.title.standing?.isWon == true)
  }

  @Test func `the collection tells what was found, and hides what is locked`() throws {
    var session = try Sample.session().after("play:1.1")
    #expect(session.perform(.answer(["left"])).contains(.notice(.mishapFound(of: 13))))
    #expect(!session.perform(.answer(["left"])).contains(.notice(.mishapFound(of: 13))))
    guard case .campaign(.mishaps(let pages))? = session.perform(.mishaps).first else {
      Issue.record("no collection")
      return
    }
    #expect(pages.map(\.chapter) == [1, 3])
    #expect(pages[0].levels[0].found.map(\.id) == ["left"])
    #expect(pages[0].levels.map(\.isLocked) == [false, true])
    #expect(pages[0].tally == Tally(found: 1, of: pages[0].levels.reduce(0) { $0 + $1.of }))
  }

  @Test func `time in the menu does not count`() throws {
    var session = try Sample.session().after("play:1.1")
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
    var session = try Sample.session().after("play:1.1 answer:left answer:right")
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
    let session = try Sample.session().after("play:1.1 answer:left quit")
    #expect(session.isOver)
    #expect(session.progress.visits["a"]?.attempts == 1)
  }
}

extension Session {
  /// The title as it is now.
  fileprivate var title: TitleView {
    guard case .general(.menu(let title)) = menu else { return TitleView(items: [], standing: nil) }
    return title
  }
}
