package import Localization

/// A pupil’s name as it is kept with progress and results.
package enum PupilName {
  /// In characters.
  private static let most = 60

  /// The name without what steers or hides, blanks at its ends or in a row; nil where nothing is left.
  package static func clean(_ text: String) -> SafeText? {
    let safe = String(
      String.UnicodeScalarView(
        text.unicodeScalars.prefix(most * 10).map { $0.isSafe ? $0 : " " }))
    let words = safe.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let name = SafeText(cleaning: String(words.prefix(most)))
    return name.string.isEmpty ? nil : name
  }

  /// What of a name counts: its letters and digits. Case, accents, the kind of apostrophe, hyphens and blanks make
  /// no difference, for nobody types them the same twice; a name without a letter or digit is itself.
  package static func key(_ name: String) -> String {
    let words = name.folded(as: .word).split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? name : words.joined(separator: " ")
  }
}
