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

/// What is right where an answer is typed, and what is foreseen as wrong.
package struct TypedAnswers: Equatable, Sendable {
  /// What is right, per language; the proper spelling stands first.
  package let accepted: LocalizedList
  /// The wrong answers that were foreseen.
  package let nearMisses: [ForeseenWrongAnswer]
  /// Whether the spelling counts: accents, hyphens, articles, each letter.
  package let isExact: Bool
  /// The words that can be meant; nil where any can.
  package let vocabulary: AnswerVocabulary?

  /// The answers to one question.
  package init(
    accepted: LocalizedList, nearMisses: [ForeseenWrongAnswer], isExact: Bool = false,
    vocabulary: AnswerVocabulary? = nil
  ) {
    self.accepted = accepted
    self.nearMisses = nearMisses
    self.isExact = isExact
    self.vocabulary = vocabulary
  }

  /// What of a text makes a difference here.
  package func key(_ text: String, in language: Language) -> String {
    answerKey(text, in: language, isExact: isExact)
  }

  /// Whether it is one of the words that can be meant; where any word counts, none is.
  package func isInVocabulary(_ answer: String, in language: Language) -> Bool {
    guard let vocabulary else { return false }
    let spoken = vocabulary.words.language(for: language)
    let typed = key(answer, in: spoken)
    return vocabulary.words.resolved(in: language).contains { key($0, in: spoken) == typed }
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
