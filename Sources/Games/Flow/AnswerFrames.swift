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
