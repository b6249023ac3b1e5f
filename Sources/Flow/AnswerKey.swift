package import Localization

/// A typed answer, folded word by word: case, accents, ligatures, apostrophes, hyphens, outer
/// punctuation, a leading article and number words make no difference (checklists F10).
package struct AnswerKey: Equatable, Sendable {
  package let words: [String]

  /// Folds at most 500 scalars of `text`; the language gives articles and number words.
  package init(_ text: String, in language: Language) {
    let vocabulary = Vocabulary.of(language)
    self.init(text, vocabulary, numerals: vocabulary.foldedNumerals, form: folded)
  }

  /// The same, but accents and ligatures stay: what a player may write without being corrected.
  init(spelling text: String, in language: Language) {
    let vocabulary = Vocabulary.of(language)
    self.init(text, vocabulary, numerals: vocabulary.numerals) { String($0) }
  }

  private init(
    _ text: String, _ vocabulary: Vocabulary, numerals: [String: String],
    form: (Substring) -> String
  ) {
    let words = String(text.unicodeScalars.prefix(500)).lowercased()
      .split { !isPartOfWord($0) }.map(form).filter { !$0.isEmpty }
    self.words = withNumerals(vocabulary.withoutArticle(words), of: numerals)
  }

  /// The words without the blanks between them: "etats unis" and "etatsunis" are one answer.
  package var joined: String { words.joined() }
}

/// The apostrophe U+02BC counts as a letter in Unicode; here it parts words like any other.
private func isPartOfWord(_ character: Character) -> Bool {
  (character.isLetter || character.isNumber) && character.unicodeScalars.first != "ʼ"
}

/// A word in lower case without accents and ligatures.
func folded(_ word: Substring) -> String {
  word.unicodeScalars.reduce(into: "") { $0 += fold($1) }
}

private func fold(_ scalar: Unicode.Scalar) -> String {
  if scalar.isASCII { return String(scalar) }
  if let digit = Character(scalar).wholeNumberValue, digit < 10 { return String(digit) }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .spacingMark, .format: return ""
  default: return spelt[scalar] ?? baseLetter(scalar) ?? String(scalar)
  }
}

/// Letters whose plain spelling is not in their Unicode name.
private let spelt: [Unicode.Scalar: String] = [
  "œ": "oe", "æ": "ae", "ǽ": "ae", "ǣ": "ae", "ß": "ss", "ð": "d", "þ": "th", "ı": "i",
  "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl",
]

/// LATIN SMALL LETTER E WITH ACUTE is e; without Foundation the name is the only decomposition.
private func baseLetter(_ scalar: Unicode.Scalar) -> String? {
  let prefix = "LATIN SMALL LETTER "
  guard let name = scalar.properties.name, name.hasPrefix(prefix) else { return nil }
  let rest = name.dropFirst(prefix.count)
  guard let letter = rest.first, rest.dropFirst().hasPrefix(" WITH ") else { return nil }
  return letter.lowercased()
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
