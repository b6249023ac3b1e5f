import Localization

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
