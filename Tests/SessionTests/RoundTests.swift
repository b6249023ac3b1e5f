import Localization
import Reflex
import SessionDriver
import Testing

@testable import Flow
@testable import Session

@Suite struct RoundTests {
  /// The campaign's escape of four moves, two for practice.
  @Test(arguments: try traces("escapes")) func `an escape is practised, then played`(
    _ script: String, _ trace: String
  ) throws {
    var session = try Sample.escape()
    #expect(play(script, on: &session) == trace)
  }

  /// After the practice of the escape.
  private func expectInEscape(_ script: String, _ trace: String) throws {
    var session = try Sample.escape().after("play:1.2 continue obey obey")
    #expect(play(script, on: &session) == trace)
  }

  @Test func `a lost round is tried again at once, and after two it may be skipped`() throws {
    try expectInEscape(
      "continue miss rest miss continue obey miss rest miss rest miss skip answer:right",
      "1 | wrong cut | 1 | wrong cut, round 0 wrong, wrong 1, (slower-offered) | 1 | good, 2 | "
        + "wrong cut | 2 | wrong cut | 2 | "
        + "wrong cut, round 1 wrong, wrong 2, (slower-offered), (skip-offered) | right 1★, level 1.3 | "
        + "right 3★, (chapter-left), results 7/9")
  }

  @Test func `time that passes loses a round`() throws {
    try expectInEscape(
      "continue wait:1094 wait:1 tap:799 rest wait:9999",
      "1 |  | timeout cut |  | 1 | timeout cut, round 0 timeout, wrong 1, (slower-offered)")
    try expectInEscape("continue wait:1000 obey:1094", "1 |  | good, 2")
  }

  /// (milliseconds that a real clock has counted, or nil where time is scripted), after one of 500.
  @Test(arguments: [(nil, 595), (700, 395), (400, 595), (9_000, 0)] as [(Int?, Int)])
  func `a command that is said again tells what is left of its time`(
    _ elapsed: Int?, _ left: Int
  ) throws {
    var session = try Sample.escape().after("play:1.2 continue obey obey continue wait:500")
    let now = Instant(uptime: .zero, secondsSince1970: 0, sinceCue: elapsed)
    for command in [Command.repeat, .language(.fr)] {
      let cues = session.execute(command, at: now).events.compactMap { event in
        if case .round(.cue(let cue)) = event { cue } else { nil }
      }
      #expect(cues.map(\.limit) == [1_095] && cues.map(\.left) == [left])
    }
  }

  @Test func `more time, or none at all, counts from the next round`() throws {
    let lost = "1 | wrong cut | 1 | wrong cut, round 0 wrong, wrong 1, (slower-offered) | "
    try expectInEscape(
      "continue miss rest miss set:rounds.heart continue obey",
      lost + "(setting-changed), ready heart to 4 | 1 | good, 2, 3+")
    try expectInEscape(
      "continue miss rest miss set:time.2 continue",
      lost + "error not-a-value | 1")
    var session = try Sample.escape().after("play:1.2 continue obey obey")
    _ = session.perform(.set(setting: "time", value: "2.5"))
    _ = session.perform(.proceed)
    #expect(session.runningCue?.limit == 1035 * 25 / 10 + 60)
  }

  @Test func `a round is left for another place, and costs nothing`() throws {
    try expectInEscape(
      "continue obey leave obey choose:continue continue",
      "1 | good, 2 | menu continue·reflex·daily·descent·language·settings·levels·falls·results·quit | error no-round | "
        + "chapter 1 | level 1.2, ready climb to 4")
    try expectInEscape("continue level:1.1 obey", "1 | level 1.1 | error no-round")
    try expectInEscape("continue level:1.3 obey", "1 | error locked | good, 2")
    try expectInEscape(
      "continue hint repeat lang:fr obey", "1 | hint 1/1 | 1 | (language-changed), 1 | good, 2")
  }

  // MARK: By itself

  private func alone(_ script: String) throws -> String {
    var session = try Sample.escape()
    session.scores = SavedRounds()
    return play(script, on: &session)
  }

  @Test(arguments: try traces("rounds")) func `a round by itself`(_ script: String, _ trace: String)
    throws
  {
    #expect(try alone(script) == trace)
  }

  @Test func `a gesture for another command is ignored`() throws {
    var session = try Sample.escape().after("reflex:classic continue obey")
    let before = Snapshot(session)
    for move in [1, 3, 0, -1, .max] {
      for gesture in Gesture.allCases {
        #expect(session.perform(.gesture(gesture, at: .since(10), move: move)).isEmpty)
      }
    }
    #expect(Snapshot(session) == before)
  }

