/// A question with 2 to 7 answers; one is right.
package struct ClosedQuestionLevel: Equatable, Sendable {
  /// What every level has.
  package let content: CommonLevelContent
  /// The one answer that wins.
  package let right: Choice
  /// All the others.
  package let wrong: [Choice]
  /// The ids of the answers as they stand, where their order says something; else empty, and they are shuffled.
  package let order: [AnswerID]

  /// Throws where an id is malformed or stands twice, or where there are not 2 to 7 answers.
  package init(
    content: CommonLevelContent, right: Choice, wrong: [Choice], order: [AnswerID] = []
  ) throws(LevelError) {
    try checkID(content.id)
    try checkIDs(of: right, wrong)
    try checkCount(wrong.count + 1, allowed: choiceLimits)
    self.content = content
    self.right = right
    self.wrong = wrong
    self.order = order
  }
}

extension ClosedQuestionLevel: LevelRules, ChoiceRules {
  func choices(using generator: inout SeededGenerator) -> [Choice] {
    let choices = [right] + wrong
    guard order.isEmpty else {
      return order.compactMap { id in choices.first { $0.id == id } }
    }
    return generator.shuffled(choices)
  }
}
