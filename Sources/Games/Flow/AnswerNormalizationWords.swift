import Localization

/// The words of a language that make no difference in a typed answer; read from the tables once, then shared.
final class AnswerNormalizationWords: Sendable {
  /// What parts groups of three digits; nil where the language has nothing for it.
  let groupSeparator: Character?
  /// The same, where it is ASCII.
  let groupSeparatorByte: UInt8?
  /// What may stand round an answer.
  let frames: AnswerFrames
  private let articles: Set<String>
  /// Articles of which one is wrong where the other is right, in pairs: `le` and `la`.
  private let articlePairs: [Set<Substring>]
  private let numbers: NumberWords
  private let foldedNumbers: NumberWords

  static func of(_ language: Language) -> AnswerNormalizationWords { all[language.index] }

  private static let all = Language.allCases.map { AnswerNormalizationWords($0) }

  private init(_ language: Language) {
    groupSeparator = language.typedGroupSeparator
    groupSeparatorByte = groupSeparator?.asciiValue
    frames = AnswerFrames(language)
    articles = Set(L10n.Answers.articles.resolved(in: language))
    articlePairs = L10n.Answers.articlePairs.resolved(in: language).map {
      Set($0.split(separator: " "))
    }
    numbers = NumberWords(language, keepsAccents: true)
    foldedNumbers = NumberWords(language, keepsAccents: false)
  }

  /// Articles in front say nothing; alone they stay, for there is nothing else.
  func withoutArticle(_ words: [String]) -> [String] {
    guard let first = words.first, articles.contains(first) else { return words }
    let rest = words.drop(while: articles.contains)
    return rest.isEmpty ? words : Array(rest)
  }

  /// Whether the first word is an article of another gender or number than the second.
  func isWrong(_ article: String, for right: String) -> Bool {
    article != right && articlePairs.contains { $0.isSuperset(of: [article[...], right[...]]) }
  }

  /// "four steps" is 4 steps, and "dix-sept pas" is 17.
  func withNumerals(_ words: [String], keepsAccents: Bool) -> [String] {
    (keepsAccents ? numbers : foldedNumbers).inDigits(words)
  }
}
