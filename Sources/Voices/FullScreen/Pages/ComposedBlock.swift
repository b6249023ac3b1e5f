import Localization

/// Something that fills rows of its own: a text on a page, the header, the footer. Equal ones fill
/// them alike.
protocol Block: Equatable, Sendable {
  func rows(in texts: TextResolver) -> [[Span]]
}

/// A block with its rows, in the words of one language.
struct ComposedBlock<Content: Block>: Sendable {
  let content: Content
  let rows: [[Span]]
  private let language: Language

  /// Takes the rows of `last` where it is of the same content.
  init(_ content: Content, in texts: TextResolver, after last: Self?) {
    self.content = content
    language = texts.language
    if let last, last.language == language, last.content == content {
      rows = last.rows
    } else {
      rows = content.rows(in: texts)
    }
  }
}
