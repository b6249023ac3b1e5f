import Localization
import Presentation
import Screen
import Session

/// A form with gaps: a line to type into, for one gap after another.
struct GapsScene: Scene {
  private var shown: DisplayedLevel
  private var editor = LineEditor()
  private var reader = AnswerReader()
  /// The gap that is typed into.
  private var row = 0

  init(_ level: LevelView) {
    shown = DisplayedLevel(level)
    row = firstEmpty ?? 0
  }

  var heading: HeaderContent? { shown.heading }
  var level: LevelView? { shown.view }
  let isTyping = true
  var keys: [KeyHint] {
    [
      KeyHint("⏎", firstEmpty == nil ? L10n.Forms.handInKey : L10n.Forms.fill),
      KeyHint("↑↓", L10n.Full.move),
    ]
  }

  private var rows: [LevelView.Row] { shown.view.rows }
  private var firstEmpty: Int? { rows.firstIndex { $0.value == nil } }

  func write(to page: inout PageWriter) {
    page.addText(shown.view.text)
    page.addClues(of: shown.view)
    page.addGap()
    for index in rows.indices {
      let isFilled = rows[index].value != nil
      let sign =
        index == row
        ? StyledSymbol(Symbol.focus, .accent)
        : isFilled ? StyledSymbol(Symbol.lit, .accent) : StyledSymbol(Symbol.dark, .faint)
      let value = rows[index].value.map { StyledSymbol(page.texts($0), .accent) }
      page.addLine(sign, text: rows[index].text, note: value)
    }
    page.addGap()
    // Where the text scrolls away, what stands round the gap does not.
    if page.row > page.height - Self.rowsBelow, let words = wordsRound(row, on: page) {
      page.addRow([Span(column: page.margins.text, text: words, style: .faint)])
    }
    page.addLiveRow(liveRow(on: page))
    page.addHints(of: shown)
  }

  /// The line to type into, a blank one and what was said last.
  private static let rowsBelow = 3

  /// The words of the text on both sides of a gap, as many as fit into one line; nil where the text does not have it.
  private func wordsRound(_ gap: Int, on page: PageWriter) -> String? {
    let words = page.texts(shown.view.text).split(whereSeparator: \.isWhitespace)
    let mark = "(\(gap + 1))"
    guard let place = words.firstIndex(where: { $0.drop { $0 != "(" }.hasPrefix(mark) })
    else { return nil }
    var shown = place..<place + 1
    let columns = page.margins.end - page.margins.text
    func isShort(_ range: Range<Int>) -> Bool {
      DisplayWidth.of(words[range].joined(separator: " ")) <= columns
    }
    while true {
      let behind = shown.lowerBound..<min(shown.upperBound + 1, words.count)
      let both = max(0, behind.lowerBound - 1)..<behind.upperBound
      guard let longer = [both, behind].first(where: { $0 != shown && isShort($0) }) else {
        return words[shown].joined(separator: " ")
      }
      shown = longer
    }
  }

  func liveRow(on page: PageWriter) -> LiveRow {
    let name = page.texts(rows[row].text) + " "
    var field = page.field(
      editor, columns: min(page.margins.end - page.margins.text - 12, 48), hint: name)
    // What is typed stands behind the name of the gap.
    field.cursor? += DisplayWidth.of(name)
    return field
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    // Tab keeps what is typed, as it does in a form of the web.
    if key == .up || key == .down || key == .tab && editor.text.allSatisfy(\.isWhitespace) {
      row = (row + (key == .up ? rows.count - 1 : 1)) % rows.count
      return .handled
    }
    guard key == .enter || key == .tab else { return nil }
    let typed = editor.submit()
    if let response = reader.response(to: typed, on: shown.view, in: texts.language) {
      return response
    }
    if !typed.allSatisfy(\.isWhitespace) {
      let listed = shown.view.gaps(listedIn: typed, in: texts.language)
      return .command(.fill(listed ?? [rows[row].id: typed]))
    }
    // Handed in too soon, it says what is empty.
    guard let firstEmpty, firstEmpty != row else { return .command(.handIn) }
    row = firstEmpty
    return .handled
  }

  /// ↑, ↓ and Tab lead to another gap.
  mutating func edit(_ key: Key, _ modifiers: Modifiers) -> Bool {
    key == .up || key == .down ? false : editor.handleKey(key, modifiers)
  }

  mutating func paste(_ text: String) { editor.insert(text) }

  mutating func receive(_ event: Event) {
    shown.receive(event)
    switch event {
    case .campaign(.act), .campaign(.verdict): row = firstEmpty ?? row
    case .campaign, .general, .round, .adventure, .descent: break
    }
  }
}
