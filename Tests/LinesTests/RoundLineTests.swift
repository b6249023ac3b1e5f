import Localization
import Reflex
import Session
import Testing

@testable import Lines
@testable import Presentation
@testable import SampleViews

/// A round by ear: what is said of it, and what its lines are taken for.
struct RoundLineTests {
  static let events: [Event] = [
    .level(Sample.reflex), .ready(Sample.ready(goal: 8, practice: 3)),
    .cue(Sample.cue(.tap, isPractice: true)), .move(Sample.move(.wrong, .swipe, isPractice: true)),
    .move(Sample.move(.ignored, .pinch, isPractice: true)), .move(Sample.move(.good, .pinch)),
    .ready(Sample.ready(factor: .longer, allowance: 800, goal: 8, strands: 2)),
    .cue(Sample.cue(.swipe)), .cue(Sample.cue(story: Sample.beat)),
    .move(Sample.move(.ignored, .pinch)), .move(Sample.move(.wrong, .tap)),
    .ended(Sample.round(best: nil, goal: 8)), .verdict(Sample.verdict()), .notice(.slowerOffered),
    .notice(.skipOffered), .move(Sample.move(.timeout, nil)),
    .ready(Sample.ready(.heart, best: 1)), .ready(Sample.ready(factor: .longest, best: 2910)),
    .ready(Sample.ready(day: "2026-11-29", counted: 1)), .ready(Sample.ready(drill: .boom)),
    .pitch(Sample.pitch(.rope, number: 1, isFirst: true, rest: nil, ghost: 0)),
    .pitch(Sample.pitch(ghost: -3)), .pitch(Sample.pitch(nil, number: 0)),
    .cue(Sample.cue(.swipe, move: 11, units: 5, next: [.pinch, nil])),
    .cue(Sample.cue(.pinch, move: 12, units: 5, next: [nil, .tap])),
    .move(Sample.move(.wrong, .swipe, climb: Sample.standing(change: .cut, rest: 800))),
    .move(Sample.move(.timeout, nil, climb: Sample.standing(strands: 1, change: .cut))),
    .move(Sample.move(.wrong, .tap, climb: Sample.standing(strands: 3, change: .free))),
    .move(Sample.move(.ignored, .pinch, climb: Sample.standing())),
    .move(
      Sample.move(
        .good, .pinch, climb: Sample.standing(change: .spliced, multiplier: 3, hasRisen: true))),
    .ended(
      Sample.round(
        moves: 61, best: 3180, isBest: true, day: "2026-11-29", mode: .climb,
        climb: Sample.climb(daysInRow: 4))),
    .ended(Sample.round(best: 3180, mode: .heart, climb: Sample.climb(ghost: -1, counted: 2))),
    .ended(Sample.round(best: nil, mode: .climb, drill: .boom)),
    .ready(Sample.ready(.classic, day: "2026-11-01")),
    .ended(Sample.round()), .ended(Sample.round(moves: 1, best: 1, isBest: true, allowance: 1500)),
    .ended(Sample.round(moves: 12, best: 12, isBest: true, day: "2026-11-01")),
    .ended(Sample.round(moves: 321, strayPinches: 2)),
    .notice(.settingChanged(.keys, value: "left")),
    .scores([]),
    .scores(Sample.scores), .error(.noRound), .error(.notATime(least: 350)), .error(.noSkip),
    .ready(Sample.ready(.heart, goal: 16, twists: [.walls, .bats, .flood])),
    .cue(Sample.cue(.tap, twists: [.walls], isSwapped: true, sound: .walls)),
    .cue(Sample.cue(nil, units: 11, twists: [.bats], sound: .bats)),
    .move(Sample.move(.wrong, .tap, isPractice: true, twists: [.bats])),
    .move(Sample.move(.wrong, .tap, twists: [.flood], breathsLeft: 2)),
    .cue(Sample.cue(twists: [.flood], sound: .flood, breath: Sample.breath)),
    .cue(Sample.cue(story: Sample.beat, twists: [.stair], sound: .stair)),
    .notice(.escapeRule(.stair, L10n.Escapes.stairRule)),
  ]

