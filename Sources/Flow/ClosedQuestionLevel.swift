/// A question with 2 to 7 answers, shuffled; one is right.
package struct ClosedQuestionLevel: Equatable, Sendable {
  package let story: LevelStory
  package let right: Choice
  package let wrong: [Choice]

  /// Throws where an id is malformed or stands twice, where there are not 2 to 7 answers,
  /// or where a text cannot be told from a command or another answer.
  package init(story: LevelStory, right: Choice, wrong: [Choice]) throws(LevelError) {
    try checkIDs([story.id])
    try checkIDs(([right] + wrong).map(\.id))
    try checkCount(wrong.count + 1, allowed: choiceLimits)
    try checkTexts([right] + wrong)
    self.story = story
    self.right = right
    self.wrong = wrong
  }
}
