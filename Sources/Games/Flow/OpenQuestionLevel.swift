package import Answers
package import Localization

/// A question that is answered in the player's own words.
package struct OpenQuestionLevel: Equatable, Sendable {
  /// What may be typed, right and wrong.
  package let answers: TypedAnswers
  /// The reply to a word that nobody foresaw; its placeholder is filled with that word.
  package let nudge: LocalizedText
  /// What is said to a right answer.
  package let success: LocalizedText
}

extension Level {
  /// An open question; throws where an id is malformed or stands twice.
  package static func open(
    _ content: LevelContent, accepted: LocalizedList, nearMisses: [ForeseenWrongAnswer],
    nudge: LocalizedText, success: LocalizedText, isExact: Bool = false
  ) throws(LevelError) -> Level {
    try checkIDs(nearMisses.map(\.id))
    let answers = TypedAnswers(accepted: accepted, nearMisses: nearMisses, isExact: isExact)
    return try Level(
      content, .open(OpenQuestionLevel(answers: answers, nudge: nudge, success: success)))
  }
}

/// All words that nobody foresaw count as one answer: the second of them costs nothing.
private let unforeseenRepetitionKey = "?"

extension OpenQuestionLevel {
  /// What it foresees that is typed, right and wrong.
  package var foreseenWords: [LocalizedList] {
    [answers.accepted] + answers.nearMisses.map(\.texts)
  }
}

extension OpenQuestionLevel: LevelRules {
  var mishaps: [Mishap] {
    answers.nearMisses.map {
      Mishap(id: $0.id, object: nil, text: LocalizedText($0.texts, at: 0), reply: $0.reply)
    }
  }

  var mishapIDs: [AnswerID] { answers.nearMisses.map(\.id) }

  func evaluate(
    _ answers: [AnswerID], shown: [Choice], in language: Language
  ) throws(Refusal) -> AnswerEvaluation {
    let answer = try answers.singleAnswer()
    switch self.answers.match(answer, in: language) {
    case .empty: throw .emptyAnswer
    case .right(let spelling):
      return AnswerEvaluation(isCorrect: true, reply: success, spelling: spelling)
    case .nearMiss(let miss):
      return AnswerEvaluation(isCorrect: false, reply: miss.reply, answer: miss.id)
    case .unforeseen:
      let echo = SafeText(cleaning: answer)
      return AnswerEvaluation(
        isCorrect: false, reply: nudge.filling(typed: echo), repetitionKey: unforeseenRepetitionKey,
        isFree: echo.string.hasSuffix("?"))
    }
  }

  /// Throws where a language has no right answer, where one has neither letter nor digit,
  /// or where a wrong one folds to the same.
  func checkAnswerTexts() throws(LevelError) {
    for language in Language.allCases {
      let right = answers.accepted.resolved(in: language)
      let spoken = answers.accepted.language(for: language)
      try checkCount(right.count, allowed: 1...99)
      let keys = right.map { answers.key($0, in: spoken) }
      for (text, key) in zip(right, keys) where key.isEmpty { throw .unusableText(text) }
      for miss in answers.nearMisses {
        let texts = miss.texts.resolved(in: language).map { answers.key($0, in: spoken) }
        guard Set(keys).isDisjoint(with: texts) else { throw .unusableText(miss.id) }
      }
    }
  }
}
