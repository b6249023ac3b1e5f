import Localization
import Screen

extension PageWriter {
  /// Words with their signs, one behind the other in as many rows as it takes.
  mutating func addFlow(_ parts: [(sign: StyledSymbol, text: LocalizedText)]) {
    var spans: [Span] = []
    for part in parts {
      let text = shortened(texts(part.text), toFit: margins.end - margins.text - 2)
      let start = spans.last.map { $0.end + 3 } ?? margins.text
      if start + 2 + DisplayWidth.of(text) > margins.end, !spans.isEmpty {
        addRow(spans)
        spans = []
      }
      let column = spans.last.map { $0.end + 3 } ?? margins.text
      spans.append(Span(part.sign, at: column))
      spans.append(Span(column: column + 2, text: text, style: part.sign.style))
    }
    if !spans.isEmpty { addRow(spans) }
  }

  /// A text, or as much of it as there is room for.
  func shortened(_ text: String, toFit columns: Int) -> String {
    DisplayWidth.of(text) <= columns ? text : FullScreen.shortened(text, to: columns)
  }

  /// Items in the middle of the page; in two columns where there are many and room for them.
  mutating func addMenu(_ labels: [(label: String, text: LocalizedText)]) {
    let widths = labels.map { 5 + DisplayWidth.of(texts($0.text)) }
    let half = (labels.count + 1) / 2
    let (left, right) = (widths.prefix(half).max() ?? 0, widths.dropFirst(half).max() ?? 0)
    let (gap, mark) = (4, 2)
    let isDouble = labels.count > 5 && left + gap + right + mark <= margins.columns
    guard max(left, right) + mark <= margins.columns else {
      for (label, text) in labels {
        addFocusableItem(label: StyledSymbol(label, .faint), text: text)
      }
      return
    }
    let height = isDouble ? half : labels.count
    let start = margins.centered(isDouble ? left + gap + right : max(left, right))
    let first = row
    for _ in 0..<height { addRow([]) }
    for (index, label) in labels.enumerated() {
      let column = start + (index / max(1, height)) * (left + gap)
      addMenuItem(label, at: Position(column: column, row: first + index % max(1, height)))
    }
  }

  /// An item of the menu whose focus is marked at that position.
  private mutating func addMenuItem(
    _ label: (label: String, text: LocalizedText), at position: Position
  ) {
    add(
      [
        Span(column: position.column + 2, text: label.label, style: .faint),
        Span(column: position.column + 5, text: texts(label.text), item: nextItem),
      ], to: position.row)
    registerItem(Page.FocusableItem(rows: position.row..<position.row + 1, cursor: position))
  }
}