  private let letters = GestureKeyMap(preset: .letters).names

  @Test func `keys that were changed are named, and taken at once`() {
    var voice = voice(.cue(Sample.cue()))
    var settings = Settings()
    settings[.keys] = "left"
    voice.adopt(settings)
    let told = voice.render([.notice(.settingChanged(.keys, value: "left"))])
    #expect(told.contains("left hand"))
    #expect(told.contains("f taps, d pinches, s swipes"))
    #expect(voice.parse(.text("f")) == .command(.gesture(.tap, at: .unknown, move: nil)))
  }

  @Test func `a lost escape ends with how to go on, a won one does not`() {
    var voice = LineVoice(language: .en)
    let lost: [Event] = [.ended(Sample.round(best: nil, goal: 8)), .notice(.slowerOffered)]
    #expect(voice.render(lost).hasSuffix("Press Enter to try again.\n"))
    let alone = voice.render([.ended(Sample.round())])
    #expect(!alone.contains("try again"))
    #expect(alone.hasSuffix("Press Enter to play again, or type /menu.\n"))
  }

  @Test(arguments: Gesture.allCases, Language.allCases)
  func `a command is one line, and its word stands first`(_ gesture: Gesture, language: Language) {
    var voice = LineVoice(language: language)
    let told = voice.render([.cue(Sample.cue(gesture, story: Sample.beat))])
    #expect(told.hasPrefix(gesture.cueText.resolved(in: language)))
    #expect(told.split(separator: "\n").count == 1)
  }

  static let gestures: [(String, Gesture)] = [
    ("t", .tap), ("T", .tap), (" t ", .tap), ("tap", .tap), ("Tap it", .tap), ("tapez", .tap),
    ("taper", .tap), ("p", .pinch), ("pinch", .pinch), ("Pincez", .pinch), ("s", .swipe),
    ("g", .swipe), ("swipe", .swipe), ("glissez", .swipe), ("GLISSER", .swipe),
  ]

