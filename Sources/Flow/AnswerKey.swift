package import Localization

/// A typed answer, folded word by word: case, accents, ligatures, apostrophes, hyphens, outer
/// punctuation, a leading article and number words make no difference (checklists F10).
package struct AnswerKey: Equatable, Sendable {
  package let words: [String]

  /// Folds at most 200 characters of `text`; the language gives articles and number words.
  package init(_ text: String, in language: Language) {
    self.init(words: foldedWords(text), in: language)
  }

  /// The same, but accents and ligatures stay: what a player may write without being corrected.
  init(spelling text: String, in language: Language) {
    let words = text.lowercased().prefix(200).split { !isPartOfWord($0) }
    self.init(words: words.map { String($0) }, in: language)
  }

  private init(words: [String], in language: Language) {
    self.words = withNumerals(withoutArticle(words, in: language), in: language)
  }

  /// The words without the blanks between them: "etats unis" and "etatsunis" are one answer.
  package var joined: String { words.joined() }
}

private func foldedWords(_ text: String) -> [String] {
  text.lowercased().prefix(200)
    .split { !isPartOfWord($0) }
    .map { word in word.reduce(into: "") { $0 += fold($1) } }
}

private func isPartOfWord(_ character: Character) -> Bool {
  character.isLetter || character.isNumber
}

private func fold(_ character: Character) -> String {
  if character.isASCII { return String(character) }
  if let digit = character.wholeNumberValue, digit < 10 { return String(digit) }
  if let spelt = spelt[character] { return spelt }
  return character.unicodeScalars.reduce(into: "") { $0 += fold($1) }
}

private func fold(_ scalar: Unicode.Scalar) -> String {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .spacingMark: ""
  default: baseLetter(scalar) ?? scalar.properties.lowercaseMapping
  }
}

/// Letters whose plain spelling is not in their Unicode name.
private let spelt: [Character: String] = [
  "œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
  "ﬁ": "fi", "ﬂ": "fl",
]

/// LATIN SMALL LETTER E WITH ACUTE is e; without Foundation the name is the only decomposition.
private func baseLetter(_ scalar: Unicode.Scalar) -> String? {
  let prefix = "LATIN SMALL LETTER "
  guard !scalar.isASCII, let name = scalar.properties.name, name.hasPrefix(prefix) else {
    return nil
  }
  let rest = name.dropFirst(prefix.count)
  guard let letter = rest.first, rest.dropFirst().hasPrefix(" WITH ") else { return nil }
  return letter.lowercased()
}

/// A leading article says nothing; alone it stays, for there is nothing else.
private func withoutArticle(_ words: [String], in language: Language) -> [String] {
  let rest = words.drop { L10n.Answers.articles.resolved(in: language).contains($0) }
  return rest.isEmpty ? words : Array(rest)
}

/// "four" is 4 and "dix-sept" is 17, as the whole answer or as one word of it.
private func withNumerals(_ words: [String], in language: Language) -> [String] {
  let numbers = L10n.Answers.numbers.resolved(in: language)
    .map { number in number.split(separator: "-").joined() }
  func numeral(_ word: String) -> String? { numbers.firstIndex(of: word).map { String($0) } }
  if let whole = numeral(words.joined()) { return [whole] }
  return words.map { numeral($0) ?? $0 }
}
