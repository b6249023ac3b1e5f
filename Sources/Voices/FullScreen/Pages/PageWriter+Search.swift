import Screen

/// Lines of a dark room that look like items, whether or not they can have the focus now.
extension PageWriter {
  /// A thing while the focus is among actions.
  mutating func addLine(_ label: StyledSymbol, text: String = "", note: StyledSymbol?) {
    let label = Span(label, at: margins.label)
    let name = Span(column: max(margins.item, label.end + 1), text: text, style: .strong)
    addRow([label, name] + (note.map { [rightAligned($0)] } ?? []))
  }

  /// What a thing tells, under its name.
  mutating func addParagraph(_ text: String) {
    for line in wrap(text, columns: margins.end - margins.item) {
      addRow([Span(column: margins.item, text: line)])
    }
  }

  /// An action of the thing that is lit.
  mutating func addAction(_ label: String, _ text: String, note: StyledSymbol?, isItem: Bool) {
    let first = row
    let start = margins.item + 5
    for (index, line) in wrap(text, columns: margins.end - start - 3).enumerated() {
      let name = Span(column: start, text: line, item: isItem ? nextItem : nil)
      let letter = Span(column: start - 3, text: label, style: .faint)
      addRow(index == 0 ? [letter, name] + (note.map { [rightAligned($0)] } ?? []) : [name])
    }
    if isItem {
      let cursor = Position(column: margins.item, row: first)
      registerItem(Page.FocusableItem(rows: first..<row, cursor: cursor))
    }
  }
}