  @Test(arguments: gestures, Language.allCases)
  func `a letter or a word is a gesture`(_ gesture: (String, Gesture), language: Language) {
    for event in [Event.cue(Sample.cue()), .ended(Sample.round())] {
      var voice = voice(event, language)
      #expect(
        voice.parse(.text(gesture.0))
          == .command(.gesture(gesture.1, at: .unknown, move: nil)))
    }
  }

  static let timed: [(String, Command)] = [
    ("@350 t", .gesture(.tap, at: .later(350), move: nil)),
    ("@0 pinch", .gesture(.pinch, at: .later(0), move: nil)),
    ("@999999999  g ", .gesture(.swipe, at: .later(999_999_999), move: nil)),
    ("@350", .gesture(nil, at: .later(350), move: nil)),
  ]

  @Test(arguments: timed)
  func `with the scripted clock a line says its time`(_ line: String, _ command: Command) {
    var scripted = LineVoice(language: .en, hasScriptedClock: true)
    _ = scripted.render([.cue(Sample.cue())])
    #expect(scripted.parse(.text(line)) == .command(command))
    var real = voice(.cue(Sample.cue()))
    #expect(real.parse(.text(line)) == replied([L10n.Reflex.noScriptedClock]))
  }

  @Test(arguments: [
    "@", "@ 350 t", "@-1", "@-1 t", "@+1 t", "@99999999999999999999 t", "@1234567890 t", "@3.5 t",
    "@t", "@350t", "@٣ t", "@@1 t",
  ]) func `a time that is none is said back`(_ line: String) {
    var scripted = LineVoice(language: .en, hasScriptedClock: true)
    _ = scripted.render([.cue(Sample.cue())])
    #expect(scripted.parse(.text(line)) == replied([L10n.Reflex.notATime(said: echo(line))]))
  }

  @Test(arguments: ["x", "1", "a", "tt", "tap pinch", "é"])
  func `what is no gesture is said back`(_ line: String) {
    var scripted = LineVoice(language: .fr, hasScriptedClock: true)
    _ = scripted.render([.cue(Sample.cue())])
    let complaint = replied([L10n.Reflex.notAGesture(said: echo(line), keys: letters)], in: .fr)
    #expect(scripted.parse(.text(line)) == complaint)
    #expect(scripted.parse(.text("@350 \(line)")) == complaint)
  }

  static let rows: [(String, [Gesture?])] = [
    ("tsp", [.tap, .swipe, .pinch]), ("tgp", [.tap, .swipe, .pinch]), ("ts", [.tap, .swipe]),
    ("tap swipe pinch", [.tap, .swipe, .pinch]), ("Tapez, glissez", [.tap, .swipe]),
    ("t.p", [.tap, nil, .pinch]), ("tap wait p", [.tap, nil, .pinch]), ("t p", [.tap, .pinch]),
  ]

  @Test(arguments: rows, Language.allCases)
  func `a row is answered in one line`(_ row: (String, [Gesture?]), language: Language) {
    let cues = (1...3).map { Event.cue(Sample.cue(move: $0, units: nil, index: $0, of: 3)) }
    var voice = LineVoice(language: language)
    _ = voice.render(cues)
    #expect(voice.parse(.text(row.0)) == .command(.row(row.1)))
    for no in ["tx", "t-"] {
      #expect(
        voice.parse(.text(no))
          == replied([L10n.Reflex.notAGesture(said: echo(no), keys: letters)], in: language))
    }
  }

  @Test func `no key and no pinch too many sounds like a command while a clock runs`() {
    var voice = LineVoice(language: .en, takesKeys: true)
    _ = voice.render([.ready(Sample.ready()), .cue(Sample.cue())])
    #expect(voice.unknownKeyReply == "Not a key.\n")
    #expect(voice.render([.move(Sample.move(.ignored, .pinch))]) == "Too many.\n")
    _ = voice.parse(.text("/help"))
    for (takesKeys, rule) in [(true, L10n.Guidance.clockKeys), (false, L10n.Guidance.clockLines)] {
      var voice = LineVoice(language: .en, takesKeys: takesKeys)
      for event in [Event.ready(Sample.ready()), .cue(Sample.cue())] {
        _ = voice.render([event])
        guard case .reply(let help) = voice.parse(.text("/help")) else {
          Issue.record("No help.")
          continue
        }
        #expect(help.contains(rule.resolved(in: .en)))
      }
    }
  }

  @Test(arguments: [(9_700, ""), (4_100, "Half. "), (2_425, "Half. "), (2_424, "Quarter. ")])
  func `before a command it is heard how much breath is left`(_ left: Int, _ word: String) {
    let sound: RoundTwist? = word.isEmpty ? nil : .flood
    let cue = Sample.cue(
      .tap, twists: [.flood], sound: sound, breath: Sample.breath(left),
      next: [.pinch])
    var voice = LineVoice(language: .en)
    #expect(voice.render([.cue(cue)]) == word + "Tap it! Then pinch.\n")
  }

  @Test func `by heart the page before is short`() {
    for takesKeys in [true, false] {
      var voice = LineVoice(language: .en, takesKeys: takesKeys)
      let told = voice.render([.ready(Sample.ready(.heart))])
      #expect(told.split(separator: "\n").count == 4)
      #expect(told.contains("such as t p s") != takesKeys)
    }
  }

  @Test func `the best of the daily climbs, and another mode or time, are told as such`() {
    for (day, mode, factor, ready, ended, share) in [
      (nil, RoundMode.climb, TimeFactor.one, "Best so far: 9", "Your best: 9,000", nil),
      ("2026-11-29", .climb, .one, "Best daily climb: 9", "best daily climb: 9,000", "2026: 3,180"),
      ("2026-11-29", .climb, .longer, "Best daily", "daily", "2026, time 1.6 times as long: 3,180"),
      ("2026-11-29", .heart, .longer, "Best daily", "daily", "2026, by heart: 3,180"),
    ] as [(String?, RoundMode, TimeFactor, String, String, String?)] {
      var voice = LineVoice(language: .en)
      let page = voice.render([.ready(Sample.ready(mode, factor: factor, best: 9000, day: day))])
      #expect(page.contains(ready))
      #expect(page.contains("even abandoned") == (day != nil))
      let round = Sample.round(
        best: 9000, day: day, mode: mode, factor: factor, climb: Sample.climb())
      let told = voice.render([.ended(round)])
      #expect(told.contains(ended))
      #expect(share.map(told.contains) ?? !told.contains("To share"), "\(told)")
    }
  }

  @Test func `a climb that begins again stands at nothing, and a pitch undoes a swap`() {
    var voice = LineVoice(language: .en)
    let first = Event.pitch(Sample.pitch(.rope, number: 1, isFirst: true, strands: 3))
    _ = voice.render([first, .cue(Sample.cue(.tap, twists: [.walls], isSwapped: true))])
    let back = "Tap and swipe are back in their places.\n"
    #expect(voice.render([.pitch(Sample.pitch())]).hasPrefix(back))
    #expect(!voice.render([.pitch(Sample.pitch())]).contains(back))
    let cut = Sample.move(.wrong, .swipe, climb: Sample.standing(strands: 0, change: .cut))
    _ = voice.render([.move(cut), .ended(Sample.round(climb: Sample.climb())), first])
    let position = voice.parser.round.position?.resolved(in: .en)
    #expect(position?.contains("0 points, 3 strands") == true)
  }

  @Test func `a daily climb that is left did not fall`() {
    for (ending, isHeard, end) in [
      (RoundEnding.left, true, "3,180 points, left at pitch 6"),
      (.left, false, "✗–– left at pitch 6"), (.wrong, true, "3,180 points, fell at pitch 6"),
    ] {
      let round = Sample.round(
        ending: ending, best: nil, day: "2026-11-29", mode: .climb, climb: Sample.climb())
      let share = round.shareText(in: .en, isHeard: isHeard)?.resolved(in: .en)
      #expect(share?.hasSuffix(end) == true, "\(share ?? "")")
    }
  }

  @Test func `no time for the voice is none, and not nought seconds`() {
    var voice = LineVoice(language: .en)
    let told = voice.render([.notice(.settingChanged(.allowance, value: "0"))])
    #expect(told.contains("No more time") && !told.contains("0 s"), "\(told)")
  }

  @Test(arguments: [(23, false), (11, false), (10, true), (0, false), (-1, true), (-23, true)])
  func `the best climb is told of where it is near, or behind`(_ lead: Int, _ isTold: Bool) {
    #expect((Sample.pitch(ghost: lead).ghostText != nil) == isTold)
  }

  @Test func `an empty line starts what waits, and nothing else`() {
    for event in [Event.ready(Sample.ready()), .ended(Sample.round()), .level(Sample.reflex)] {
      var voice = voice(event)
      #expect(voice.parse(.text("")) == .command(.proceed))
    }
    var running = voice(.cue(Sample.cue()))
    #expect(running.parse(.text("")) == replied([L10n.Reflex.gestureNow(keys: letters)]))
  }

  @Test func `where bats fly an empty line says that the player holds still`() {
    var voice = voice(.ready(Sample.ready(.heart, twists: [.bats])))
    _ = voice.render([.cue(Sample.cue(nil, twists: [.bats]))])
    for line in ["", "still", "rien"] {
      #expect(voice.parse(.text(line)) == .command(.still(at: .unknown, move: nil)))
    }
  }

  @Test(arguments: [
    ("/skip", Command.skip), ("passer", .skip), ("/scores", .scores), ("score", .scores),
    ("/practise", .practise(nil)), ("/exercice", .practise(nil)),
    ("practise boom", .practise(.boom)),
    ("/exercice coup d’œil", .practise(.sight)),
    ("menu", .menu), ("/quit", .quit), ("/lang fr", .language(.fr)),
  ]) func `commands go on in a round`(_ line: String, _ command: Command) {
    var voice = voice(.cue(Sample.cue()))
    #expect(voice.parse(.text(line)) == .command(command))
  }
}
