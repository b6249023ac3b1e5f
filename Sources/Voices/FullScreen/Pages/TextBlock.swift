import Localization
import Screen

/// A text between two columns, with what stands beside it.
struct TextBlock: Block {
  /// The item that it belongs to.
  var item: Int?
  let columns: Range<Int>
  var style = Style.plain
  /// Nil for an empty line.
  let text: LocalizedText?
  /// Before the first line.
  var label: Span?
  /// Beside the last line, or below it where there is no room.
  var note: Span?

  func rows(in texts: TextResolver) -> [[Span]] {
    var rows = wrap(text.map { texts($0) } ?? "", columns: columns.count).map { line in
      [Span(column: columns.lowerBound, text: line, style: style, item: item)]
    }
    if let note {
      if let last = rows.last?.last, last.end + 2 > note.column { rows.append([]) }
      rows[rows.count - 1].append(note)
    }
    if let label { rows[0].insert(label, at: 0) }
    return rows
  }
}
