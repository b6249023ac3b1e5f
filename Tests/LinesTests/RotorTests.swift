import Localization
import Testing

@testable import Flow
@testable import Lines
@testable import Presentation
@testable import SampleViews
@testable import Session

/// The dial: its faces, its items, and what a number means on each.
struct RotorTests {
  private static func clue(_ index: Int) -> LocalizedText {
    L10n.Line.clue(index: index, of: 3, text: Sample.rotor.clues[index - 1])
  }

  private static let allClues = [clue(1), clue(2), clue(3)]
  private static let sealed = L10n.Line.hintsSealed(index: 1, of: 2)

  /// How a number chooses that has turned the dial.
  private static func chooses(_ number: Int) -> LocalizedText {
    L10n.Guidance.onClues(number: number)
  }

  private static let answers = [
    L10n.Line.answers,
    L10n.Line.numbered(number: 1, text: Sample.rotor.answers[0].text),
    L10n.Line.numbered(number: 2, text: Sample.rotor.answers[1].text),
  ]

  /// Lines, and what the last one turns out to be.
  static let turns: [([String], ExpectedInterpretation)] = [
    ([""], .reply([clue(2)])), (["", ""], .reply([clue(3)])), (["", "", ""], .reply(answers)),
    (["", "", "", ""], .reply([clue(1)])), (["3"], .reply([clue(3)])),
    (["3", ""], .reply(answers)), (["", "", "", "2"], .answer("4402")),
    (["1"], .reply([clue(1), chooses(1)])), (["clues"], .reply(allClues)),
    (["", "clue"], .reply(allClues)), (["signes"], .reply(allClues)),
    (["/clues"], .reply(allClues)), (["clues", ""], .reply(answers)),
    (["hints"], .reply([sealed])), (["indices", ""], .reply([clue(2)])),
    (["", "hints", ""], .reply([clue(3)])), (["hints", "2"], .reply([clue(2), chooses(2)])),
    (["answers", "hints", "2"], .answer("4402")), (["hints", "hint"], .command(.hint)),
    (["hint"], .command(.hint)), (["answers"], .reply(answers)), (["réponses"], .reply(answers)),
    (["reponses"], .reply(answers)), (["answers", ""], .reply([clue(1)])),
    (["answers", "2"], .answer("4402")), (["answers", "b"], .answer("4402")),
    (["answers", "4402"], .answer("4402")), (["4402"], .answer("4402")),
    (["hints", "4402"], .answer("4402")),
    (["answers", "clues", "2"], .reply([clue(2), chooses(2)])), (["clues 2"], .reply([clue(2)])),
    (["pistes 3"], .reply([clue(3)])), (["answers 2"], .answer("4402")),
    (["/answers 1"], .answer("4802")), (["réponses 2"], .answer("4402")),
    (["answers 3"], .outOfRange("3", of: 2)),
    (["repeat"], .command(.repeat)),
    (["", "repeat"], .command(.repeat)), (["hints", "", "/répéter"], .command(.repeat)),
    (["4"], .outOfRange("4", of: 3)), (["0"], .outOfRange("0", of: 3)), (["+2"], .notOnDial("+2")),
    (["b"], .notOnDial("b")), (["the bear"], .notOnDial("the bear")),
    (["clues 4"], .outOfRange("4", of: 3)),
    (["answers", "3"], .outOfRange("3", of: 2)), (["answers", "c"], .notAChoice("c", of: 2)),
    (["ansers"], .unknown("ansers", near: "/answers")),
  ]

  @Test(arguments: turns)
  func `the dial hears`(_ lines: [String], _ expected: ExpectedInterpretation) {
    var voice = voice(.level(Sample.rotor))
    let heard = lines.map { voice.parse(.text($0)) }
    #expect(heard.last == expected.interpretation(in: .en))
  }

  @Test func `without hints it is said that there are none`() {
    for line in ["hints", "/hints"] {
      var voice = voice(.level(Sample.rotor(hints: 0)))
      #expect(voice.parse(.text(line)) == replied([L10n.Errors.noHints]))
    }
  }

  @Test func `behind the only clue come the answers`() {
    var voice = voice(.level(Sample.rotor(hints: 1, clues: 1)))
    let clue = L10n.Line.clue(index: 1, of: 1, text: Sample.rotor.clues[0])
    for told in [Self.answers, [clue], Self.answers] {
      #expect(voice.parse(.text("")) == replied(told))
    }
  }

  @Test func `hints that were opened are told together, and the dial stays`() {
    var voice = voice(.level(Sample.rotor))
    _ = voice.parse(.text(""))
    let text = said("Legs.", "Pattes.")
    let hints = [1, 2].map { L10n.Line.hint(index: $0, of: 2, text: text) }
    _ = voice.render([
      .hint(
        Hint(of: 2, text: text, level: Sample.rotor(hints: 2, taken: [text])))
    ])
    let last = L10n.Line.hintSealed(index: 2, of: 2)
    #expect(voice.parse(.text("hints")) == replied([hints[0], last]))
    _ = voice.render([
      .hint(
        Hint(
          of: 2, text: text, level: Sample.rotor(hints: 2, taken: [text, text])))
    ])
    for (line, told) in [("hints", hints), ("", [Self.clue(3)])] {
      #expect(voice.parse(.text(line)) == replied(told))
    }
  }

  @Test func `all that was heard is said again`() {
    var voice = voice(.level(Sample.rotor))
    for line in ["", "", "", "clues 2"] { _ = voice.parse(.text(line)) }
    _ = voice.parse(.text("/repeat"))
    let told = voice.render([.level(Sample.rotor)])
    for text in (1...3).map(Self.clue) + Self.answers {
      #expect(told.contains(text.resolved(in: .en) + "\n"))
    }
  }

  @Test func `another language leaves the dial where it was`() {
    var voice = voice(.level(Sample.rotor))
    _ = voice.parse(.text("3"))
    let told = voice.render([.notice(.languageChanged(.fr)), .level(Sample.rotor)])
    #expect(told.contains(Self.clue(3).resolved(in: .fr)))
    #expect(voice.parse(.text("1")) == replied([Self.clue(1), Self.chooses(1)], in: .fr))
  }

  @Test func `another level begins at its first clue`() {
    var voice = voice(.level(Sample.rotor))
    _ = voice.parse(.text("answers"))
    _ = voice.render([.level(Sample.closed), .level(Sample.rotor)])
    #expect(
      voice.parse(.text("")) == replied([Self.clue(2)])
    )
  }

  @Test func `a wrong answer is marked on its face`() {
    var voice = voice(.level(Sample.rotor))
    let level = Sample.rotor(hints: 2, tried: ["4802"])
    _ = voice.render([.verdict(Sample.verdict(answer: "4802", level: level))])
    let tried = L10n.Line.numbered(
      number: 1, text: L10n.Line.tried(text: Sample.rotor.answers[0].text))
    #expect(voice.parse(.text("answers")) == replied([Self.answers[0], tried, Self.answers[2]]))
  }
}
