import Localization
import Screen
import Session

/// A closed question: letters, the focus, what was tried.
struct ClosedQuestionScene: Scene {
  private(set) var shown: DisplayedLevel
  var focus = 0 { didSet { hasChosen = true } }
  var hasFocus: Bool { !shown.view.countsTries || hasChosen }
  /// Whether the focus was moved, a letter typed, or an answer given.
  private var hasChosen = false
  /// Whether Enter was struck on an answer to which nobody had moved.
  private var asksAgain = false
  var isWrittenForFocus: Bool { asksAgain }
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
    page.addAnswers(of: shown, marks: marks, askingAgain: asksAgain && !hasChosen ? focus : nil)
    page.addHints(of: shown)
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    if shown.view.isLanding, SlateMarks.isKey(key, in: texts) {
      marks.turn(shown.view.answers[focus].id)
      return .handled
    }
    let answers = shown.view.answers
    if let index = ChoiceKeys.index(key, among: answers) ?? initialIndex(key, in: texts) {
      focus = index
      // No letter that slipped costs a try.
      if shown.view.countsTries { return .handled }
    } else if key != .enter {
      return nil
    } else if !hasFocus {
      // No Enter too many costs a try.
      return .remark(L10n.Full.chooseFirst)
    } else if !hasChosen, !asksAgain {
      // Nor a star: Enter that led here may have been struck twice.
      asksAgain = true
      return .handled
    }
    hasChosen = true
    return .command(.answer([shown.view.answers[focus].id]))
  }

  /// The place, from 0, of the one of two answers that begins with the letter, such as `t` for true, where neither’s
  /// letter opens anything.
  private func initialIndex(_ key: Key, in texts: TextResolver) -> Int? {
    let initials = shown.view.answers.map { String(texts($0.text).prefix(1)).lowercased() }
    guard initials.count == 2, Set(initials).count == 2,
      Set(initials).isDisjoint(with: MenuScene.Entry.shortcutLetters(in: texts.language))
    else { return nil }
    return initials.firstIndex { key.isLetter(among: [$0]) }
  }

  /// The keys that move to an answer: `↑↓ a–d`.
  private var letters: String {
    let answers = shown.view.answers
    let ends = [0, answers.count - 1].map { ChoiceKeys.name($0, among: answers) }
    return "↑↓ " + ends.joined(separator: "–")
  }

  mutating func receive(_ event: Event) { shown.receive(event) }
}
