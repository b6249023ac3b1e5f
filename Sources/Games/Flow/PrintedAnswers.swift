/// Answers that stand on a rotor's dial: the right one, the tempting ones, and of the others as many as fit.
package struct PrintedAnswers: Equatable, Sendable {
  /// The one answer that wins.
  package let right: Choice
  /// Wrong answers that every entry shows.
  package let tempting: [Choice]
  /// Wrong answers of which some are drawn.
  package let misreadings: [Choice]
  /// How many answers stand on the dial, the right one among them.
  package let shown: Int

  /// Throws where an id is malformed or stands twice, or where `shown` is not 2 to 7, more than there
  /// are answers or too few for the tempting ones.
  package init(
    right: Choice, tempting: [Choice] = [], misreadings: [Choice], shown: Int
  ) throws(LevelError) {
    try checkIDs(of: right, tempting + misreadings)
    try checkCount(shown, allowed: choiceLimits)
    try checkCount(tempting.count, allowed: 0...(shown - 1))
    try checkCount(tempting.count + misreadings.count, allowed: (shown - 1)...99)
    self.right = right
    self.tempting = tempting
    self.misreadings = misreadings
    self.shown = shown
  }
}

extension PrintedAnswers: ChoiceRules {
  var wrong: [Choice] { tempting + misreadings }

  func choices(using generator: inout SeededGenerator) -> [Choice] {
    let drawn = generator.shuffled(misreadings).prefix(shown - 1 - tempting.count)
    return generator.shuffled([right] + tempting + drawn)
  }
}
