import Localization

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
