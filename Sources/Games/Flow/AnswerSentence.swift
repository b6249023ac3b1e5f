import Localization

/// A typed answer word by word, in which answers are looked for that other words stand round.
struct AnswerSentence {
  /// In how many words an answer is looked for; who writes more tells a story.
  private static let limit = 30

  /// Without accents, for the frames.
  let folded: [String]
  private let words: [String]
  /// As it was written, in lower case.
  private let written: [String]
  private let vocabulary: AnswerNormalizationWords
  private let language: Language
  private let exactness: AnswerExactness

  /// The words of a text; none where there are too many.
  init(_ text: String, in language: Language, exactness: AnswerExactness) {
    vocabulary = .of(language)
    self.language = language
    self.exactness = exactness
    let pairs = NormalizedAnswer.writtenWords(of: text, in: language)
      .map { (written: $0, folded: $0.folded(as: .word)) }.filter { !$0.folded.isEmpty }
    let isShort = pairs.count <= Self.limit
    written = isShort ? pairs.map(\.written) : []
    folded = isShort ? pairs.map(\.folded) : []
    words = exactness.accents ? written : folded
  }

  /// The words of a part, with digits for number words.
  func key(_ range: Range<Int>) -> [String] {
    vocabulary.withNumerals(Array(words[range]), exactness)
  }

  /// What was written there, accents and all.
  func exactKey(_ range: Range<Int>) -> String {
    vocabulary.withNumerals(Array(written[range]), .accents).joined()
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

  /// Whether all of some words are words of the question or say nothing.
  func saysOnly(_ asked: ArraySlice<String>, _ words: ArraySlice<String>) -> Bool {
    words.allSatisfy { word in
      asked.contains { word.isForm(of: $0) }
        || vocabulary.frames.mayStandInSentence(word)
    }
  }

  /// Whether some words say nothing, or ask: « c’est … qui ».
  func isFrame(_ words: ArraySlice<String>) -> Bool {
    words.allSatisfy(vocabulary.frames.mayStandInSentence)
  }

  /// Whether what some words say stands in the question in the same order; words that say nothing may stand between.
  func follows(_ asked: ArraySlice<String>, _ words: ArraySlice<String>) -> Bool {
    var rest = asked
    for word in words {
      if let place = rest.firstIndex(where: word.isForm) {
        rest = rest[(place + 1)...]
      } else if !vocabulary.frames.mayStandInSentence(word),
        !QuestionWords.of(language).interrogatives.contains(word)
      {
        return false
      }
    }
    return true
  }

  /// Whether some words are those of the question, one by one, but for its verb, which stands first there and last here:
  /// “The first man on the Moon was”.
  func isSame(_ asked: ArraySlice<String>, _ words: ArraySlice<String>) -> Bool {
    let frames = vocabulary.frames
    let asked = asked.drop { frames.mayStandInSentence($0) && !vocabulary.isArticle($0) }
    let words = words.reversed().drop { frames.mayStandInSentence($0) && !vocabulary.isArticle($0) }
    return asked.count > 1 && Array(asked) == words.reversed()
  }

  /// Whether one of some words is more than a frame, and the question says it.
  func repeats(_ asked: ArraySlice<String>, _ words: ArraySlice<String>) -> Bool {
    words.contains { word in
      word.count > 3 && !vocabulary.frames.mayStandInSentence(word)
        && asked.contains(where: word.isForm)
    }
  }

  /// How many words from there on are one frame, the longest.
  func frameCount(at index: Int) -> Int { vocabulary.frames.prefixCount(of: folded[index...]) }

  func isArticle(at index: Int) -> Bool { vocabulary.isArticle(folded[index]) }

  /// Whether no word of the part is more than a frame's.
  func isFrameWord(_ range: Range<Int>) -> Bool { vocabulary.frames.mayStandBetween(folded[range]) }
}