  @Test func `the same times give the same events, whoever tells them`() throws {
    let times = [350, 420, 280, 510, 300]
    func played(_ time: (Int) -> GestureTime) throws -> [Event] {
      var session = try Sample.escape()
      _ = session.perform(.open(.reflex(mode: .classic)))
      var events = session.perform(.proceed)
      for after in times {
        let gesture = session.roundSession?.cues.first?.gesture
        events += session.perform(
          Command.gesture(gesture, at: time(after), move: nil), after: .milliseconds(after))
      }
      return events
    }
    let scripted = try played { .later($0) }
    #expect(try played { .since($0) } == scripted)
    #expect(scripted.count == 1 + 2 * times.count)
  }

  @Test func `a clock knows which command runs, and until when`() throws {
    var session = try Sample.escape()
    #expect(session.runningCue == nil)
    _ = play("reflex:classic", on: &session)
    #expect(session.runningCue == nil)
    _ = play("continue", on: &session)
    let first = try #require(session.runningCue)
    #expect(first.limit == 5100)
    _ = play("wait:10 repeat lang:fr scores", on: &session)
    #expect(session.runningCue == first)
    _ = play("resume", on: &session)
    let second = try #require(session.runningCue)
    #expect(second.serial != first.serial)
    _ = play("obey", on: &session)
    #expect(session.runningCue?.limit == 4600)
    #expect(session.runningCue?.serial != second.serial)
    _ = play("miss", on: &session)
    #expect(session.runningCue == nil)
  }

  @Test func `a gesture of a real clock has that clock's time`() {
    let claimed = Command.gesture(.tap, at: .since(1), move: 3)
    #expect(claimed.timed(412) == .gesture(.tap, at: .since(412), move: 3))
    #expect(Command.hint.timed(412) == .hint)
  }

  // MARK: Modes

  @Test func `a voice that speaks has no clock, unless a mode was chosen that has one`() throws {
    var session = try Sample.escape()
    session.voice = VoiceTraits(allowance: 800)
    #expect(play("reflex", on: &session) == "hello 1 en, ready heart")
    #expect(play("set:rounds.climb", on: &session) == "(setting-changed), ready climb")
    let ready = try #require(session.perform(.repeat).ready)
    #expect(ready.allowance == 800)
    #expect(play("continue", on: &session) == "pitch 1, 1")
    #expect(session.runningCue?.limit == 1760)
  }

