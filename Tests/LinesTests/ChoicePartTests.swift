import Localization
import Testing

@testable import Flow
@testable import Lines
@testable import Presentation
@testable import SampleViews
@testable import Session

/// A question with answers of these ids and texts, the same in every language.
func closedQuestion(_ answers: [(id: String, text: String)]) -> LevelView {
  LevelView(
    chapter: 1, level: 1, levels: 1, chapterTitle: said("C", "C"), id: "l", kind: .closed,
    text: said("Q", "Q"), clues: [],
    answers: answers.map {
      LevelView.Choice(id: $0.id, text: said($0.text, $0.text), isTried: false)
    },
    elements: [], hintsTaken: [], hintsInAll: 0, attempts: 0, isCompleted: false)
}

/// A choice is taken by any words of its text that no other choice has.
struct ChoicePartTests {
  private static let english = [
    "Lean on the spike that does not drip", "Wait on the ledge", "Climb back the way you fell",
    "Wait for the bear to climb",
  ]
  private static let french = [
    "S’appuyer contre le pic qui ne goutte pas", "Suivre l’ours", "Attendre l’été",
    "Suivre les loups jusqu’à l’entrée", "Passer sous la neige",
  ]

  private static func level(_ texts: [String]) -> LevelView {
    closedQuestion(texts.enumerated().map { ("\($0 + 1)", $1) })
  }

  @Test(arguments: [
    (Language.en, "lean", "1"), (.en, "LEAN!", "1"),
    (.en, "the spike", "1"), (.en, "wait on ledge", "2"), (.en, "bear", "4"),
    (.en, "climb back", "3"),
    (.en, "way back", "3"), (.en, "drip the spike", "1"),
    (.fr, "ours", "2"), (.fr, "l'ours", "2"), (.fr, "ete", "3"), (.fr, "goutte pas", "1"),
    (.fr, "passer sous la neige", "5"),
    (.fr, "suivre loups", "4"), (.fr, "jusqu'à l'entrée", "4"),
  ]) func `a part chooses`(_ language: Language, _ typed: String, _ choice: String) {
    var voice = voice(.level(Self.level(language == .en ? Self.english : Self.french)), language)
    #expect(voice.parse(.text(typed)) == .command(.answer([choice])))
  }

  @Test(arguments: [
    (Language.en, "wait", ["2", "4"]), (.en, "climb", ["3", "4"]), (.fr, "suivre", ["2", "4"]),
  ]) func `a part of several asks for the number`(
    _ language: Language, _ typed: String, _ numbers: [String]
  ) throws {
    var voice = voice(.level(Self.level(language == .en ? Self.english : Self.french)), language)
    let list = try #require(LocalizedText.list(numbers.map { LocalizedText(cleaning: $0) }))
    let question = L10n.Choices.ambiguous(said: echo(typed), numbers: list)
    #expect(voice.parse(.text(typed)) == replied([question], in: language))
  }

  @Test(arguments: ["the", "of the", "the spikes", "lea", "lean on the bear", "is it", "9 8"])
  func `small words, other words and parts of words choose nothing`(_ typed: String) {
    var voice = voice(.level(Self.level(Self.english)))
    let refusal = L10n.Errors.notAChoiceOf(said: echo(typed), last: 4)
    #expect(voice.parse(.text(typed)) == replied([refusal]))
  }

  @Test func `a number and a part of an action perform it`() {
    var voice = voice(.level(Sample.search))
    #expect(voice.parse(.text("1 jump")) == .command(.act(element: "first", action: "jump")))
    _ = voice.parse(.text("second"))
    #expect(voice.parse(.text("jump")) == .command(.act(element: "second", action: "jump")))
  }

  @Test func `an item of the menu is taken by a part of it`() {
    let item = MenuItem(
      id: "x", text: said("The adventure", "L’aventure"), number: 2,
      letters: L10n.Title.letterLanguage)
    var voice = voice(.menu([item], standing: nil))
    #expect(voice.parse(.text("adventure")) == .command(.choose("x")))
  }
}
