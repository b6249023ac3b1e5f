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
