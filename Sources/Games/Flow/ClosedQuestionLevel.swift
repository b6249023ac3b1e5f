import Localization

/// A question with 2 to 7 answers, shuffled; one is right.
package struct ClosedQuestionLevel: Equatable, Sendable {
  /// What every level has.
  package let story: LevelStory
  /// The one answer that wins.
  package let right: Choice
  /// All the others.
  package let wrong: [Choice]

  /// Throws where an id is malformed or stands twice, or where there are not 2 to 7 answers.
  package init(story: LevelStory, right: Choice, wrong: [Choice]) throws(LevelError) {
    try checkID(story.id)
    try checkIDs(of: right, wrong)
    try checkCount(wrong.count + 1, allowed: choiceLimits)
    self.story = story
    self.right = right
    self.wrong = wrong
  }
}

extension ClosedQuestionLevel: LevelRules {
  var wrongAnswers: [Answer] { wrong.map(\.id) }

  func choices(using generator: inout SeededGenerator) -> [Choice] {
    generator.shuffled([right] + wrong)
  }

  func judge(
    _ answers: [Answer], shown: [Choice], in language: Language
  ) throws(Refusal) -> Judgement {
    try Choice.judge(answers, right: right, shown: shown, in: language)
  }

  func checkTexts() throws(LevelError) { try Choice.checkTexts(of: [right] + wrong) }
}
