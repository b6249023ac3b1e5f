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
  /// What is said to another word, which costs no star; its hole takes that word.
  package let replyToOthers: LocalizedText

  /// So many words, and the reply to all others.
  package init(words: LocalizedList, replyToOthers: LocalizedText) {
    self.words = words
    self.replyToOthers = replyToOthers
  }
}

/// A question that is answered in the player's own words.
package struct OpenQuestionLevel: Equatable, Sendable {
  /// What every level has.
  package let content: CommonLevelContent
  /// What is right, per language; the proper spelling stands first.
  package let accepted: LocalizedList
  /// The wrong answers that were foreseen.
  package let nearMisses: [ForeseenWrongAnswer]
  /// The reply to a word that nobody foresaw; its hole takes that word.
  package let nudge: LocalizedText
  /// What is said to a right answer.
  package let success: LocalizedText
  /// What makes a difference beside the words.
  package let exactness: AnswerExactness
  /// The words that can be meant; nil where any can.
  package let vocabulary: AnswerVocabulary?
  /// The number that is to be typed; nil where words are.
  package let number: ExpectedNumber?

  /// Throws where an id is malformed or stands twice.
  package init(
    content: CommonLevelContent, accepted: LocalizedList, nearMisses: [ForeseenWrongAnswer],
    nudge: LocalizedText,
    success: LocalizedText, exactness: AnswerExactness = .forgiving,
    vocabulary: AnswerVocabulary? = nil, number: ExpectedNumber? = nil
  ) throws(LevelError) {
    try checkID(content.id)
    try checkIDs(nearMisses.map(\.id))
    self.content = content
    self.accepted = accepted
    self.nearMisses = nearMisses
    self.nudge = nudge
    self.success = success
    self.exactness = exactness
    self.vocabulary = vocabulary
    self.number = number
  }
}

extension OpenQuestionLevel {
  /// What it foresees that is typed, right and wrong.
  package var foreseenWords: [LocalizedList] { [accepted] + nearMisses.map(\.texts) }
}

