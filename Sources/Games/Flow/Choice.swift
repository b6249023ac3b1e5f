package import Localization

/// One of the answers a player chooses from, with what the mountain says to it.
package struct Choice: Equatable, Sendable {
  /// Its name in saves and on the wire.
  package let id: AnswerID
  /// What a player reads and may type.
  package let text: LocalizedText
  /// What is said to whoever gives it.
  package let reply: LocalizedText

  /// An answer under its id.
  package init(id: AnswerID, text: LocalizedText, reply: LocalizedText) {
    self.id = id
    self.text = text
    self.reply = reply
  }
}

extension Choice {
  /// Judges an answer to choose: an id is taken as it is, and a text that is shown stands for its id.
  static func judge(
    _ answers: [AnswerID], right: Choice, shown: [Choice], in language: Language
  ) throws(Refusal) -> AnswerEvaluation {
    let answer = try answers.only()
    let choice =
      shown.first { $0.id == answer }
      ?? shown.first { $0.text.resolved(in: language) == answer }
    guard let choice else { throw .notAChoice(answer) }
    return AnswerEvaluation(
      isCorrect: choice.id == right.id, reply: choice.reply, answer: choice.id)
  }

  /// Throws where a choice is none that a player can mean, or the same as another.
  static func checkTexts(of choices: [Choice]) throws(LevelError) {
    for language in Language.allCases {
      var taken: Set<NormalizedChoiceText> = []
      for choice in choices {
        let text = NormalizedChoiceText(choice.text.resolved(in: language))
        guard text.isUsable, taken.insert(text).inserted else { throw .unusableText(choice.id) }
      }
    }
  }
}

/// Throws unless the ids of all answers are well formed and none stands twice.
func checkIDs(of right: Choice, _ wrong: [Choice]) throws(LevelError) {
  var ids: [AnswerID] = []
  ids.reserveCapacity(1 + wrong.count)
  ids.append(right.id)
  for choice in wrong { ids.append(choice.id) }
  try checkIDs(ids)
}

/// How many answers a player may be shown at once.
package let choiceLimits = 2...7
