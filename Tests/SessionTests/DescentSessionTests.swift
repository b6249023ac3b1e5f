import Descent
import Flow
import JSON
import Localization
import Reflex
import SessionDriver
import Testing

@testable import Session

/// Descents in a session; its clock stands on 2026-11-21, a Saturday.
@Suite struct DescentSessionTests {
  private static let today = "2026-11-21"

  /// At the title, and, unless it is the player’s first, with one descent behind.
  private func session(_ descents: SavedDescents = .practised) throws -> Session {
    Session(
      chapters: try Sample.chapters(), progress: Progress(seed: 1), descents: descents,
      language: .en)
  }

  /// The command that is right at the landing that is played.
  private func answers(in session: Session) throws -> [Command] {
    switch try #require(session.flow.currentLevel).task {
    case .closed(let level): return [.answer([level.right.id])]
    case .rotor(let level): return [.answer([try #require(level.wheels).right.code])]
    case .way(let level):
      let cells = level.way.map(level.grid.name).joined(separator: " ")
      return [.act(element: cells, action: "rope")]
    case .open, .search, .reflex: return [.skip, .skip]
    }
  }

  /// Plays what is left, the escape given up; returns the last events.
  private func finish(_ session: inout Session) throws -> [Event] {
    var events: [Event] = []
    while session.flow.currentLevel != nil, session.descent?.end == nil {
      for command in try answers(in: session) {
        events = session.perform(command, after: .seconds(2))
      }
    }
    return events
  }

  private func ending(in events: [Event]) -> DescentEnd? {
    for case .descent(.ended(let end)) in events { return end }
    return nil
  }

  // MARK: The day

  @Test func `a descent is entered from its card and leads to a knot`() throws {
    var session = try session()
    #expect(play("menu descend", on: &session).hasSuffix(" | descent counts 1/4"))
    #expect(play("continue", on: &session) == "level 1.1")
    let events = try finish(&session)
    let end = try #require(ending(in: events))
    #expect(end.card.stars == [3, 3, 3])
    #expect(end.card.knots == 2)
    #expect(session.savedDescents.history.knots == 2)
    #expect(play("continue", on: &session).hasPrefix("menu "))
    #expect(play("descend", on: &session) == "descent practice 1/4")
  }

  @Test func `the first of all is kept gentle, and says so`() throws {
    var session = try session(SavedDescents())
    #expect(play("descend", on: &session) == "descent first 1/4")
    #expect(session.card?.difficulty == 2)
    _ = play("continue", on: &session)
    _ = try finish(&session)
    #expect(session.savedDescents.history.finished.first?.result.difficulty == 2)
  }

  @Test func `a date that is yet to come is refused, and one without a descent`() throws {
    var session = try session()
    #expect(play("descend:2026-11-22", on: &session) == "error later-date")
    #expect(play("descend:2026-10-31", on: &session) == "error not-a-date")
    #expect(play("descend:2026-02-30", on: &session) == "error not-a-date")
    #expect(play("descend:yesterday", on: &session) == "error not-a-date")
    #expect(session.descent == nil)
  }

  @Test func `an earlier date is practice and ties no knot`() throws {
    var session = try session()
    #expect(play("descend:2026-11-18 continue", on: &session) == "descent past 1/4 | level 1.1")
    let events = try finish(&session)
    #expect(ending(in: events)?.card.knots == 1)
    #expect(session.savedDescents.history.knots == 1)
  }

  @Test func `what is begun before midnight counts for its day`() throws {
    let session = try session().after("descend continue")
    let saved = session.savedDescents
    var later = try self.session(saved)
    let tomorrow = Instant(uptime: .zero, secondsSince1970: 1_795_248_000 + 86_400)
    _ = later.execute(.descend(.day(Self.today)), at: tomorrow)
    #expect(later.card?.standing == .counts)
  }

  // MARK: Giving up, and what is kept

  @Test func `a landing that is given up tells its solution, for no star`() throws {
    var session = try session()
    #expect(
      play("descend continue skip skip", on: &session)
        == "descent counts 1/4 | level 1.1 | (give-up-asked) | right 0★, level 1.2")
    #expect(session.card?.stars == [0])
  }

  @Test func `what was left goes on where it was, and through a file`() throws {
    let session = try session().after("descend continue skip skip hint leave")
    let data = try #require(SavedDescents(data: session.savedDescents.data))
    #expect(data == session.savedDescents)
    var again = try self.session(data)
    #expect(play("descend continue", on: &again) == "descent counts 2/4 | level 1.2")
    #expect(again.flow.currentVisit?.hints == 1)
  }

  @Test func `what another version began is given up, and begins anew`() throws {
    let date = try #require(CalendarDate(daily: Self.today))
    var saved = SavedDescents.practised
    let number: UInt64 = 7
    for version in [DescentFactory.version - 1, DescentFactory.version + 1] {
      saved[date] = DescentUnderWay(
        version: version, difficulty: 6, progress: Self.underWay("carving"))
      saved.keep(
        EndlessUnderWay(
          version: version, number: number, begunAt: 5, depth: 3, fallsAbove: 2,
          progress: Self.underWay("chamber")))
      var session = try session(try #require(SavedDescents(data: saved.data)))
      #expect(play("descend continue", on: &session) == "descent counts 1/4 | level 1.1")
      #expect(play("endless:7", on: &session) == "descent endless 1/4")
      #expect(session.card?.depth == 1)
      #expect(session.card?.fallsLeft == 3)
      #expect(session.savedDescents[date]?.version == DescentFactory.version)
      #expect(session.savedDescents.endless?.version == DescentFactory.version)
    }
  }

  /// Stands before a landing that no descent has any more.
  private static func underWay(_ landing: String) -> Progress {
    var progress = Progress(seed: 1)
    progress.hasBegun = true
    progress.frontier = landing
    return progress
  }

  @Test func `a knot of another version keeps the stars that it was of`() throws {
    let landings = (0..<4).compactMap { LandingResult(falls: $0, hints: 0) }
    let date = try #require(CalendarDate(daily: Self.today))
    let result = try #require(
      DescentResult(
        version: 2, date: date, landings: landings, seconds: 60, pace: .climb, difficulty: 6))
    var saved = SavedDescents()
    saved.history.add(FinishedDescent(result, finishedAt: 1))
    var session = try session(saved)
    #expect(play("descend", on: &session) == "descent practice 1/4")
    #expect(session.card?.knotStars == 7)
    #expect(session.card?.mostKnotStars == 12)
    #expect(result.course == nil)
  }

  @Test func `no level of the campaign and no new start is had inside a descent`() throws {
    var session = try session().after("descend continue")
    #expect(
      play("restart level:1.1", on: &session) == "error not-in-descent | error not-in-descent")
    #expect(session.progress == Progress(seed: 1).begun(by: session))
  }

