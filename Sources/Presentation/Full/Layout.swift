import Localization
import Screen

/// A page in its place on the screen.
struct Layout {
  let page: Page
  let view: Viewport
  /// The item with the focus; nil where nothing can be chosen.
  let focus: Int?
  let area: Rectangle
  /// Rows of the header and its rule; none on the title.
  let headerRows: Int

  var focused: Page.Item? {
    focus.flatMap { page.items.indices.contains($0) ? page.items[$0] : nil }
  }

  var showsFocus: Bool { focused.map(view.shows) ?? false }

  /// On the focus; where that is out of view, on what was said last, else on the first text.
  var cursor: Position {
    if let item = focused, view.shows(item) { return place(item.cursor) }
    let news = page.news.map(\.lowerBound).flatMap { view.rows.contains($0) ? $0 : nil }
    let row = news ?? view.rows.first { !page.rows[$0].isEmpty } ?? view.offset
    let column = page.rows.indices.contains(row) ? page.rows[row].first?.column ?? 0 : 0
    return place(Position(column: column, row: row))
  }

  private func place(_ position: Position) -> Position {
    Position(
      column: min(area.origin.column + position.column, area.columns.upperBound - 1),
      row: area.origin.row + headerRows + position.row - view.offset)
  }

  // MARK: Drawing

  func put(_ spans: [Span], row: Int, on frame: inout Frame) {
    for span in spans {
      let isFocused = span.item != nil && span.item == focus
      frame.put(
        span.text,
        at: Position(column: area.origin.column + span.column, row: area.origin.row + row),
        style: isFocused && span.style == .plain ? .focus : span.style,
        limit: area.size.columns - span.column)
    }
  }

  func drawBody(on frame: inout Frame) {
    for row in view.rows { put(page.rows[row], row: headerRows + row - view.offset, on: &frame) }
    guard let item = focused, item.isMarked, view.shows(item) else { return }
    frame.put(Symbol.focus, at: place(item.cursor), style: .accent)
  }

  /// A line from edge to edge; where the page goes on behind it, it says so.
  func rule(row: Int, mark: String?, words: Wording, on frame: inout Frame) {
    let columns = area.size.columns
    let origin = Position(column: area.origin.column + 1, row: area.origin.row + row)
    let line = Rectangle(column: origin.column, row: origin.row, columns: columns - 2, rows: 1)
    frame.fill(line, with: Symbol.rule, style: .faint)
    guard let mark else { return }
    let text = " \(mark) \(words(L10n.Full.more)) "
    let start = max(origin.column, origin.column + columns - 4 - DisplayWidth.of(text))
    frame.put(text, at: Position(column: start, row: origin.row), style: .strong)
  }
}
