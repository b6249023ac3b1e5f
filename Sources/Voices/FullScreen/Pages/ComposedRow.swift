import Localization

/// What a row round the page says; it is put into columns only where it is other than before.
protocol RowContent: Equatable, Sendable {
  func spans(in texts: TextResolver) -> [Span]
}

/// A row in the words of its language, with what it says.
struct ComposedRow<Content: RowContent>: Sendable {
  let spans: [Span]
  private let content: Content
  private let language: Language

  /// Takes the spans of `last` where it says the same.
  init(_ content: Content, in texts: TextResolver, after last: Self?) {
    self.content = content
    language = texts.language
    if let last, last.language == language, last.content == content {
      spans = last.spans
    } else {
      spans = content.spans(in: texts)
    }
  }
}