/// All words that nobody foresaw count as one answer: the second of them costs nothing.
private let unforeseenRepetitionKey = "?"

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
    case .extraWords: throw .extraWords
    case .right(let spelling):
      return AnswerEvaluation(
        isCorrect: true,
        reply:
          success
          .followed(byParagraph: exactNumber(besides: answer, in: language)),
        spelling: spelling)
    case .nearMiss(let miss):
      return AnswerEvaluation(isCorrect: false, reply: miss.reply, answer: miss.id)
    case .unforeseen:
      var evaluation = try unforeseenEvaluation(of: answer, in: language)
      evaluation.difference = number == nil ? difference(of: answer, in: language) : nil
      return evaluation
    }
  }

  /// Whether an answer is to be given in fewer words, whether a right one stands in it or not.
  func leavesUnjudged(_ answer: AnswerID, in language: Language) -> Bool {
    var judge = TypedAnswerJudge(self, in: language)
    return judge.leavesUnjudged(answer)
  }

  /// What a wrong answer comes to that nobody foresaw.
  func unforeseenEvaluation(
    of answer: AnswerID, in language: Language
  ) throws(Refusal) -> AnswerEvaluation {
    let echo = SafeText(cleaning: answer)
    let wording = OpenQuestionWording(self, in: accepted.language(for: language))
    let typed = wording.typedNumber(in: answer)
    let wrongUnit = typed == nil ? unitMissed(by: answer, wording) : nil
    if let number, typed == nil, wrongUnit == nil {
      throw .notANumber(answer, unit: number.units.map { LocalizedText($0, at: 0) })
    }
    // A wrong number is the same however it is written.
    let given =
      wording.onlyRepeats(answer) ? nil : typed.map { language.formatted(decimal: $0.text) }
    let strange = isInVocabulary(answer, in: language) ? nil : vocabulary?.replyToOthers
    return AnswerEvaluation(
      isCorrect: false,
      reply: (strange ?? nudge).filling(typed: echo)
        .followed(byParagraph: wrongUnit.map { L10n.Forms.inUnit(unit: $0) }),
      repetitionKey: repetitionKey(of: answer, in: language), isFree: strange != nil,
      wrongParts: given.map { [LevelRecord.typed($0)] } ?? [], typedWords: [given ?? answer],
      typedKey: given ?? typedKey(of: answer, in: language))
  }

  /// Whether the words that were typed are a spelling of what is right here.
  package func accepts(_ typed: String, in language: Language) -> Bool {
    guard number == nil else { return false }
    let spoken = accepted.language(for: language)
    let words = key(typed, in: spoken).joined
    return accepted.resolved(in: language).contains { key($0, in: spoken).joined == words }
  }

  /// The unit that is asked for, where a number was typed with another; nil where the text is none.
  private func unitMissed(by answer: AnswerID, _ wording: OpenQuestionWording) -> LocalizedText? {
    let asked = Set(wording.words)
    guard let number, let units = number.units,
      number.isRightInOtherUnit(answer, wording.language, asked: asked) != nil
    else { return nil }
    return LocalizedText(units, at: 0)
  }

  /// The number itself, where one that is near enough was typed.
  private func exactNumber(besides answer: AnswerID, in language: Language) -> LocalizedText? {
    guard let number, case .tolerance = number.range,
      let typed = OpenQuestionWording(self, in: accepted.language(for: language))
        .typedNumber(in: answer),
      typed != number.value
    else { return nil }
    return content.rightAnswer.map { L10n.Forms.exactly(number: $0) }
  }

  /// The same for answers that say the same, in whatever way.
  private func typedKey(of answer: AnswerID, in language: Language) -> String {
    let spoken = accepted.language(for: language)
    let answer = TypedAnswerJudge(self, in: language).behindFrame(answer) ?? answer
    let typed = key(answer, in: spoken)
    let words = AnswerNormalizationWords.of(spoken).withoutArticle(typed.words)
    return AnswerValues(answer, typed, in: spoken).key
      ?? AnswerSynonyms.of(spoken)
      .plain(words, besides: OpenQuestionWording(self, in: spoken).words).joined()
  }

  /// With a vocabulary each word is an answer of its own.
  private func repetitionKey(of answer: AnswerID, in language: Language) -> String {
    guard let vocabulary else { return unforeseenRepetitionKey }
    return key(answer, in: vocabulary.words.language(for: language)).joined
  }

  /// Whether it is one of the words that can be meant; where any word counts, none is.
  func isInVocabulary(_ answer: AnswerID, in language: Language) -> Bool {
    guard let vocabulary else { return false }
    let spoken = vocabulary.words.language(for: language)
    let typed = key(answer, in: spoken).joined
    return vocabulary.words.resolved(in: language).contains { key($0, in: spoken).joined == typed }
  }

  /// Whether such an answer is foreseen as a wrong one.
  func foreseesAsWrong(_ key: NormalizedAnswer, in language: Language) -> Bool {
    nearMisses.contains { miss in
      let spoken = miss.texts.language(for: language)
      return miss.texts.resolved(in: language).contains {
        self.key($0, in: spoken).joined == key.joined
      }
    }
  }

  /// Throws where a language has no right answer, where one has neither letter nor digit,
  /// or where a wrong one folds to the same.
  func checkAnswerTexts() throws(LevelError) {
    for language in Language.allCases {
      let right = accepted.resolved(in: language)
      let spoken = accepted.language(for: language)
      try checkCount(right.count, allowed: 1...99)
      let keys = right.map { key($0, in: spoken) }
      for (text, key) in zip(right, keys) where key.words.isEmpty { throw .unusableText(text) }
      let joined = Set(keys.map(\.joined))
      for miss in nearMisses {
        let texts = miss.texts.resolved(in: language).map { key($0, in: spoken).joined }
        guard texts.allSatisfy({ !joined.contains($0) }) else { throw .unusableText(miss.id) }
      }
    }
  }
}
