package import Localization

/// Something in a question file that is not carried over, or not as it stands.
package struct ImportFinding: Hashable, Sendable {
  /// After an error there is no pack; a warning is about a question, or about a part of one.
  package let severity: PackFinding.Severity
  /// What is wrong or different, and what would be right.
  package let text: LocalizedText
  /// The line, from 1.
  package let line: Int
  /// The column in Unicode scalars, from 1.
  package let column: Int
}

/// What is told of a question file, and the byte it is about.
struct ImportIssue: Hashable {
  let text: LocalizedText
  let offset: Int

  init(_ text: LocalizedText, at offset: Int) {
    self.text = text
    self.offset = offset
  }

  /// That a question is left out, and why.
  init(_ error: ImportError) {
    self.init(L10n.PackImport.leftOut(why: error.why), at: error.offset)
  }

  /// That a character is taken off.
  init(hidden scalar: Unicode.Scalar, at offset: Int) {
    self.init(L10n.PackImport.hidden(scalar: LocalizedText(cleaning: scalar.name)), at: offset)
  }
}

/// Why a question or a whole file is left out, and the byte that shows it.
struct ImportError: Error {
  let why: LocalizedText
  let offset: Int

  init(_ why: LocalizedText, at offset: Int) {
    self.why = why
    self.offset = offset
  }
}
