package import Localization

/// A typed answer, folded word by word: case, accents, ligatures, apostrophes, hyphens, outer
/// punctuation, a leading article and number words make no difference; the sign and
/// the decimal mark of a number do.
package struct NormalizedAnswer: Equatable, Sendable {
  /// The folded words, in order.
  package let words: [String]

  /// Folds at most 500 scalars of `text`; the language gives articles and number words. Where accents
  /// are exact, they and ligatures stay: what a player may write without being corrected.
  package init(_ text: String, in language: Language, accents: AccentSensitivity = .folded) {
    let text = String(text.unicodeScalars.prefix(500)).lowercased()
    let vocabulary = AnswerNormalizationWords.of(language)
    var words = Array(AnswerTokenizer(text, in: language))
    var numerals = vocabulary.numerals
    if accents == .folded {
      words = words.map { $0.folded(as: .word) }.filter { !$0.isEmpty }
      numerals = vocabulary.foldedNumerals
    }
    self.words = withNumerals(vocabulary.withoutArticle(words), of: numerals)
  }

  /// The words without the blanks between them: "etats unis" and "etatsunis" are one answer.
  package var joined: String { words.joined() }
}

/// "four steps" is 4 steps, and "dix-sept pas" is 17: a number may be two words.
private func withNumerals(_ words: [String], of numerals: [String: String]) -> [String] {
  var rest = words[...]
  var result: [String] = []
  while let first = rest.first {
    if rest.count > 1, let numeral = numerals[rest.prefix(2).joined()] {
      result.append(numeral)
      rest.removeFirst(2)
    } else {
      result.append(numerals[first] ?? first)
      rest.removeFirst()
    }
  }
  return result
}
