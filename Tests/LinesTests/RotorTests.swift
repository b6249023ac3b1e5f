import Localization
import Testing

@testable import Lines
@testable import Presentation
@testable import SampleViews
@testable import Session

/// The dial: its faces, its items, and what a number means on each.
struct RotorTests {
  private static func clue(_ index: Int) -> LocalizedText {
    L10n.Line.clue(index: index, of: 3, text: Sample.rotor.clues[index - 1])
  }

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
    ([""], .reply([clue(2)])), (["", ""], .reply([clue(3)])), (["", "", ""], .reply([clue(1)])),
    (["3"], .reply([clue(3)])), (["3", ""], .reply([clue(1)])),
    (["1"], .reply([clue(1), chooses(1)])),
    (["clues"], .reply([clue(1)])), (["", "clue"], .reply([clue(1)])),
    (["signes"], .reply([clue(1)])), (["/clues"], .reply([clue(1)])),
    (["hints"], .reply([sealed])), (["indices", ""], .reply([sealed])),
    (["hints", "", ""], .reply([sealed])),
    (["hints", "2"], .reply([sealed, L10n.Guidance.onHints(number: 2)])),
    (["hints", "hint"], .command(.hint)), (["hint"], .command(.hint)),
    (["answers"], .reply(answers)), (["réponses"], .reply(answers)),
    (["reponses"], .reply(answers)),
    (["answers", ""], .reply(answers)), (["answers", "2"], .command(.answer(["4402"]))),
    (["answers", "b"], .command(.answer(["4402"]))),
    (["answers", "4402"], .command(.answer(["4402"]))),
    (["4402"], .command(.answer(["4402"]))), (["hints", "4402"], .command(.answer(["4402"]))),
    (["answers", "clues", "2"], .reply([clue(2), chooses(2)])),
    (["clues 2"], .reply([clue(2)])), (["pistes 3"], .reply([clue(3)])),
    (["answers 2"], .command(.answer(["4402"]))), (["/answers 1"], .command(.answer(["4802"]))),
    (["réponses 2"], .command(.answer(["4402"]))), (["hints 2"], .reply([sealed])),
    (["answers 3"], .reply([L10n.Errors.outOfRange(said: echo("3"), last: 2)])),
    (["Enter"], .reply([clue(2)])),
    (["repeat"], .command(.repeat)), (["", "repeat"], .command(.repeat)),
    (["hints", "", "/répéter"], .command(.repeat)),
    (["4"], .reply([L10n.Errors.outOfRange(said: echo("4"), last: 3)])),
    (["0"], .reply([L10n.Errors.outOfRange(said: echo("0"), last: 3)])),
    (["+2"], .reply([L10n.Errors.notOnDial(said: echo("+2"))])),
    (["b"], .reply([L10n.Errors.notOnDial(said: echo("b"))])),
    (["the bear"], .reply([L10n.Errors.notOnDial(said: echo("the bear"))])),
    (["hints", "3"], .reply([L10n.Errors.outOfRange(said: echo("3"), last: 2)])),
    (["answers", "3"], .reply([L10n.Errors.outOfRange(said: echo("3"), last: 2)])),
    (["answers", "c"], .reply([L10n.Errors.notAChoiceOf(said: echo("c"), last: 2)])),
    (
      ["ansers"],
      .reply([L10n.Errors.unknownCommandNear(said: echo("ansers"), near: echo("/answers"))])
    ),
  ]

  @Test(arguments: turns)
  func `the dial hears`(_ lines: [String], _ expected: ExpectedInterpretation) {
    var voice = voice(.level(Sample.rotor))
    let heard = lines.map { voice.parse(.text($0)) }
    #expect(heard.last == expected.interpretation(in: .en))
  }

  @Test func `a face without hints says so, whatever is turned to`() {
    for lines in [["hints"], ["hints", ""], ["hints", "1"], ["hints", "2"]] {
      var voice = voice(.level(Sample.rotor(hints: 0)))
      let heard = lines.map { voice.parse(.text($0)) }
      #expect(
        heard.last == ExpectedInterpretation.reply([L10n.Errors.noHints]).interpretation(in: .en))
    }
  }

  @Test func `one clue is the next one again`() {
    var voice = voice(.level(Sample.rotor(hints: 1, clues: 1)))
    let clue = L10n.Line.clue(index: 1, of: 1, text: Sample.rotor.clues[0])
    #expect(voice.parse(.text("")) == ExpectedInterpretation.reply([clue]).interpretation(in: .en))
  }

  @Test func `a hint that was opened stands on its face, and the dial at it`() {
    var voice = voice(.level(Sample.rotor))
    _ = voice.parse(.text("hints"))
    let text = said("Legs.", "Pattes.")
    _ = voice.render(
      [1, 2].map {
        let level = Sample.rotor(hints: 2, taken: Array(repeating: text, count: $0))
        return .hint(HintView(index: $0, of: 2, text: text, level: level))
      })
    let hint = L10n.Line.hint(index: 2, of: 2, text: text)
    _ = voice.parse(.text("/repeat"))
    let level = Sample.rotor(hints: 2, taken: [text, text])
    #expect(voice.render([.level(level)]).contains(hint.resolved(in: .en)))
    #expect(
      voice.parse(.text("hints 2"))
        == ExpectedInterpretation.reply([hint]).interpretation(in: .en))
    #expect(
      voice.parse(.text("clues"))
        == ExpectedInterpretation.reply([Self.clue(1)]).interpretation(in: .en))
  }

  @Test func `another language leaves the dial where it was`() {
    var voice = voice(.level(Sample.rotor))
    _ = voice.parse(.text("3"))
    let told = voice.render([.notice(.languageChanged(.fr)), .level(Sample.rotor)])
    #expect(told.contains(Self.clue(3).resolved(in: .fr)))
    #expect(
      voice.parse(.text("")) == ExpectedInterpretation.reply([Self.clue(1)]).interpretation(in: .fr)
    )
  }

  @Test func `another level begins at its first clue`() {
    var voice = voice(.level(Sample.rotor))
    _ = voice.parse(.text("answers"))
    _ = voice.render([.level(Sample.closed), .level(Sample.rotor)])
    #expect(
      voice.parse(.text("")) == ExpectedInterpretation.reply([Self.clue(2)]).interpretation(in: .en)
    )
  }

  @Test func `a wrong answer is marked on its face`() {
    var voice = voice(.level(Sample.rotor))
    let level = Sample.rotor(hints: 2, tried: ["4802"])
    _ = voice.render([.verdict(Sample.verdict(answer: "4802", level: level))])
    let tried = L10n.Line.numbered(
      number: 1, text: L10n.Line.tried(text: Sample.rotor.answers[0].text))
    #expect(
      voice.parse(.text("answers"))
        == ExpectedInterpretation.reply([Self.answers[0], tried, Self.answers[2]]).interpretation(
          in: .en))
  }
}
