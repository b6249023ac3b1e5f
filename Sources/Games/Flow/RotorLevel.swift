package import Localization

/// A dial of clues, hints and answers; the answers are printed on it, or a code is dialled on wheels.
package struct RotorLevel: Equatable, Sendable {
  /// What holds the rotor shut.
  package enum Lock: Equatable, Sendable {
    case printed(PrintedAnswers)
    case wheels(CodeWheels)
  }

  /// What every level has.
  package let content: CommonLevelContent
  /// What is read on the dial, in order.
  package let clues: [LocalizedText]
  /// What is asked on the face of the answers.
  package let lock: Lock

  /// Throws where an id is malformed, or where there is no clue.
  package init(
    content: CommonLevelContent, clues: [LocalizedText], lock: Lock
  ) throws(LevelError) {
    try checkID(content.id)
    try checkCount(clues.count, allowed: 1...99)
    self.content = content
    self.clues = clues
    self.lock = lock
  }

  /// With printed answers; throws where `PrintedAnswers` does, too.
  package init(
    content: CommonLevelContent, clues: [LocalizedText], right: Choice, tempting: [Choice] = [],
    misreadings: [Choice], shown: Int
  ) throws(LevelError) {
    let answers = try PrintedAnswers(
      right: right, tempting: tempting, misreadings: misreadings, shown: shown)
    try self.init(content: content, clues: clues, lock: .printed(answers))
  }

  /// The code on wheels; nil where the answers are printed.
  package var wheels: CodeWheels? {
    switch lock {
    case .printed: nil
    case .wheels(let wheels): wheels
    }
  }
}

extension RotorLevel.Lock {
  fileprivate var rules: any AnswerRules {
    switch self {
    case .printed(let answers): answers
    case .wheels(let wheels): wheels
    }
  }
}

extension RotorLevel: LevelRules {
  var mishaps: [Mishap] { lock.rules.mishaps }

  var mishapIDs: [AnswerID] { lock.rules.mishapIDs }

  func choices(using generator: inout SeededGenerator) -> [Choice] {
    lock.rules.choices(using: &generator)
  }

  func evaluate(
    _ answers: [AnswerID], shown: [Choice], in language: Language
  ) throws(Refusal) -> AnswerEvaluation {
    try lock.rules.evaluate(answers, shown: shown, in: language)
  }

  func checkAnswerTexts() throws(LevelError) { try lock.rules.checkAnswerTexts() }

  func currentID(of answer: AnswerID) -> AnswerID { lock.rules.currentID(of: answer) }
}

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
