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
      "continue miss continue obey miss skip answer:right",
      "1 | wrong, round 0 wrong, wrong 1, (slower-offered) | 1 | good, 2 | "
        + "wrong, round 1 wrong, wrong 2, (slower-offered), (skip-offered) | right 1★, level 1.3 | "
        + "right 3★, (chapter-left), results 7/9")
  }

  @Test func `time that passes loses a round`() throws {
    try expectInEscape(
      "continue wait:5099 wait:1", "1 |  | timeout, round 0 timeout, wrong 1, (slower-offered)")
    try expectInEscape("continue wait:5000 obey:5099", "1 |  | good, 2")
  }

  /// (milliseconds that a real clock has counted, or nil where time is scripted), after one of 1,000.
  @Test(arguments: [(nil, 4_100), (1_400, 3_700), (900, 4_100), (9_000, 0)] as [(Int?, Int)])
  func `a command that is said again tells what is left of its time`(
    _ elapsed: Int?, _ left: Int
  ) throws {
    var session = try Sample.escape().after("play:1.2 continue obey obey continue wait:1000")
    let now = Instant(uptime: .zero, secondsSince1970: 0, sinceCue: elapsed)
    for command in [Command.repeat, .language(.fr)] {
      let cues = session.execute(command, at: now).events.compactMap { event in
        if case .round(.cue(let cue)) = event { cue } else { nil }
      }
      #expect(cues.map(\.limit) == [5_100] && cues.map(\.left) == [left])
    }
  }

  @Test func `a slower pace counts from the next round`() throws {
    try expectInEscape(
      "continue miss set:pace.untimed continue obey",
      "1 | wrong, round 0 wrong, wrong 1, (slower-offered) | "
        + "(setting-changed), ready untimed to 4 | 1 | good, 2, 3+")
    try expectInEscape(
      "set:pace.calm continue miss",
      "(setting-changed), ready calm to 4 | 1 | wrong, round 0 wrong, wrong 1"
    )
  }

  @Test func `a round is left for another place, and costs nothing`() throws {
    try expectInEscape(
      "continue obey leave obey choose:continue continue",
      "1 | good, 2 | menu continue·reflex·daily·descent·language·settings·levels·falls·results·quit | error no-round | "
        + "chapter 1 | level 1.2, ready steady to 4")
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
      _ = session.perform(.open(.reflex(pace: .classic, isDaily: false)))
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

  // MARK: Paces and measures

  @Test func `a voice that speaks goes untimed, unless a pace was chosen`() throws {
    var session = try Sample.escape()
    session.voice = VoiceTraits(allowance: 800)
    #expect(play("reflex", on: &session) == "hello 1 en, ready untimed")
    #expect(play("set:pace.steady", on: &session) == "(setting-changed), ready steady")
    let ready = try #require(session.perform(.repeat).ready)
    #expect(ready.allowance == 800)
    _ = play("continue", on: &session)
    #expect(session.runningCue?.limit == 5900)
  }

  @Test func `ten commands measure a floor, and again, up and down`() throws {
    var session = try Sample.escape()
    let quick = String(repeating: " obey:300", count: 10)
    let slow = String(repeating: " obey:1500", count: 10)
    #expect(
      play("reflex calibrate continue" + slow, on: &session)
        .hasSuffix("good, (calibrated), ready rising"))
    #expect(session.settings.floor == 25)
    let ready = try #require(session.perform(.repeat).ready)
    #expect(ready.floor == 25)
    #expect(!ready.offersCalibration)
    _ = play("calibrate continue" + quick, on: &session)
    #expect(session.settings.floor == 10)
    #expect(session.settings.allowance == nil)
    _ = play("continue", on: &session)
    #expect(session.runningCue?.limit == 2000)
  }

  @Test func `a measure leads back to where it was asked for`() throws {
    var session = try Sample.escape()
    let all = " continue" + String(repeating: " obey:300", count: 10)
    _ = play("menu", on: &session)
    let told = play("calibrate" + all, on: &session)
    #expect(told.contains("(calibrated), menu "), "\(told)")
    #expect(play("play:1.2 calibrate" + all, on: &session).contains("(calibrated), level 1.2"))
  }

  @Test func `a practice that is over is not asked for again in its entry`() throws {
    var session = try Sample.escape().after("play:1.2 continue obey obey continue")
    #expect(play("play:1.2", on: &session).hasSuffix("level 1.2, ready steady to 4"))
  }

  /// (before, measured, key): the same words for the first time as for a floor of 1 s.
  @Test(
    arguments: [
      (nil, 12, L10n.Notices.floorRaised(time: Setting.floor.name(of: "12"))),
      (nil, 10, L10n.Notices.floorKept(time: Setting.floor.name(of: "10"))),
      (14, 14, L10n.Notices.floorKept(time: Setting.floor.name(of: "14"))),
      (
        50, 12,
        L10n.Notices.floorLowered(
          time: Setting.floor.name(of: "12"), before: Setting.floor.name(of: "50"))
      ),
    ] as [(Int?, Int, LocalizedText)])
  func `what was measured is told`(before: Int?, floor: Int, text: LocalizedText) {
    #expect(Notice.calibrated(floor: floor, before: before, allowance: nil).text == text)
  }

  @Test func `a move has the rules that its command had`() {
    let rules = RoundRules(pace: .steady, goal: 16, twists: [.walls, .bats, .stair, .flood])
    let round = RoundSession(.level, pace: .steady, rules: rules, seed: 1)
    for (move, count) in [(1, 1), (4, 1), (5, 2), (16, 4)] {
      let response = CueResponse(
        move: move, cue: .tap, gesture: .tap, outcome: .good, reaction: 300)
      #expect(round.view(of: response).twists.count == count, "\(move)")
    }
  }

  @Test func `the commands of a burst are numbered from one`() throws {
    var session = try Sample.escape().after("reflex:untimed continue")
    for length in 1...4 {
      let cues = try #require(session.roundSession?.cues)
      #expect(cues.map(\.index) == Array(1...length))
      #expect(cues.allSatisfy { $0.of == length })
      for _ in 0..<length { _ = session.answerCue(isRight: true, after: 200) }
    }
  }

  @Test func `a milestone is told beside the next command, once, and after the round`() throws {
    var session = try Sample.escape().after("reflex:rising continue")
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

  @Test func `a burst is to be kept in mind: no milestone is told beside it`() throws {
    var session = try Sample.escape().after("reflex:untimed continue")
    for _ in 0..<25 {
      for case .round(.cue(let cue)) in session.answerCue(isRight: true, after: 200) {
        #expect(cue.story == nil)
      }
    }
  }

  @Test func `an escape is gentle, a round by itself rises, unless a pace was chosen`() throws {
    var session = try Sample.escape()
    #expect(play("play:1.2", on: &session).hasSuffix("ready steady to 4 practice 2"))
    #expect(play("reflex", on: &session).hasSuffix("ready rising"))
    _ = play("set:pace.classic", on: &session)
    #expect(play("play:1.2", on: &session).hasSuffix("ready classic to 4 practice 2"))
    #expect(play("reflex", on: &session).hasSuffix("ready classic"))
  }

  /// (allowance of the voice, that is set; then that, and the floor, which are measured): where time begins
  /// when all is said, speech is not measured.
  @Test(arguments: [(800, nil, 1_500, 10), (0, 800, 800, 30)] as [(Int, Int?, Int, Int)])
  func `a calibration measures speech, and leads back to where it was asked for`(
    _ voice: Int, _ set: Int?, _ allowance: Int, _ floor: Int
  ) throws {
    let ten = "calibrate continue" + String(repeating: " obey:2000", count: 10)
    var session = try Sample.escape()
    session.voice = VoiceTraits(allowance: voice)
    session.settings.allowance = set
    _ = play("play:1.2", on: &session)
    #expect(
      play(ten, on: &session).hasSuffix(
        "good, (calibrated), level 1.2, ready untimed to 4 practice 2"))
    #expect(session.settings.allowance == allowance)
    #expect(session.settings.floor == floor)
  }

  @Test func `a long round is changed in its place, and not copied at each gesture`() throws {
    var session = try Sample.escape().after("reflex:untimed continue")
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