  @Test func `a climb goes on through its pitches, and a rest is no command`() throws {
    var session = try Sample.escape()
    session.scores = SavedRounds()
    #expect(play("reflex continue", on: &session) == "hello 1 en, ready climb | pitch 1")
    #expect(play("tap:500 rest miss", on: &session) == " | 1 | wrong free")
    #expect(session.runningCue?.isRest == true && session.runningCue?.pending == 0)
    #expect(
      play("tap:700 repeat resume rest miss", on: &session)
        == " | pitch 1 | pitch 1 | 1 | wrong cut")
    let ten = String(repeating: " obey:200", count: 10)
    #expect(play("rest" + ten, on: &session).hasSuffix("good, pitch 2"))
    #expect(play("repeat resume tap:299 tap:300", on: &session) == "pitch 2 | pitch 2 |  | 11")
  }

  @Test func `the rule that cost most is practised, or the one that is named`() throws {
    var session = try Sample.escape()
    session.scores = SavedRounds()
    _ = play("reflex continue rest obey miss rest miss rest miss", on: &session)
    #expect(play("practise", on: &session) == "ready climb rope")
    #expect(
      play("practise:boom continue miss rest", on: &session) == "ready climb boom | 1 | wrong | 1")
    #expect(play("practise", on: &session) == "error not-now")
    #expect(play("leave practise:stair", on: &session).hasSuffix("ready climb stair"))
  }

  @Test func `two climbs that time ended early are an offer of more, once`() throws {
    var session = try Sample.escape()
    session.scores = SavedRounds()
    let late = " continue rest wait:9999 rest wait:9999 rest wait:9999 rest wait:9999"
    #expect(!play("reflex" + late, on: &session).contains("slower"))
    #expect(play(late, on: &session).hasSuffix("round 0 timeout, (slower-offered)"))
    #expect(!play(late, on: &session).contains("slower"))
  }

  @Test func `a day tells what the next one brings`() throws {
    var session = try Sample.escape()
    session.scores = SavedRounds()
    _ = play("daily continue rest obey", on: &session)
    guard case .round(.ended(let round))? = session.perform(.menu).first else {
      Issue.record("no result")
      return
    }
    let day = try #require(round.day.flatMap { Timestamp.day(1, after: $0) })
    var rules = RoundRules(.climb)
    rules.known = 8
    var next = ReflexRound(
      rules: rules,
      chance: SeededGenerator(seed: try #require(UInt64(day.filter { $0 != "-" }))))
    _ = next.begin()
    while next.pitch?.name != .two {
      if let rest = next.rest {
        _ = next.handleGesture(nil, after: rest.limit ?? 0)
      } else if let cue = next.cues.first {
        _ = next.handleGesture(cue.answer, after: cue.isBat ? cue.limit ?? 0 : next.elapsed)
      }
    }
    #expect(round.climb?.tomorrow == next.pitch?.twists)
  }

  @Test func `the first climb of a day counts, and later ones are told so`() throws {
    var session = try Sample.escape()
    session.scores = SavedRounds()
    let three = " continue rest obey miss rest miss rest miss"
    #expect(play("daily" + three, on: &session).hasSuffix("round 1 wrong"))
    let again = play(three + " scores", on: &session)
    #expect(again.hasSuffix("round 1 wrong | scores climb daily 1"))
    #expect(
      session.perform(.open(.reflex(isDaily: true))).dropFirst().first.flatMap {
        [$0].ready?.counted
      } != nil)
  }

  @Test func `a practice that is over is not asked for again in its entry`() throws {
    var session = try Sample.escape().after("play:1.2 continue obey obey continue")
    #expect(play("play:1.2", on: &session).hasSuffix("level 1.2, ready climb to 4"))
  }

  @Test func `a row in one answer goes to its first mistake, and not into the next row`() throws {
    for (extra, wrong, expected) in [(0, false, 2), (3, false, 2), (0, true, 1)] {
      var session = try Sample.escape()
      session.scores = SavedRounds()
      _ = session.perform(.open(.reflex(mode: .heart)))
      _ = session.perform(.proceed)
      let round = try #require(session.roundSession?.round)
      var row = round.cues.map(\.answer)
      if wrong { row[1] = row[1] == .tap ? .swipe : .tap }
      let events = session.perform(.row(row + Array(repeating: .tap, count: extra)))
      #expect(session.roundSession?.round.good == expected)
      #expect(events.contains { if case .round(.cue) = $0 { true } else { false } })
    }
  }

  @Test func `the commands of a burst are numbered from one`() throws {
    var session = try Sample.escape().after("play:1.2 continue obey obey set:rounds.heart continue")
    for length in 1...2 {
      let cues = try #require(session.roundSession?.cues)
      #expect(cues.map(\.index) == Array(1...length))
      #expect(cues.allSatisfy { $0.of == length })
      for _ in 0..<length { _ = session.answerCue(isRight: true, after: 200) }
    }
  }

  @Test func `a milestone is told beside the next command, once, and after the round`() throws {
    var session = try Sample.escape().after("reflex:classic continue")
    var told: [Int: LocalizedText] = [:]
    for _ in 0..<25 {
      for case .round(.cue(let cue)) in session.answerCue(isRight: true, after: 200) {
        told[cue.move] = cue.story
      }
    }
    #expect(told == [11: L10n.Milestones.ten, 21: L10n.Milestones.twenty])
    let end = session.answerCue(isRight: false, after: 200)
    guard case .round(.ended(let round))? = end.last else {
      Issue.record("the round goes on")
      return
    }
    #expect(round.milestone == .twenty)
  }

  @Test func `a long round is changed in its place, and not copied at each gesture`() throws {
    var session = try Sample.escape().after("reflex:classic continue")
    var place: UnsafePointer<CueResponse>?
    var copies = 0
    for _ in 0..<1_000 {
      let cue = try #require(session.roundSession?.round.cues.first)
      session.perform(.gesture(cue.gesture, at: .unknown, move: cue.move))
      let now = session.roundSession?.round.moves.withUnsafeBufferPointer(\.baseAddress)
      if now != place { copies += 1 }
      place = now ?? nil
    }
    #expect(session.roundSession?.round.good == 1_000)
    // Only where it grows, to double its size.
    #expect(copies < 20)
  }
}
