package import Localization
package import Screen

/// A text between two columns, with what stands beside it.
struct TextBlock: Block {
  /// The item that it belongs to.
  var item: Int?
  let columns: Range<Int>
  var style = Style.plain
  /// Nil for an empty line, or for what is resolved already.
  var text: LocalizedText?
  /// Before the first line.
  var label: Span?
  /// Beside the last line, or below it where there is no room.
  var note: Span?

  func rows(in texts: TextResolver) -> [[Span]] { rows(of: text.map { texts($0) } ?? "") }

  func rows(of text: String) -> [[Span]] {
    var rows = wrap(text, columns: columns.count).map { line in
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

/// Turns keys into the words of the moment; a test may change them on their way to the screen.
package struct TextResolver: Sendable {
  /// The language of the moment; texts that are resolved from now on are in it.
  package var language: Language
  /// Texts are spelled in what the terminal has, before they are laid out.
  let glyphs: GlyphSet
  private let change: @Sendable (String) -> String

  /// `change`: what a test does to every text, such as to make it longer.
  package init(
    _ language: Language, glyphs: GlyphSet = .full,
    change: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.language = language
    self.glyphs = glyphs
    self.change = change
  }

  /// The text in the language of the moment: `texts(L10n.Full.more)`.
  package func callAsFunction(_ text: LocalizedText) -> String {
    glyphs.spelled(change(text.resolved(in: language)))
  }

  /// The first value of a list, which is the one that is shown.
  func first(_ list: LocalizedList) -> String { list.resolved(in: language).first ?? "" }
}
