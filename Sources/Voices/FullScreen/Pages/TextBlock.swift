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

/// Something that fills rows of its own: a text on a page, the header, the footer. Equal ones fill
/// them alike.
protocol Block: Equatable, Sendable {
  func rows(in texts: TextResolver) -> [[Span]]
}

/// A block with its rows, in the words of one language; shared, never changed.
final class ComposedBlock<Content: Block>: Sendable {
  let rows: [[Span]]
  private let content: Content
  private let language: Language

  init(_ content: Content, in texts: TextResolver) {
    self.content = content
    language = texts.language
    rows = content.rows(in: texts)
  }

  /// Whether it would be composed just so again.
  func isCurrent(_ content: Content, in texts: TextResolver) -> Bool {
    language == texts.language && self.content == content
  }
}

extension Block {
  /// `last` where it is the same, else a new one.
  func composed(
    in texts: TextResolver, after last: ComposedBlock<Self>?
  ) -> ComposedBlock<Self> {
    if let last, last.isCurrent(self, in: texts) { return last }
    return ComposedBlock(self, in: texts)
  }
}
