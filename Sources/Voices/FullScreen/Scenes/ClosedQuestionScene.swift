import Flow
import Localization
import Screen
import Session

/// A closed question: letters, the focus, what was tried.
struct ClosedQuestionScene: Scene {
  private(set) var shown: DisplayedLevel
  var focus = 0
  /// Whether a key was struck: at a landing an Enter that is the first costs no star.
  private var hasBegun = false
  private var marks = SlateMarks<String>()
  /// By the index of a clue.
  private var clueMarks = SlateMarks<Int>()

  init(_ level: LevelView) {
    shown = DisplayedLevel(level)
  }

  var heading: HeaderContent? { shown.heading }
  var level: LevelView? { shown.view }
  var picture: PictureState? {
    let answers = shown.view.answers
    return shown.picture(
      litBy: answers.indices.contains(focus) ? [.answer(answers[focus].id)] : [])
  }
  var keys: [KeyHint] {
    [.move, KeyHint("⏎", L10n.Full.answer)] + (shown.view.isLanding ? [.mark] : [])
  }

  var howToPlay: [LocalizedText] {
    shown.view.isLanding
      ? [L10n.Descent.helpDoors, L10n.Descent.markHow] : [L10n.Full.helpClosed]
  }

  func write(to page: inout PageWriter) {
    page.addText(shown.view.text)
    page.addClues(of: shown.view, marks: clueMarks)
    page.addGap()
    page.addAnswers(of: shown, marks: marks)
    page.addHints(of: shown.view)
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    defer { hasBegun = true }
    if shown.view.isLanding, key.isMark(in: texts) {
      marks.cycle(shown.view.answers[focus].id)
      return .handled
    }
    if shown.view.isLanding, let digit = ChoiceKeys.digit(key),
      shown.view.clues.indices.contains(digit)
    {
      clueMarks.cycle(digit)
      return .handled
    }
    let answers = shown.view.answers
    if let index = ChoiceKeys.index(key, among: answers) {
      focus = index
      if shown.view.isLanding { return .handled }
    } else if key != .enter {
      return nil
    } else if shown.view.isLanding, !hasBegun {
      return .remark(L10n.Descent.helpDoors)
    }
    return .command(.answer([shown.view.answers[focus].id]))
  }

  mutating func receive(_ event: Event) { shown.receive(event) }
}
