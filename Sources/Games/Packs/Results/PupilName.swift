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
}
