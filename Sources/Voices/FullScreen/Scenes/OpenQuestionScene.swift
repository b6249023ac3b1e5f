import Flow
import Localization
import Screen
import Session

/// An open question: a line to type into.
struct OpenQuestionScene: Scene {
  private var shown: DisplayedLevel
  private var editor = LineEditor()
  private var reader = AnswerReader()
  /// What was typed last: it comes back into the field where it is right.
  private var sent = ""

  init(_ level: LevelView) {
    shown = DisplayedLevel(level)
  }

  var heading: HeaderContent? { shown.heading }
  var level: LevelView? { shown.view }
  /// Nothing has the focus: each hint lights more.
  var picture: PictureState? {
    shown.picture(litBy: (0...shown.view.hintsTaken.count).map { .hint($0) })
  }
  let isTyping = true
  var keys: [KeyHint] { [KeyHint("⏎", L10n.Full.answer)] }

  func write(to page: inout PageWriter) {
    page.addText(shown.view.text)
    page.addClues(of: shown.view)
    page.addGap()
    page.addLiveRow(liveRow(on: page))
    page.addHints(of: shown.view)
  }

  func liveRow(on page: PageWriter) -> LiveRow {
    page.field(editor, columns: min(page.margins.end - page.margins.text - 2, 48))
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    if key == .enter {
      let typed = editor.submit()
      sent = typed
      return reader.response(to: typed, on: shown.view, in: texts.language)
    }
    return key == .tab ? .command(.hint) : nil
  }

  mutating func edit(_ key: Key, _ modifiers: Modifiers) -> Bool {
    editor.handleKey(key, modifiers)
  }

  mutating func paste(_ text: String) { editor.insert(text) }

  mutating func receive(_ event: Event) {
    let wasWon = shown.isWon
    shown.receive(event)
    if shown.isWon, !wasWon { editor.insert(sent) }
  }
}
