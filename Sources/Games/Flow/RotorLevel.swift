package import Localization

/// A dial of clues, hints and answers; the answers are printed on it, or a code is dialled on wheels.
package struct RotorLevel: Equatable, Sendable {
  /// What holds the rotor shut.
  package enum Lock: Equatable, Sendable {
    case printed(PrintedAnswers)
    case wheels(CodeWheels)
  }

  /// What is read on the dial, in order.
  package let clues: [LocalizedText]
  /// What is asked on the face of the answers.
  package let lock: Lock

  /// The code on wheels; nil where the answers are printed.
  package var wheels: CodeWheels? {
    switch lock {
    case .printed: nil
    case .wheels(let wheels): wheels
    }
  }
}

extension Level {
  /// A rotor; throws where an id is malformed, or where there is no clue.
  package static func rotor(
    _ content: LevelContent, clues: [LocalizedText], lock: RotorLevel.Lock
  ) throws(LevelError) -> Level {
    try checkCount(clues.count, allowed: 1...99)
    return try Level(content, .rotor(RotorLevel(clues: clues, lock: lock)))
  }

  /// A rotor with printed answers; throws where `PrintedAnswers` does, too.
  package static func rotor(
    _ content: LevelContent, clues: [LocalizedText], right: Choice, tempting: [Choice] = [],
    misreadings: [Choice], shown: Int
  ) throws(LevelError) -> Level {
    let answers = try PrintedAnswers(
      right: right, tempting: tempting, misreadings: misreadings, shown: shown)
    return try rotor(content, clues: clues, lock: .printed(answers))
  }
}

extension RotorLevel.Lock {
  /// How its answers are judged.
  var rules: any LevelRules {
    switch self {
    case .printed(let answers): answers
    case .wheels(let wheels): wheels
    }
  }
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
