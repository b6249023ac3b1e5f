import Localization
import Screen
import Session

/// A closed question: letters, the focus, what was tried.
struct ClosedQuestionScene: Scene {
  private(set) var shown: DisplayedLevel
  var focus = 0 { didSet { hasChosen = true } }
  var hasFocus: Bool { !shown.view.countsTries || hasChosen }
  /// Whether the focus was moved, or a letter typed.
  private var hasChosen = false
  private var marks = SlateMarks()

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
    (shown.view.countsTries ? [KeyHint(.sign(letters), L10n.Full.move)] : [.move])
      + [KeyHint("⏎", L10n.Full.answer)] + (shown.view.isLanding ? [SlateMarks.hint] : [])
  }

  func write(to page: inout PageWriter) {
    page.addText(shown.view.text)
    page.addClues(of: shown.view)
    page.addGap()
    page.addAnswers(of: shown, marks: marks)
    page.addHints(of: shown)
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    if shown.view.isLanding, SlateMarks.isKey(key, in: texts) {
      marks.turn(shown.view.answers[focus].id)
      return .handled
    }
    if let index = ChoiceKeys.index(key, among: shown.view.answers) {
      focus = index
      // No letter that slipped costs a try.
      if shown.view.countsTries { return .handled }
    } else if key != .enter {
      return nil
    } else if !hasFocus {
      // No Enter too many costs a try.
      return .remark(L10n.Full.chooseFirst)
    }
    return .command(.answer([shown.view.answers[focus].id]))
  }

  /// The keys that move to an answer: `↑↓ a–d`.
  private var letters: String {
    let answers = shown.view.answers
    let ends = [0, answers.count - 1].map { ChoiceKeys.name($0, among: answers) }
    return "↑↓ " + ends.joined(separator: "–")
  }

  mutating func receive(_ event: Event) { shown.receive(event) }
}
