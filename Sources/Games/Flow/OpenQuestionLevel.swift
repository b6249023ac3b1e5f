package import Localization

/// A wrong answer that was foreseen, and what the mountain says to it.
package struct ForeseenWrongAnswer: Equatable, Sendable {
  /// Its name in saves and on the wire.
  package let id: AnswerID
  /// The spellings it is known by, per language.
  package let texts: LocalizedList
  /// What is said to whoever gives it.
  package let reply: LocalizedText

  /// A wrong answer under its id.
  package init(id: AnswerID, texts: LocalizedList, reply: LocalizedText) {
    self.id = id
    self.texts = texts
    self.reply = reply
  }
}

/// The words that can be an answer, where only some can.
package struct AnswerVocabulary: Equatable, Sendable {
  /// All of them, per language. None is taken for a slip of another.
  package let words: LocalizedList
  /// What is said to another word, which costs no star; its placeholder is filled with that word.
  package let replyToOthers: LocalizedText

  /// So many words, and the reply to all others.
  package init(words: LocalizedList, replyToOthers: LocalizedText) {
    self.words = words
    self.replyToOthers = replyToOthers
  }
}

/// A question that is answered in the player's own words.
package struct OpenQuestionLevel: Equatable, Sendable {
  /// What is right, per language; the proper spelling stands first.
  package let accepted: LocalizedList
  /// The wrong answers that were foreseen.
  package let nearMisses: [ForeseenWrongAnswer]
  /// The reply to a word that nobody foresaw; its placeholder is filled with that word.
  package let nudge: LocalizedText
  /// What is said to a right answer.
  package let success: LocalizedText
  /// Whether the spelling counts: accents, hyphens, articles, each letter.
  package let isExact: Bool
  /// The words that can be meant; nil where any can.
  package let vocabulary: AnswerVocabulary?
}

extension Level {
  /// An open question; throws where an id is malformed or stands twice.
  package static func open(
    _ content: LevelContent, accepted: LocalizedList, nearMisses: [ForeseenWrongAnswer],
    nudge: LocalizedText, success: LocalizedText, isExact: Bool = false,
    vocabulary: AnswerVocabulary? = nil
  ) throws(LevelError) -> Level {
    try checkIDs(nearMisses.map(\.id))
    return try Level(
      content,
      .open(
        OpenQuestionLevel(
          accepted: accepted, nearMisses: nearMisses, nudge: nudge, success: success,
          isExact: isExact, vocabulary: vocabulary)))
  }
}

/// All words that nobody foresaw count as one answer: the second of them costs nothing.
private let unforeseenRepetitionKey = "?"

extension OpenQuestionLevel {
  /// What it foresees that is typed, right and wrong.
  package var foreseenWords: [LocalizedList] { [accepted] + nearMisses.map(\.texts) }
}

extension OpenQuestionLevel: LevelRules {
  var mishaps: [Mishap] {
    nearMisses.map {
      Mishap(id: $0.id, object: nil, text: LocalizedText($0.texts, at: 0), reply: $0.reply)
    }
  }

  var mishapIDs: [AnswerID] { nearMisses.map(\.id) }

  func evaluate(
    _ answers: [AnswerID], shown: [Choice], in language: Language
  ) throws(Refusal) -> AnswerEvaluation {
    let answer = try answers.singleAnswer()
    switch match(answer, in: language) {
    case .empty: throw .emptyAnswer
    case .right(let spelling):
      return AnswerEvaluation(isCorrect: true, reply: success, spelling: spelling)
    case .nearMiss(let miss):
      return AnswerEvaluation(isCorrect: false, reply: miss.reply, answer: miss.id)
    case .unforeseen:
      let echo = SafeText(cleaning: answer)
      let strange = isInVocabulary(answer, in: language) ? nil : vocabulary?.replyToOthers
      return AnswerEvaluation(
        isCorrect: false, reply: (strange ?? nudge).filling(typed: echo),
        repetitionKey: repetitionKey(of: answer, in: language), isFree: strange != nil)
    }
  }

  /// With a vocabulary each word is an answer of its own.
  private func repetitionKey(of answer: AnswerID, in language: Language) -> String {
    guard let vocabulary else { return unforeseenRepetitionKey }
    return key(answer, in: vocabulary.words.language(for: language))
  }

  /// Whether it is one of the words that can be meant; where any word counts, none is.
  func isInVocabulary(_ answer: AnswerID, in language: Language) -> Bool {
    guard let vocabulary else { return false }
    let spoken = vocabulary.words.language(for: language)
    let typed = key(answer, in: spoken)
    return vocabulary.words.resolved(in: language).contains { key($0, in: spoken) == typed }
  }

  /// Throws where a language has no right answer, where one has neither letter nor digit,
  /// or where a wrong one folds to the same.
  func checkAnswerTexts() throws(LevelError) {
    for language in Language.allCases {
      let right = accepted.resolved(in: language)
      let spoken = accepted.language(for: language)
      try checkCount(right.count, allowed: 1...99)
      let keys = right.map { key($0, in: spoken) }
      for (text, key) in zip(right, keys) where key.isEmpty { throw .unusableText(text) }
      for miss in nearMisses {
        let texts = miss.texts.resolved(in: language).map { key($0, in: spoken) }
        guard Set(keys).isDisjoint(with: texts) else { throw .unusableText(miss.id) }
      }
    }
  }
}
