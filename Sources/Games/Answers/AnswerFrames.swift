import Localization

/// What may stand round an answer and says nothing of its own: "I think it was … , please". Closed
/// lists: a word that is in none of them, as every denial, is a word of the answer.
struct AnswerFrames: Sendable {
  private let before: WordSequences
  private let after: WordSequences
  private let between: WordSequences

  init(_ language: Language) {
    let before =
      L10n.Answers.before.resolved(in: language) + L10n.Answers.articles.resolved(in: language)
    let after = L10n.Answers.after.resolved(in: language)
    self.before = WordSequences(before)
    self.after = WordSequences(after)
    between = WordSequences(before + after + L10n.Answers.alternatives.resolved(in: language))
  }

  /// Whether the folded words are a frame in front of an answer.
  func mayPrecede(_ words: ArraySlice<String>) -> Bool { before.mayCompose(words) }

  /// Whether they are one behind it.
  func mayFollow(_ words: ArraySlice<String>) -> Bool { after.mayCompose(words) }

  /// Whether they may stand between two answers that mean the same: frames of either place, “or”.
  func mayStandBetween(_ words: ArraySlice<String>) -> Bool { between.mayCompose(words) }

  /// How many words at the beginning are one frame, the longest; 0 where there is none.
  func prefixCount(of words: ArraySlice<String>) -> Int { between.longestPrefixCount(of: words) }
}

/// Words, and words in a row, that are looked up by their beginning.
private struct WordSequences: Sendable {
  private let sequences: Set<String>
  private let longest: Int

  init(_ texts: [String]) {
    let words = texts.map { $0.split(separator: " ").map { String($0).folded(as: .word) } }
    sequences = Set(words.map { $0.joined(separator: " ") })
    longest = words.map(\.count).max() ?? 0
  }

  /// Whether the words are some of the sequences in a row; the longer one first.
  func mayCompose(_ words: ArraySlice<String>) -> Bool {
    var rest = words
    while !rest.isEmpty {
      let count = longestPrefixCount(of: rest)
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// How many words at the beginning are one of the sequences; 0 where there is none.
  func longestPrefixCount(of words: ArraySlice<String>) -> Int {
    (0...min(longest, words.count)).reversed().first {
      sequences.contains(words.prefix($0).joined(separator: " "))
    } ?? 0
  }
}

/// The words of a language that make no difference in a typed answer; read from the tables once, then shared.
final class AnswerNormalizationWords: Sendable {
  /// What parts groups of three digits; nil where the language has nothing for it.
  let groupSeparator: Character?
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

/// A typed answer word by word, in which answers are looked for that other words stand round.
struct AnswerSentence {
  /// In how many words an answer is looked for; who writes more tells a story.
  private static let limit = 30

  /// Without accents.
  let folded: [String]
  /// As it was written, in lower case.
  private let written: [String]
  private let vocabulary: AnswerNormalizationWords

  /// The words of a text; none where there are too many.
  init(_ text: String, in language: Language) {
    vocabulary = .of(language)
    let pairs = NormalizedAnswer.writtenWords(of: text, in: language)
      .map { (written: $0, folded: $0.folded(as: .word)) }.filter { !$0.folded.isEmpty }
    let isShort = pairs.count <= Self.limit
    written = isShort ? pairs.map(\.written) : []
    folded = isShort ? pairs.map(\.folded) : []
  }

  /// The words of a part, with digits for number words.
  func key(_ range: Range<Int>) -> [String] {
    vocabulary.withNumerals(Array(folded[range]), keepsAccents: false)
  }

  /// What was written there, accents and all.
  func exactKey(_ range: Range<Int>) -> String {
    vocabulary.withNumerals(Array(written[range]), keepsAccents: true).joined()
  }

  /// Whether all words but those of the answers, which stand in order, say nothing.
  func isFrame(round answers: [Range<Int>]) -> Bool {
    guard let first = answers.first, let last = answers.last else { return false }
    return vocabulary.frames.mayPrecede(folded[..<first.lowerBound])
      && vocabulary.frames.mayFollow(folded[last.upperBound...])
      && zip(answers, answers.dropFirst()).allSatisfy(mayFollowEachOther)
  }

  /// Said twice in the same words it would be another number: 7 7.
  private func mayFollowEachOther(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    let between = folded[first.upperBound..<second.lowerBound]
    return between.isEmpty
      ? folded[first] != folded[second] : vocabulary.frames.mayStandBetween(between)
  }

  /// How many words from there on are one frame, the longest.
  func frameCount(at index: Int) -> Int { vocabulary.frames.prefixCount(of: folded[index...]) }

  /// Whether no word of the part is more than a frame's.
  func isFrameWord(_ range: Range<Int>) -> Bool { vocabulary.frames.mayStandBetween(folded[range]) }
}
