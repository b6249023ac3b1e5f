package import Localization
package import Session

/// A form with gaps.
extension LevelView {
  /// As many words or numbers as there are empty gaps, or gaps in all, with `, ` or `;` between them, by the ids of these;
  /// nil for anything else.
  package func gaps(listedIn text: String, in language: Language) -> [String: String]? {
    let mark: Character = text.contains(";" as Character) ? ";" : ","
    let parts = text.split(separator: mark, omittingEmptySubsequences: false)
    let empty = rows.filter { $0.value == nil }
    guard parts.count > 1, let gaps = [empty, rows].first(where: { $0.count == parts.count }),
      !parts.contains(where: { $0.allSatisfy(\.isWhitespace) }),
      // `3,5` is one number.
      mark == ";" || parts.dropFirst().allSatisfy({ $0.first == " " })
        || parts.allSatisfy({ $0.contains(where: \.isLetter) }),
      !foresees(text, in: language)
    else { return nil }
    let words = parts.map { String($0).trimmedBlanks }
    return Dictionary(uniqueKeysWithValues: zip(gaps.map(\.id), words))
  }
}
