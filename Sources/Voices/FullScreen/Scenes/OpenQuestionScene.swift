import Localization
import Screen
import Session

/// An open question: a line to type into.
struct OpenQuestionScene: Scene {
  private var shown: LevelDisplayState
  private var editor = LineEditor()
  var focus = 0

  init(_ level: LevelView) {
    shown = LevelDisplayState(level)
  }

  var heading: Heading? { shown.heading }
  var level: LevelView? { shown.view }
  let isTyping = true
  var keys: [KeyHint] { [KeyHint("⏎", L10n.Full.answer)] }

  func write(to page: inout PageWriter) {
    page.addText(shown.view.text)
    page.addGap()
    writeField(to: &page)
    page.addHints(of: shown.view)
  }

  private func writeField(to page: inout PageWriter) {
    let start = page.grid.text + 2
    let columns = min(page.grid.end - start, 48)
    let view = editor.view(columns: columns)
    let blanks = String(repeating: " ", count: max(0, columns - DisplayWidth.of(view.text)))
    let row = page.row
    page.addRow([
      Span(column: page.grid.text, text: Symbol.turnRight, style: .accent),
      Span(column: start, text: view.text + blanks, style: .field),
    ])
    page.registerItem(
      Page.Item(
        rows: row..<row + 1, cursor: Position(column: start + view.cursor, row: row),
        isMarked: false))
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    if key == .enter { return .command(.answer([editor.submit()])) }
    return key == .tab ? .command(.hint) : nil
  }

  mutating func edit(_ key: Key, _ modifiers: Modifiers) -> Bool {
    editor.handleKey(key, modifiers)
  }

  mutating func paste(_ text: String) { editor.insert(text) }

  mutating func receive(_ event: Event) { shown.receive(event) }
}
