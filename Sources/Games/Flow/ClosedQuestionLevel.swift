/// A question with 2 to 7 answers; one is right.
package struct ClosedQuestionLevel: Equatable, Sendable {
  /// The one answer that wins.
  package let right: Choice
  /// All the others.
  package let wrong: [Choice]
  /// The ids of the answers as they stand, where their order says something; else empty, and they are shuffled.
  package let order: [AnswerID]
}

extension Level {
  /// A closed question; throws where an id is malformed or stands twice, or where there are not 2 to 7 answers.
  package static func closed(
    _ content: LevelContent, right: Choice, wrong: [Choice], order: [AnswerID] = []
  ) throws(LevelError) -> Level {
    try checkIDs(of: right, wrong)
    try checkCount(wrong.count + 1, allowed: choiceLimits)
    return try Level(
      content, .closed(ClosedQuestionLevel(right: right, wrong: wrong, order: order)))
  }
}

extension ClosedQuestionLevel: ChoiceRules {
  func choices(using generator: inout SeededGenerator) -> [Choice] {
    let choices = [right] + wrong
    guard order.isEmpty else {
      return order.compactMap { id in choices.first { $0.id == id } }
    }
    return generator.shuffled(choices)
  }
}
