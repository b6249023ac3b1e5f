package import Localization

/// What was found in a file, for its author: in lines that editors understand, or on the wire.
package struct FileDiagnostics: Sendable {
  /// In the order in which they are told.
  package let all: [FileDiagnostic]
  /// What the author calls the file.
  package let file: SafeText
  /// The language that they are told in.
  package let language: Language

  /// `file`: what the author calls it.
  package init(
    _ findings: [FileDiagnostic], in file: SafeText, language: Language
  ) {
    all = findings
    self.file = file
    self.language = language
  }

  /// Whether there is nothing to play.
  package var hasErrors: Bool { all.contains(where: \.isError) }
}

/// One thing that was found in a file, of whatever kind the file is.
package struct FileDiagnostic: Sendable {
  /// Whether the file cannot be used for it; else it is a warning.
  package let isError: Bool
  /// Line and column, from 1; nil where it is about the whole file.
  package let place: (line: Int, column: Int)?
  /// The way to it in a pack; a file of questions has none.
  package let path: SafeText?
  /// What is wrong, without where.
  package let text: LocalizedText
  /// The text, with the way to it.
  package let sentence: LocalizedText
  /// The line that it is about; nil where there is none to show.
  package let excerpt: SourceExcerpt?

  /// Without a `sentence` of its own the text says all.
  package init(
    isError: Bool, place: (line: Int, column: Int)?, path: SafeText? = nil, text: LocalizedText,
    sentence: LocalizedText? = nil, excerpt: SourceExcerpt? = nil
  ) {
    self.isError = isError
    self.place = place
    self.path = path
    self.text = text
    self.sentence = sentence ?? text
    self.excerpt = excerpt
  }

  /// `error` or `warning`, as programs are told.
  package var severity: String { isError ? "error" : "warning" }
}
