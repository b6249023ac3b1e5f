/// A question with 2 to 7 answers, shuffled; one is right.
package struct ClosedQuestionLevel: Equatable, Sendable {
  /// What every level has.
  package let content: CommonLevelContent
  /// The one answer that wins.
  package let right: Choice
  /// All the others.
  package let wrong: [Choice]

  /// Throws where an id is malformed or stands twice, or where there are not 2 to 7 answers.
  package init(content: CommonLevelContent, right: Choice, wrong: [Choice]) throws(LevelError) {
    try checkID(content.id)
    try checkIDs(of: right, wrong)
    try checkCount(wrong.count + 1, allowed: choiceLimits)
    self.content = content
    self.right = right
    self.wrong = wrong
  }
}

extension ClosedQuestionLevel: LevelRules, ChoiceRules {
  func choices(using generator: inout SeededGenerator) -> [Choice] {
    generator.shuffled([right] + wrong)
  }
}
