import Flow
import Localization
import Testing

@testable import Lines
@testable import Presentation
@testable import SampleViews
@testable import Session

/// Choices that are the same but for accents, case or signs: the one that is written just so is meant.
struct ExactChoiceTests {
  private static func level(_ texts: [String]) -> LevelView {
    LevelView(
      chapter: 1, level: 1, levels: 1, chapterTitle: said("C", "C"), id: "l", kind: .closed,
      text: said("Q", "Q"), clues: [],
      answers: texts.map { LevelView.Choice(id: $0, text: said($0, $0), isTried: false) },
      elements: [], hintsTaken: [], hintsInAll: 0, attempts: 0, isCompleted: false)
  }

  @Test(arguments: [
    (["ou", "où"], "où", "où"), (["ou", "où"], "ou", "ou"), (["ou", "où"], "OÙ", "où"),
    (["ou", "où"], "ou\u{300}", "où"), (["où", "ou"], "OU", "ou"), (["Ou", "où"], "OÙ", "où"),
    (["péché", "pêche"], "pêche", "pêche"), (["péché", "pêche"], "peche", "péché"),
    (["yes.", "yes"], "yes", "yes"), (["yes.", "Yes"], "yes", "Yes"), (["ou", "là"], "où", "ou"),
  ]) func `a text chooses`(_ texts: [String], _ typed: String, _ choice: String) {
    for language in Language.allCases {
      var voice = voice(.level(Self.level(texts)), language)
      #expect(voice.parse(.text(typed)) == .command(.answer([choice])))
    }
  }

  @Test func `an action is meant by its own text, though an object is nearly called so`() {
    func element(_ name: String, _ action: String) -> LevelView.Element {
      LevelView.Element(
        id: name, name: said(name, name), text: said("T", "T"),
        actions: [LevelView.Action(id: action, text: said(action, action))], chosen: nil)
    }
    let search = LevelView(
      chapter: 1, level: 1, levels: 1, chapterTitle: said("C", "C"), id: "l", kind: .search,
      text: said("Q", "Q"), clues: [], answers: [],
      elements: [element("Écho", "écoute"), element("écoutè", "pose")],
      hintsTaken: [], hintsInAll: 0, attempts: 0, isCompleted: false)
    var voice = voice(.level(search), .fr)
    _ = voice.parse(.text("écho"))
    #expect(voice.parse(.text("écoute")) == .command(.act(element: "Écho", action: "écoute")))
    _ = voice.parse(.text("ecoute"))
    #expect(voice.parse(.text("pose")) == .command(.act(element: "écoutè", action: "pose")))
  }
}
