import Localization
import Reflex
import Testing

@testable import Lines
@testable import Presentation
@testable import SampleViews
@testable import Session

/// What is said round a round: how far it is, that it was left, how it is played again.
struct RoundWordsTests {
  private static let escape = Command.StartingPoint.level(chapter: 1, level: 5)
  private static let reflex = Command.StartingPoint.reflex(mode: .classic)

  @Test(arguments: Language.allCases)
  func `no rule names a key, and each list of keys has the one that holds still`(
    _ language: Language
  ) throws {
    let key = language == .en ? "Enter" : "Entrée"
    for twist in RoundTwist.allCases {
      for isTimed in [false, true] {
        #expect(!twist.rule(isTimed: isTimed).resolved(in: language).contains(key))
      }
    }
    var play = try LinePlay(Self.escape, language, isWon: true)
    for line in ["/repeat", "/where", "/help", "", "x", "/help"] {
      let answer = play.say(line)
      #expect(line.isEmpty || answer.contains("\(key) "), "\(line): \(answer)")
    }
  }

  @Test func `the last commands are counted as the last`() {
    for (count, move, words) in [
      (3, 4, "3 in a row: "), (2, 7, "The last 2: "), (1, 8, "Tap it!"),
    ] {
      var voice = LineVoice(language: .en)
      _ = voice.render([.ready(Sample.ready(.heart, goal: 8))])
      _ = voice.render((1..<move).map { _ in .move(Sample.move(.good, .tap)) })
      let cue = Sample.cue(.tap, move: move, units: nil, of: count)
      #expect(voice.render([.cue(cue)]).hasPrefix("\(move - 1) of 8.\n" + words))
    }
  }

  @Test func `what is kept in mind is not told by a stray pinch`() {
    for (mode, isTold) in [(RoundMode.heart, false), (.classic, true)] {
      var voice = LineVoice(language: .en)
      _ = voice.render([.ready(Sample.ready(mode))])
      let told = voice.render([.move(Sample.move(.ignored, .pinch))])
      #expect(told.hasPrefix("A pinch too many"))
      #expect(told.contains("it!") == isTold)
    }
  }

  @Test(arguments: Language.allCases)
  func `a round that is left says so, and keeps its practice`(_ language: Language) throws {
    var play = try LinePlay(Self.escape, language, isWon: true)
    let left = L10n.Guidance.roundLeft.resolved(in: language)
    let kept = L10n.Guidance.practiceKept.resolved(in: language)
    _ = play.say("")
    #expect(play.say("/menu").contains(left))
    #expect(!play.say("/menu").contains(left))
    _ = play.say("/level 1 5")
    _ = play.say("")
    for gesture in ["t", "p", "s", ""] + ["t", "p", "s", ""] + ["t", "p", "s"] {
      if play.isPractising { _ = play.say(gesture) }
    }
    _ = play.say("")
    #expect(play.say("/menu").contains(kept))
    #expect(play.say("/level 1 5").contains(L10n.Reflex.bursts.resolved(in: language)) == false)
    #expect(!play.isPractising)
  }

  @Test(arguments: [
    ("again", Language.en), ("restart", .en), ("encore", .fr), ("recommencer", .fr),
  ])
  func `behind a round it is the round that is played again`(_ word: String, _ language: Language)
    throws
  {
    var play = try LinePlay(Self.reflex, language)
    for line in ["", "t", "s", "t", "s", "t"] { _ = play.say(line) }
    let again = play.say(word)
    #expect(again.contains("!") && again.split(separator: "\n").count == 1, "\(again)")
  }

  @Test(arguments: ["what", "x", "now"])
  func `where no gesture is awaited a word is answered by what is`(_ word: String) throws {
    for lines in [[], ["", "t", "s", "t", "s", "t"]] {
      var play = try LinePlay(Self.reflex, .en)
      for line in lines { _ = play.say(line) }
      let answer = play.say(word)
      #expect(!answer.contains("gesture") && answer.contains("\nPress Enter"), "\(answer)")
      #expect(play.say("/menu").contains("0. Quit"))
    }
  }

  @Test(arguments: Language.allCases)
  func `a round that won nothing has neither time nor anything to share`(_ language: Language)
    throws
  {
    var play = try LinePlay(.reflex(mode: .classic, isDaily: true), language)
    let isTap = play.say("").hasPrefix(L10n.Reflex.tapIt.resolved(in: language))
    let told = play.say(isTap ? "s" : "t")
    #expect(told.contains(L10n.Reflex.moves(count: 0).resolved(in: language)))
    #expect(!told.contains("\u{A0}ms") && !told.contains(" ms") && !told.contains(":\u{A0}Exp"))
    #expect(!told.contains("To share") && !told.contains("À partager"))
  }

