package import Localization

extension OpenQuestionLevel {
  /// Judges typed text: the folded spelling first, then one in a frame ("I think it was …"), then one edit
  /// of slack, never towards an answer that is known to be wrong. Where the spelling counts only an answer that is
  /// spelt so is right.
  ///
  /// The articles that say nothing are those of the language that the spellings are in.
  package func match(_ text: String, in language: Language) -> TypedAnswerEvaluation {
    var judge = TypedAnswerJudge(self, in: language)
    return judge.match(text)
  }

  /// How many of the texts are right.
  package func rightCount(of texts: Set<String>, in language: Language) -> Int {
    var judge = TypedAnswerJudge(self, in: language)
    return texts.count { text in
      if case .right = judge.match(text) { true } else { false }
    }
  }

  /// What of a text makes a difference here.
  func key(_ text: String, in language: Language) -> String {
    answerKey(text, in: language, isExact: isExact)
  }
}

/// Judges typed answers to an open question in one language; what of its spellings makes a difference is
/// found once, however many answers come.
struct TypedAnswerJudge {
  let level: OpenQuestionLevel
  let language: Language
  /// The language that the spellings are in.
  let spoken: Language
  let spellings: [String]
  let keys: [NormalizedAnswer]
  /// By their joined keys, the place of the first spelling.
  let places: [String: Int]
  /// The spellings, accents and all; made when a right answer is given.
  lazy var exactSpellings: Set<String> = Set(spellings.map(exact))
  /// Made when no right answer is given.
  lazy var misses: [(key: NormalizedAnswer, miss: ForeseenWrongAnswer)] = level.nearMisses
    .flatMap { miss in
      miss.texts.resolved(in: language).map {
        (key: NormalizedAnswer($0, in: spoken), miss: miss)
      }
    }

  init(_ level: OpenQuestionLevel, in language: Language) {
    self.level = level
    self.language = language
    let spoken = level.accepted.language(for: language)
    self.spoken = spoken
    spellings = level.accepted.resolved(in: language)
    keys = level.isExact ? [] : spellings.map { NormalizedAnswer($0, in: spoken) }
    places = Dictionary(keys.enumerated().map { ($1.joined, $0) }) { first, _ in first }
  }

  /// As `OpenQuestionLevel.match` says.
  mutating func match(_ text: String) -> TypedAnswerEvaluation {
    let text = String(text.unicodeScalars.prefix(NormalizedAnswer.limit))
    let typed = NormalizedAnswer(text, in: spoken)
    guard !typed.words.isEmpty else { return .empty }
    if level.isExact { return matchExactly(text) }
    let joined = typed.joined
    if let place = places[joined] {
      // Nothing is told where every letter stands, accents and all, as in an accepted spelling.
      let isExact = exactSpellings.contains(exact(text)) && !hasWrongArticle(text, place)
      return .right(spelling: isExact ? nil : spellings[place])
    }
    if let miss = firstMiss(where: { $0.joined == joined }) { return .nearMiss(miss) }
    if let evaluation = matchFramed(text, withSlips: false) { return evaluation }
    if level.isInVocabulary(text, in: language) { return .unforeseen }
    if saysNothing(text) || isStrayKey(joined) { return .empty }
    if let miss = firstMiss(where: { typed.isSlip(of: $0) }) { return .nearMiss(miss) }
    guard firstMiss(where: { typed.isNear($0) }) == nil else { return .unforeseen }
    if let place = keys.firstIndex(where: { typed.isSlip(of: $0) }) {
      return .right(spelling: spellings[place])
    }
    return matchFramed(text, withSlips: true) ?? .unforeseen
  }

  private func matchExactly(_ text: String) -> TypedAnswerEvaluation {
    let typed = level.key(text, in: spoken)
    if spellings.contains(where: { level.key($0, in: spoken) == typed }) {
      return .right(spelling: nil)
    }
    let miss = level.nearMisses.first { miss in
      miss.texts.resolved(in: language).contains { level.key($0, in: spoken) == typed }
    }
    return miss.map { .nearMiss($0) } ?? (saysNothing(text) ? .empty : .unforeseen)
  }

  mutating func firstMiss(where fits: (NormalizedAnswer) -> Bool) -> ForeseenWrongAnswer? {
    misses.first { fits($0.key) }?.miss
  }

  /// “I don’t know”: that answers nothing, and costs nothing.
  private func saysNothing(_ text: String) -> Bool {
    let joined = NormalizedAnswer(text, in: spoken).joined
    return L10n.Answers.unknowing.resolved(in: language).contains {
      NormalizedAnswer($0, in: spoken).joined == joined
    }
  }

  /// Whether one letter or digit was typed where every right answer is a word: that answers nothing.
  private func isStrayKey(_ joined: String) -> Bool {
    joined.count == 1 && level.vocabulary == nil && level.nearMisses.isEmpty
      && keys.allSatisfy { $0.joined.count > 2 && !$0.joined.contains(where: \.isNumber) }
  }

  /// Whether an article stands before it that another word has: « le lanterne ».
  private func hasWrongArticle(_ text: String, _ place: Int) -> Bool {
    guard let typed = NormalizedAnswer.writtenWords(of: text, in: spoken).first else {
      return false
    }
    let vocabulary = AnswerNormalizationWords.of(spoken)
    let firstWords = zip(keys, spellings).filter { $0.0 == keys[place] }
      .compactMap { NormalizedAnswer.writtenWords(of: $0.1, in: spoken).first }
    return !firstWords.contains(typed) && firstWords.contains { vocabulary.isWrong(typed, for: $0) }
  }

  private func exact(_ text: String) -> String {
    NormalizedAnswer(text, in: spoken, keepsAccents: true).joined
  }
}
