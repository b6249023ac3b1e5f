import Localization
import Screen

/// Lines of a dark room that look like items, whether or not they can have the focus now.
extension PageWriter {
  /// A thing while the focus is among actions.
  mutating func addLine(_ label: StyledSymbol, text: LocalizedText?, note: StyledSymbol?) {
    let label = Span(label, at: margins.label)
    let name = Span(
      column: max(margins.item, label.end + 1), text: text.map { texts($0) } ?? "", style: .strong)
    addRow([label, name] + (note.map { [rightAligned($0)] } ?? []))
  }

  /// What a thing tells, under its name.
  mutating func addParagraph(_ text: LocalizedText) {
    add(TextBlock(columns: margins.item..<margins.end, text: text))
  }

  /// An action of the thing that is lit; `asking`: what is asked before Enter performs it.
  mutating func addAction(
    _ label: String, _ text: LocalizedText, note: StyledSymbol?, asking: StyledSymbol?,
    isItem: Bool
  ) {
    let first = row
    let start = margins.item + 5
    add(
      TextBlock(
        item: isItem ? nextItem : nil, columns: start..<margins.end - 3, text: text,
        label: Span(column: start - 3, text: label, style: .faint),
        note: asking.map(rightAligned)))
    if let note, asking == nil { add([rightAligned(note)], to: first) }
    if isItem {
      let cursor = Position(column: margins.item, row: first)
      registerItem(Page.FocusableItem(rows: first..<row, cursor: cursor))
    }
  }
}
