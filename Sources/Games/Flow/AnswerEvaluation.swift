import Localization

/// What answers come to by the rules of a level; what it costs or wins is the flow's affair.
struct AnswerEvaluation {
  let isCorrect: Bool
  let reply: LocalizedText
  /// The choice, or the near miss, by its id.
  var answer: AnswerID?
  /// The proper spelling, where another one was accepted.
  var spelling: String?
  /// Of a search's list, how many of its actions are right.
  var correctCount: Int?
  /// A search's list: the action on each object.
  var chosen: [String: AnswerID] = [:]
}

extension Array<AnswerID> {
  /// The one answer; throws where there are none or several.
  func singleAnswer() throws(Refusal) -> AnswerID {
    guard count == 1 else { throw .notNow }
    return self[0]
  }
}
