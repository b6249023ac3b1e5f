package import Localization

/// A wrong answer that was foreseen, and what the mountain says to it.
package struct ForeseenWrongAnswer: Equatable, Sendable {
  /// Its name in saves and on the wire.
  package let id: String
  /// The spellings it is known by, per language.
  package let texts: LocalizedList
  /// What is said to whoever gives it.
  package let reply: LocalizedText

  /// A wrong answer under its id.
  package init(id: String, texts: LocalizedList, reply: LocalizedText) {
    self.id = id
    self.texts = texts
    self.reply = reply
  }
}

/// What is right where an answer is typed, and what is foreseen as wrong.
package struct TypedAnswers: Equatable, Sendable {
  /// What is right, per language; the proper spelling stands first.
  package let accepted: LocalizedList
  /// The wrong answers that were foreseen.
  package let nearMisses: [ForeseenWrongAnswer]
  /// Whether the spelling counts: accents, hyphens, articles, each letter.
  package let isExact: Bool

  /// The answers to one question.
  package init(
    accepted: LocalizedList, nearMisses: [ForeseenWrongAnswer], isExact: Bool = false
  ) {
    self.accepted = accepted
    self.nearMisses = nearMisses
    self.isExact = isExact
  }

  /// What of a text makes a difference here.
  package func key(_ text: String, in language: Language) -> String {
    answerKey(text, in: language, isExact: isExact)
  }

  /// What a typed text comes to, as `TypedAnswerJudge` says.
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
}
