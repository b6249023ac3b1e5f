import Localization

/// The words of a language that make no difference in a typed answer; read from the tables once.
struct AnswerNormalizationWords {
  private let articles: Set<String>
  /// The digits of each number word, written without blank or hyphen.
  let numerals: [String: String]
  /// The same, without accents.
  let foldedNumerals: [String: String]

  static func of(_ language: Language) -> AnswerNormalizationWords { all[language.index] }

  private static let all = Language.allCases.map { AnswerNormalizationWords($0) }

  private init(_ language: Language) {
    articles = Set(L10n.Answers.articles.resolved(in: language))
    let words = L10n.Answers.numbers.resolved(in: language).map { $0.filter(\.isLetter) }
    let digits = words.indices.map { String($0) }
    numerals = Dictionary(uniqueKeysWithValues: zip(words, digits))
    foldedNumerals = Dictionary(
      uniqueKeysWithValues: zip(words.map { $0.folded(as: .word) }, digits))
  }

  /// Articles in front say nothing; alone they stay, for there is nothing else.
  func withoutArticle(_ words: [String]) -> [String] {
    let rest = words.drop { articles.contains($0) }
    return rest.isEmpty ? words : Array(rest)
  }
}
