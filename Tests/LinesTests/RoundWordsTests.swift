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
  private static let reflex = Command.StartingPoint.reflex(pace: nil, isDaily: false)

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
    var voice = LineVoice(language: .en)
    _ = voice.render([.ready(Sample.ready(.untimed, goal: 8))])
    for (count, move, words) in [
      (3, 4, "3 in a row: "), (2, 7, "The last 2: "), (1, 8, "Tap it!"),
    ] {
      let cue = Sample.cue(.tap, move: move, units: nil, of: count)
      #expect(voice.render([.cue(cue)]).hasPrefix(words))
    }
  }

  @Test func `what is kept in mind is not told by a stray pinch`() {
    for (pace, isTold) in [(RoundPace.untimed, false), (.calm, true)] {
      var voice = LineVoice(language: .en)
      _ = voice.render([.ready(Sample.ready(pace))])
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
    #expect(play.say("/level 1 5").contains(L10n.Paces.untimed.resolved(in: language)) == false)
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

  @Test(arguments: [("Enter", Language.en), ("enter", .en), ("return", .en), ("Entrée", .fr)])
  func `the word of the key is the key`(_ word: String, _ language: Language) throws {
    var play = try LinePlay(Self.reflex, language)
    #expect(play.say(word).split(separator: "\n").count == 1)
    var page = try LinePlay(.campaign, language)
    #expect(page.say(word).contains(language == .en ? "Chapter 1" : "Chapitre 1"))
  }

  @Test(arguments: ["what", "x", "now"])
  func `where no gesture is awaited a word is answered by what is`(_ word: String) throws {
    for lines in [[], ["", "t", "s", "t", "s", "t"]] {
      var play = try LinePlay(Self.reflex, .en)
      for line in lines { _ = play.say(line) }
      let answer = play.say(word)
      #expect(!answer.contains("gesture") && answer.contains("\nPress Enter"), "\(answer)")
      #expect(play.say("tt/menu").contains("0. Quit"))
    }
  }

  @Test func `a question is answered by yes or no`() throws {
    var play = try LinePlay(.level(chapter: 3, level: 2), .en, isWon: true)
    #expect(play.say("/restart").contains("“yes”"))
    #expect(play.say("no").hasPrefix("Nothing restarted.\nLevel 3.2: type your answer."))
    #expect(play.say("/restart").contains("“yes”"))
    #expect(play.say("yes").hasPrefix("Back to the first level."))
  }

  @Test(arguments: Language.allCases)
  func `a round that won nothing has neither time nor anything to share`(_ language: Language)
    throws
  {
    var play = try LinePlay(.reflex(pace: .calm, isDaily: true), language)
    let isTap = play.say("").hasPrefix(L10n.Reflex.tapIt.resolved(in: language))
    let told = play.say(isTap ? "s" : "t")
    #expect(told.contains(L10n.Reflex.moves(count: 0).resolved(in: language)))
    #expect(!told.contains("\u{A0}ms") && !told.contains(" ms") && !told.contains(":\u{A0}Exp"))
    #expect(!told.contains("To share") && !told.contains("À partager"))
  }

  @Test(arguments: Language.allCases)
  func `where nobody looked at a clock no milliseconds are told`(_ language: Language) {
    let timed = round(at: .steady).summary(in: language).resolved(in: language)
    let untimed = round(at: .untimed).summary(in: language).resolved(in: language)
    #expect(timed.contains("ms") && !untimed.contains("ms"))
  }
}

extension RoundWordsTests {
  private func round(at pace: RoundPace) -> SavedRound {
    SavedRound(
      date: "2026-11-21T08:00:00Z", pace: pace, day: nil, moves: 12, median: 412, floor: 10,
      allowance: 0, seed: 7, script: "t412")
  }
}

extension LinePlay {
  fileprivate var isPractising: Bool { voice.parser.round.ready?.practice ?? 0 > 0 }
}