  @Test func `nothing is told behind commands that are kept in mind`() {
    var voice = LineVoice(language: .en)
    let row = [
      Sample.cue(nil, move: 2, units: nil, sound: .bats, of: 3),
      Sample.cue(
        .swipe, move: 3, units: nil, story: Sample.beat, sound: .flood, index: 2, of: 3),
      Sample.cue(.tap, move: 4, units: nil, sound: .walls, index: 3, of: 3),
    ].map(Event.cue)
    _ = voice.render([.ready(Sample.ready(.heart))])
    let called = "Bat!\nSwipe it!\nBoom. Tap it!\n"
    #expect(voice.render(row) == "Wings in your hair.\n3 in a row: " + called)
    _ = voice.parse(.text("/repeat"))
    let rule = Event.notice(.escapeRule(.bats, RoundTwist.bats.rule(isTimed: false)))
    let repeated = voice.render([rule] + row)
    #expect(repeated.hasPrefix("Keys: ") && repeated.contains("At “Bat!”"))
    #expect(repeated.hasSuffix(called))
    #expect(voice.render([rule] + row) == "3 in a row: " + called)
  }

  @Test func `a row of an escape tells how far it is, and again what is swapped`() {
    var voice = LineVoice(language: .en)
    _ = voice.render([.ready(Sample.ready(.heart, goal: 8, twists: [.walls]))])
    _ = voice.render((1...3).map { _ in .move(Sample.move(.good, .tap)) })
    let row = [
      Sample.cue(.tap, move: 4, units: nil, isSwapped: true, of: 2),
      Sample.cue(.pinch, move: 5, units: nil, isSwapped: true, index: 2, of: 2),
    ].map(Event.cue)
    #expect(
      voice.render(row)
        == "3 of 8.\nTap and swipe are swapped.\n2 in a row: Tap it!\nPinch it!\n")
    #expect(
      voice.render(row)
        == "Tap and swipe are swapped.\n2 in a row: Tap it!\nPinch it!\n")
  }

  @Test func `lines count what is left of a row and keys do not, and it is called so`() {
    for (takesKeys, counts) in [(true, ["", ""]), (false, ["3 more.\n", "2 more.\n"])] {
      var voice = LineVoice(language: .en, takesKeys: takesKeys)
      _ = voice.render([.ready(Sample.ready(.heart))])
      let row = (1...4).map {
        Event.cue(Sample.cue(.tap, move: $0, units: nil, index: $0, of: 4))
      }
      _ = voice.render(row)
      let good = Event.move(Sample.move(.good, .tap))
      #expect((1...2).map { _ in voice.answer(with: [good]) } == counts)
      let rest = (1...2).map {
        Event.cue(Sample.cue(.tap, move: $0 + 2, units: nil, index: $0, of: 2))
      }
      #expect(voice.render(rest) == "Still 2: Tap it!\nTap it!\n")
      _ = voice.render([good, .move(Sample.move(.wrong, .swipe))])
      #expect(voice.render(rest) == "2 in a row: Tap it!\nTap it!\n")
    }
  }

  @Test(arguments: ["", "tps", "p", ".", "tap it"])
  func `at a pitch Enter goes on, and so does whatever else answers a row`(_ line: String) throws {
    var play = try LinePlay(.reflex(mode: .heart), .en)
    var told = play.say("")
    for _ in 0..<40 where !told.contains("Press Enter") { told = play.say(Self.row(in: told)) }
    #expect(play.say("/hint").hasSuffix("Press Enter when you are ready.\n"))
    #expect(play.say("x").contains("valid gesture"))
    told = play.say(line)
    #expect(!Self.row(in: told).isEmpty && !told.contains("Press Enter"), "\(told)")
    #expect(play.say("").hasPrefix("Your turn"))
  }

  @Test func `behind a fall its result is where one is`() throws {
    var play = try LinePlay(.reflex(mode: .heart), .en)
    var told = play.say("")
    for _ in 0..<9 where !told.contains("You fell") {
      told = play.say(Self.row(in: told).hasPrefix("t") ? "s" : "t")
    }
    let place = play.say("/where")
    #expect(place.contains("\nYou fell at pitch 1"))
    #expect(place.hasSuffix(" cost most, or /menu.\n"))
    #expect(place.split(separator: "\n").count { $0.hasPrefix("Press Enter to climb") } == 1)
    #expect(!Self.row(in: play.say("")).isEmpty)
  }

  @Test func `a key that came too late for its round is answered by what is awaited`() throws {
    var play = try LinePlay(Self.reflex, .en)
    for line in ["", "t", "s", "t", "s", "t"] { _ = play.say(line) }
    #expect(play.say("t") == "Press Enter to play again, or type /menu.\n")
    #expect(play.say("menu").contains("1. Begin"))
  }

  @Test func `Enter that lets nothing by is answered`() throws {
    var play = try LinePlay(Self.escape, .en, isWon: true)
    var told = play.say("")
    while play.isPractising, let letter = Self.letter(for: told) { told = play.say(letter) }
    #expect(play.say("").contains("it!"))
    #expect(play.say("").hasPrefix("Keys: "))
  }
}

extension RoundWordsTests {
  /// What the commands that were told ask for, in a line.
  private static func row(in told: String) -> String {
    told.split(separator: "\n").compactMap { letter(for: String($0)) }.joined()
  }

  /// The key that a line asks for; Enter for a bat.
  private static func letter(for line: String) -> String? {
    ["Tap it!": "t", "Pinch it!": "p", "Swipe it!": "s", "Bat!": ""]
      .first { line.contains($0.key) }?.value
  }
}

extension LinePlay {
  fileprivate var isPractising: Bool { voice.parser.round.ready?.practice ?? 0 > 0 }
}
