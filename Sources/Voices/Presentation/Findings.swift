package import Localization

/// What was found in a file, for its author: in lines that editors understand, or on the wire.
package struct Findings: Sendable {
  package let all: [Finding]
  /// What the author calls the file.
  package let file: SafeText
  package let language: Language

  package init(_ findings: [Finding], in file: SafeText, language: Language) {
    all = findings
    self.file = file
    self.language = language
  }

  /// Whether there is nothing to play.
  package var hasErrors: Bool { all.contains(where: \.isError) }
}
