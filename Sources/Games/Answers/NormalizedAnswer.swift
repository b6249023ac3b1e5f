package import Localization

/// A typed answer, folded word by word: case, accents, ligatures, apostrophes, hyphens, outer
/// punctuation, a leading article and number words make no difference; the sign and
/// the decimal mark of a number do.
package struct NormalizedAnswer: Equatable, Sendable {
  /// How many scalars of a text count.
  static let limit = 4_096

  /// The folded words, in order, numbers in digits.
  package let words: [String]
  /// The same, numbers as they are written: a slip in `fourth` is no other number.
  let lettered: [String]

  /// Folds the first `limit` scalars of `text`; the language gives articles and number words. `keepsAccents`: accents and
  /// ligatures stay, as what a player may write without being corrected.
  package init(_ text: String, in language: Language, keepsAccents: Bool = false) {
    let vocabulary = AnswerNormalizationWords.of(language)
    lettered = vocabulary.withoutArticle(
      Self.words(in: text, vocabulary, keepsAccents: keepsAccents))
    words = vocabulary.withNumerals(lettered, keepsAccents: keepsAccents)
  }

  /// The words in lower case, accents, articles and all; of the first 4,096 scalars.
  static func writtenWords(of text: String, in language: Language) -> [String] {
    words(in: text, .of(language), keepsAccents: true)
  }

  private static func words(
    in text: String, _ vocabulary: AnswerNormalizationWords, keepsAccents: Bool
  ) -> [String] {
    let text = String(text.unicodeScalars.prefix(limit)).lowercased()
    let words = Array(AnswerTokenizer(Array(text), groupSeparator: vocabulary.groupSeparator))
    return keepsAccents ? words : words.map { $0.folded(as: .word) }.filter { !$0.isEmpty }
  }

  /// “four” and “4” are one answer.
  package static func == (lhs: NormalizedAnswer, rhs: NormalizedAnswer) -> Bool {
    lhs.words == rhs.words
  }

  /// The words without the blanks between them: "etats unis" and "etatsunis" are one answer.
  package var joined: String { words.joined() }
}

/// What of a typed answer makes a difference: the folded words, or where the spelling counts the text as it is
/// written, but for case, the kinds of blanks, apostrophes and hyphens, and punctuation round it.
package func answerKey(_ text: String, in language: Language, isExact: Bool) -> String {
  isExact ? text.spelling : NormalizedAnswer(text, in: language).joined
}

extension String {
  fileprivate var spelling: String {
    let letters = folded(as: .choice).map { letter -> Character in
      "’‘ʼ".contains(letter) ? "'" : "‑‐".contains(letter) ? "-" : letter
    }
    let isWord = { (letter: Character) in letter.isLetter || letter.isNumber }
    guard let first = letters.firstIndex(where: isWord), let last = letters.lastIndex(where: isWord)
    else { return "" }
    return String(letters[first...last])
  }
}
