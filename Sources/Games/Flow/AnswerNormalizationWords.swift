import Localization

/// The words of a language that make no difference in a typed answer; read from the tables once, then shared.
final class AnswerNormalizationWords: Sendable {
  /// What parts groups of three digits; nil where the language has nothing for it.
  let groupSeparator: Character?
  /// The same, where it is ASCII.
  let groupSeparatorByte: UInt8?
  /// What may stand round an answer.
  let frames: AnswerFrames
  private let articles: WordSet
  /// Articles of which one is wrong where the other is right, in pairs: `le` and `la`.
  private let articlePairs: [Set<String>]
  private let numerals: NumeralWords
  /// The same, without accents.
  private let foldedNumerals: NumeralWords

  static func of(_ language: Language) -> AnswerNormalizationWords { all[language.index] }

  private static let all = Language.allCases.map { AnswerNormalizationWords($0) }

  private init(_ language: Language) {
    groupSeparator = language.typedGroupSeparator
    groupSeparatorByte = groupSeparator?.asciiValue
    frames = AnswerFrames(language)
    articles = WordSet(L10n.Answers.articles.resolved(in: language))
    articlePairs = L10n.Answers.articlePairs.resolved(in: language).map { pair in
      Set(pair.split(separator: " ").map(String.init))
    }
    let words = L10n.Answers.numbers.resolved(in: language).map { $0.filter(\.isLetter) }
    let digits = words.indices.map { String($0) }
    numerals = NumeralWords(words, digits)
    foldedNumerals = NumeralWords(words.map { $0.folded(as: .word) }, digits)
  }

  /// Articles in front say nothing; alone they stay, for there is nothing else.
  func withoutArticle(_ words: [String]) -> [String] {
    guard let first = words.first, isArticle(first) else { return words }
    let rest = words.drop(while: isArticle)
    return rest.isEmpty ? words : Array(rest)
  }

  /// Whether the first article is wrong where the second is right, as one of another gender is.
  func isWrong(_ article: String, for right: String) -> Bool {
    article != right && articlePairs.contains { $0.isSuperset(of: [article, right]) }
  }

  /// In small letters, or with the capital of a sentence.
  func isArticle(_ word: String) -> Bool {
    articles.contains(word)
      || word.first.map { $0.isUppercase } ?? false && articles.contains(word.lowercased())
  }

  /// "four steps" is 4 steps, and "dix-sept pas" is 17: a number may be two words.
  func withNumerals(_ words: [String], _ exactness: AnswerExactness) -> [String] {
    let numerals = exactness.accents ? numerals : foldedNumerals
    guard words.contains(where: { numerals.mayBegin(with: $0) }) else { return words }
    var result: [String] = []
    var index = 0
    while index < words.count {
      let (digits, count) = numerals.digits(at: index, of: words) ?? (words[index], 1)
      result.append(digits)
      index += count
    }
    return result
  }
}

/// The number words of a language and their digits.
private struct NumeralWords {
  /// The digits of each number word, written without blank or hyphen.
  private let digits: [String: String]
  /// What a number word may begin with: most words are told from it by one look.
  private let beginnings: WordSet

  init(_ words: [String], _ digits: [String]) {
    self.digits = Dictionary(uniqueKeysWithValues: zip(words, digits))
    beginnings = WordSet(words.flatMap { word in word.indices.map { String(word[...$0]) } })
  }

  /// Whether a number word may begin with `word`.
  func mayBegin(with word: String) -> Bool { beginnings.contains(word) }

  /// The digits for one or two of `words`, from `index` on, and for how many; nil where they are no number.
  func digits(at index: Int, of words: [String]) -> (digits: String, count: Int)? {
    guard mayBegin(with: words[index]) else { return nil }
    if index + 1 < words.count, let digits = digits[words[index] + words[index + 1]] {
      return (digits, 2)
    }
    return digits[words[index]].map { ($0, 1) }
  }
}

/// Words that most others are told from by their first byte and their length.
private struct WordSet {
  private let words: Set<String>
  private let firstBytes: [Bool]
  private let longest: Int

  init(_ words: [String]) {
    self.words = Set(words)
    let bytes = Set(words.compactMap(\.utf8.first))
    firstBytes = (0...UInt8.max).map(bytes.contains)
    longest = words.map(\.utf8.count).max() ?? 0
  }

  func contains(_ word: String) -> Bool {
    guard word.utf8.count <= longest, let first = word.utf8.first, firstBytes[Int(first)] else {
      return false
    }
    return words.contains(word)
  }
}