  @Test func `what is shared is the last one that was finished`() throws {
    var session = try session(SavedDescents())
    #expect(play("share", on: &session) == "error nothing-to-share")
    _ = play("descend continue", on: &session)
    _ = try finish(&session)
    #expect(play("share knots", on: &session) == "shared whole | knots 1")
    let result = try #require(session.savedDescents.finished(on: nil))
    #expect(result.landings.map(\.stars) == [3, 3, 3])
  }

  // MARK: Endless

  @Test func `three falls end an endless descent`() throws {
    var session = try session()
    #expect(play("endless:7 continue", on: &session) == "descent endless 1/4 | level 1.1")
    #expect(
      play("skip skip", on: &session) == "(give-up-asked) | right 0★, (falls-left), level 1.2")
    #expect(
      play("answer:0 skip skip skip skip", on: &session).hasSuffix("right 0★, ended 0"))
    #expect(play("continue", on: &session).hasPrefix("menu "))
    #expect(session.savedDescents.endless == nil)
    #expect(session.savedDescents.history.deepest?.depth == 0)
  }

  @Test func `the third wrong answer is told what was right, and then nothing is judged`() throws {
    var session = try session().after("endless:7 continue skip skip answer:135")
    let level = try #require(session.flow.currentLevel)
    let end = try #require(ending(in: session.perform(.answer(["157"]))))
    #expect(end.solution == level.content.solution)
    #expect(
      play("answer:179 answer:137 hint skip", on: &session)
        == "error not-now | error not-now | error not-now | error not-now")
    #expect(ending(in: session.perform(.repeat)) == end)
    #expect(session.savedDescents.endless == nil)
  }

  @Test func `an endless descent that went deep can be shared`() throws {
    var session = try session().after("endless:7 continue")
    _ = try finish(&session)
    #expect(
      play("continue skip skip skip skip skip skip", on: &session).hasSuffix("ended 0, shared"))
  }

  @Test func `an endless descent goes on deeper, and its falls with it`() throws {
    var session = try session().after("endless:7 continue")
    let events = try finish(&session)
    #expect(ending(in: events) == nil)
    #expect(session.card?.depth == 2)
    #expect(session.card?.fallsLeft == 3)
    var again = try self.session(try #require(SavedDescents(data: session.savedDescents.data)))
    #expect(play("endless", on: &again) == "descent endless 1/4")
    #expect(again.card?.depth == 2)
    #expect(again.card?.number == 7)
  }

  @Test func `the endless descent that was left goes on, unless another is named`() throws {
    var left = try session()
    _ = play("endless:7 continue skip skip", on: &left)
    for (script, number, landing) in [("endless", 7, 2), ("endless:7", 7, 2), ("endless:8", 8, 1)] {
      var again = try session(try #require(SavedDescents(data: left.savedDescents.data)))
      _ = play(script, on: &again)
      #expect(again.card?.number == UInt64(number), "\(script)")
      #expect(again.card?.landing == landing, "\(script)")
    }
  }

  @Test func `the title tells the day of its descent, and whether it is done`() throws {
    var session = try session().after("menu")
    #expect(session.descentItem.resolved(in: .en) == "The descent: Saturday 21 November")
    _ = play("descend continue", on: &session)
    _ = try finish(&session)
    #expect(session.descentItem.resolved(in: .en) == "The descent: Saturday 21 November, done")
  }

  // MARK: Files

  @Test func `two windows lose nothing`() throws {
    var copies: [SavedRevision<SavedDescents>] = []
    for (revision, script) in [
      "descend", "descend continue skip skip", "descend continue hint",
      "endless:7 continue skip skip",
      "endless:7 continue skip skip skip skip skip skip", "endless:8 continue",
      "descend:2026-11-18 continue skip",
      "descend continue skip skip skip skip skip",
    ].enumerated() {
      let session = try session().after(script)
      copies.append(SavedRevision(session.savedDescents, revision: revision))
    }
    MergeLaws(file: .descents, copies: copies).hold()
  }
}

extension SavedDescents {
  /// One descent lies behind.
  fileprivate static var practised: SavedDescents {
    var saved = SavedDescents()
    let landings = (0..<5).compactMap { _ in LandingResult(falls: 0, hints: 0) }
    if let date = CalendarDate(daily: "2026-11-19"),
      let result = DescentResult(
        version: 1, date: date, landings: landings, seconds: 60, pace: .climb, difficulty: 4)
    {
      saved.history.add(FinishedDescent(result, finishedAt: 1))
    }
    return saved
  }
}

extension Progress {
  /// As the session’s campaign stands before its first game.
  fileprivate func begun(by session: Session) -> Progress {
    GameFlow(chapters: session.campaign.chapters, progress: self).progress
  }
}
