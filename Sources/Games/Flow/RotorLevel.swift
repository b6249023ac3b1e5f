package import Localization

/// A dial of clues, hints and answers; of the misreadings as many are drawn as are shown.
package struct RotorLevel: Equatable, Sendable {
  /// What every level has.
  package let content: CommonLevelContent
  /// What is read on the dial, in order.
  package let clues: [LocalizedText]
  /// The one answer that wins.
  package let right: Choice
  /// All wrong answers, of which some are shown.
  package let misreadings: [Choice]
  /// How many answers stand on the dial, the right one among them.
  package let shown: Int

  /// Throws where an id is malformed or stands twice, where there is no clue,
  /// or where `shown` is not 2 to 7 or more than there are answers.
  package init(
    content: CommonLevelContent, clues: [LocalizedText], right: Choice, misreadings: [Choice],
    shown: Int
  ) throws(LevelError) {
    try checkID(content.id)
    try checkIDs(of: right, misreadings)
    try checkCount(clues.count, allowed: 1...99)
    try checkCount(shown, allowed: choiceLimits)
    try checkCount(misreadings.count, allowed: (shown - 1)...99)
    self.content = content
    self.clues = clues
    self.right = right
    self.misreadings = misreadings
    self.shown = shown
  }
}

extension RotorLevel: ChoiceLevelRules {
  var wrong: [Choice] { misreadings }

  func choices(using generator: inout SeededGenerator) -> [Choice] {
    let drawn = generator.shuffled(misreadings).prefix(shown - 1)
    return generator.shuffled([right] + drawn)
  }
}
