import Localization
import Testing

@testable import Flow
@testable import Lines
@testable import Presentation
@testable import SampleViews
@testable import Session

/// Choices that are the same but for accents, case or signs: the one that is written just so is meant.
struct ExactChoiceTests {
  private static func level(_ texts: [String]) -> LevelView {
    closedQuestion(texts.map { ($0, $0) })
  }

  /// What is shown, what is typed, and which of them that is; nil where the player is asked.
  private static let typed: [([String], String, String?)] = [
    (["sur", "sûr"], "sûr", "sûr"), (["sur", "sûr"], "sur", "sur"), (["sur", "sûr"], "SÛR", "sûr"),
    (["sur", "sûr"], "su\u{302}r", "sûr"), (["sûr", "sur"], "SUR", "sur"),
    (["Sur", "sûr"], "SÛR", "sûr"), (["Polish", "polish"], "polish", "polish"),
    (["3", "4", "5"], "3", "3"), (["3", "4", "5"], "a", "3"), (["an", "a"], "2", "a"),
    (["an", "a"], "a", "a"), (["an", "a"], "b", nil), (["3", "4", "5"], "2", nil),
    (["Polish", "polish"], "POLISH", nil), (["menu", "card"], "menu", "menu"),
    (["menu", "card"], "1", "menu"), (["où", "là"], "où", "où"), (["où", "là"], "a", "où"),
    (["péché", "pêche"], "pêche", "pêche"), (["péché", "pêche"], "peche", "péché"),
    (["yes.", "yes"], "yes", "yes"), (["yes.", "Yes"], "yes", "Yes"),
  ]

  @Test(arguments: typed) func `a text chooses`(
    _ texts: [String], _ typed: String, _ choice: String?
  ) {
    for language in Language.allCases {
      var voice = voice(.level(Self.level(texts)), language)
      let parsed = voice.parse(.text(typed))
      if let choice {
        #expect(parsed == .command(.answer([choice])))
      } else if case .command(let command) = parsed {
        Issue.record("\(typed) is \(command)")
      }
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
