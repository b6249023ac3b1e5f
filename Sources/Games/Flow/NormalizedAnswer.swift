package import Localization

/// A typed answer, folded word by word: case, accents, ligatures, apostrophes, hyphens, outer
/// punctuation, a leading article and number words make no difference; the sign and
/// the decimal mark of a number do.
package struct NormalizedAnswer: Equatable, Sendable {
  /// How many scalars of a text count.
  private static let limit = 500

  /// The folded words, in order.
  package let words: [String]

  /// Folds at most 500 scalars of `text`; the language gives articles and number words. Where accents
  /// are exact, they and ligatures stay: what a player may write without being corrected.
  package init(_ text: String, in language: Language, accents: AccentSensitivity = .folded) {
    let vocabulary = AnswerNormalizationWords.of(language)
    let words = Self.words(in: text, vocabulary, accents)
    self.words = vocabulary.withNumerals(vocabulary.withoutArticle(words), accents)
  }

  /// The words in lower case, accents, articles and all; of the first 500 scalars.
  static func writtenWords(of text: String, in language: Language) -> [String] {
    words(in: text, .of(language), .exact)
  }

  private static func words(
    in text: String, _ vocabulary: AnswerNormalizationWords, _ accents: AccentSensitivity
  ) -> [String] {
    if let letters = smallLetters(of: text) {
      return Array(AnswerTokenizer(letters, groupSeparator: vocabulary.groupSeparatorByte))
    }
    let text = String(text.unicodeScalars.prefix(limit)).lowercased()
    let words = Array(AnswerTokenizer(Array(text), groupSeparator: vocabulary.groupSeparator))
    return accents == .exact ? words : words.map { $0.folded(as: .word) }.filter { !$0.isEmpty }
  }

  /// In lower case, what counts of a text that is all ASCII, as most are; else nil.
  private static func smallLetters(of text: String) -> [UInt8]? {
    var letters: [UInt8] = []
    letters.reserveCapacity(min(limit, text.utf8.count))
    for byte in text.utf8.prefix(limit) {
      guard byte < 0x80 else { return nil }
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      letters.append(isCapital ? byte + 0x20 : byte)
    }
    return letters
  }

  /// The words without the blanks between them: "etats unis" and "etatsunis" are one answer.
  package var joined: String { words.joined() }
}
