package import Localization

/// A typed answer, folded word by word: case, accents, ligatures, apostrophes, hyphens, outer
/// punctuation, a leading article and number words make no difference; the sign and
/// the decimal mark of a number do.
package struct NormalizedAnswer: Equatable, Sendable {
  /// How many scalars of a text count.
  private static let limit = 500

  /// The folded words, in order.
  package let words: [String]

  /// Folds at most 500 scalars of `text`; the language gives articles and number words. What is to be
  /// exact stays as it was written.
  package init(_ text: String, in language: Language, exactness: AnswerExactness = .forgiving) {
    let vocabulary = AnswerNormalizationWords.of(language)
    let words = Self.words(in: text, vocabulary, exactness)
    self.words = vocabulary.withNumerals(
      exactness.articles ? words : vocabulary.withoutArticle(words), exactness)
  }

  /// The words in lower case, accents, articles and all; of the first 500 scalars.
  static func writtenWords(of text: String, in language: Language) -> [String] {
    words(in: text, .of(language), .accents)
  }

  private static func words(
    in text: String, _ vocabulary: AnswerNormalizationWords, _ exactness: AnswerExactness
  ) -> [String] {
    if !exactness.capitals, let letters = smallLetters(of: text) {
      return Array(AnswerTokenizer(letters, groupSeparator: vocabulary.groupSeparatorByte))
    }
    let text = String(text.unicodeScalars.prefix(limit))
    let letters = Array(exactness.capitals ? text : text.lowercased())
    let words = Array(AnswerTokenizer(letters, groupSeparator: vocabulary.groupSeparator))
    if exactness.accents { return words }
    return words.map { exactness.capitals ? $0.withoutAccents : $0.folded(as: .word) }
      .filter { !$0.isEmpty }
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

  /// Whether it is `other` but for an article before either, of any language.
  func isSameWithoutArticle(as other: NormalizedAnswer) -> Bool {
    self != other
      && (agreesWithoutArticle(with: other, by: ==) || hasArticle(before: other)
        || other.hasArticle(before: self))
  }

  /// Whether it is `other` behind an article of a language that one learns: « der Hund » for « Hund », and not for « die
  /// Hund ».
  private func hasArticle(before other: NormalizedAnswer) -> Bool {
    words.count == other.words.count + 1 && Self.learntArticles.contains(words[0])
      && words.dropFirst() == other.words[...]
  }

  private static let learntArticles = Set(
    Language.allCases.flatMap { L10n.Answers.learntArticles.resolved(in: $0) })

  /// Whether both agree in the words behind an article, of any language.
  func agreesWithoutArticle(
    with other: NormalizedAnswer, by agree: ([String], [String]) -> Bool
  ) -> Bool {
    Language.allCases.contains { language in
      let vocabulary = AnswerNormalizationWords.of(language)
      return agree(vocabulary.withoutArticle(words), vocabulary.withoutArticle(other.words))
    }
  }

  /// The words without the blanks between them: "etats unis" and "etatsunis" are one answer.
  package var joined: String { words.joined() }
}

extension String {
  /// As a word is folded, but with its capitals.
  fileprivate var withoutAccents: String {
    map { letter in
      let folded = String(letter).folded(as: .word)
      return letter.isUppercase ? folded.uppercased() : folded
    }.joined()
  }
}
