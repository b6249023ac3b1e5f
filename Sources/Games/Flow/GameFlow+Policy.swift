import Localization

/// What the author of a pack asks of the flow beside the story’s own way.
extension GameFlow {
  /// Whether what came of a level is over for good.
  package func isFinal(_ level: Level) -> Bool {
    policy.isFirstFinal && progress.isCompleted(level.id)
  }

  /// Whether it was missed for good, so that no answer counts any more.
  func isMissed(_ level: Level) -> Bool {
    isFinal(level) && progress.records[level.id]?.best?.stars == 0
  }

  /// Whether a question was missed for good whose right answer is not told yet, or never.
  func withholdsAnswer(to level: Level) -> Bool {
    isMissed(level) && policy.answers != .atOnce
      && (policy.answers == .never || progress.frontier != nil)
  }

  /// Whether the entry under way has cost all the tries that there are.
  func hasUsedUpTries(in level: Level) -> Bool {
    guard let tries = policy.tries(of: level) else { return false }
    return (progress.visits[level.id]?.attempts ?? 0) >= tries
  }

  /// What is said when the tries are used up; where the question was over before, nothing is lost any more.
  func lastWords(on level: Level) -> LocalizedText {
    let isPractice = isFinal(level)
    guard policy.answers == .atOnce, let answer = level.content.rightAnswer else {
      return isPractice ? L10n.Classroom.usedUpPractice : L10n.Classroom.usedUp
    }
    let words =
      isPractice
      ? L10n.Classroom.usedUpPracticeAnswer(answer: answer)
      : L10n.Classroom.usedUpAnswer(answer: answer)
    return words.followed(byParagraph: level.content.explanation)
  }

  /// How many tries are left; nil where they are not counted, and where no answer counts any more.
  func triesLeft(of level: Level, in visit: LevelVisit) -> Int? {
    isFinal(level) ? nil : policy.tries(of: level).map { max(0, $0 - visit.attempts) }
  }

  /// Where all levels are open, what is played next is the next one that is not over; after the last, the
  /// first of them. The results come when there is none.
  mutating func advanceFreely(from position: LevelPosition) -> [FlowEffect] {
    progress.detour = nil
    let next = nextUnfinished(after: position)
    progress.frontier = next.flatMap(level)?.id
    if let next, next.chapter == position.chapter { return enterLevel(at: next) }
    return [.say(chapterLeft(from: position))]
      + (next.map { enterCard(before: $0, isNew: true) } ?? [.say(.campaignWon)] + enterResults())
  }

  /// Whether what lies ahead can be over already: questions of a pack that was corrected or added to, in the
  /// first run. A later run plays all of them again.
  var skipsWon: Bool { progress.pack != nil && progress.run == 1 }

  /// The next level that is not over; after the last, the first of them.
  func nextUnfinished(after position: LevelPosition) -> LevelPosition? {
    positions.first { $0 > position && isUnfinished($0) } ?? firstUnfinished
  }

  var firstUnfinished: LevelPosition? { positions.first(where: isUnfinished) }

  private func isUnfinished(_ position: LevelPosition) -> Bool {
    level(at: position).map { !progress.isCompleted($0.id) } ?? false
  }

  /// The levels that are over and not solved, with the right answers that may be told by now, in order.
  package var missedAnswers: [MissedAnswer] {
    guard policy.answers == .atEnd, progress.hasBegun, progress.frontier == nil else { return [] }
    return positions.compactMap { position in
      guard let level = level(at: position), let record = progress.records[level.id],
        record.best?.stars == 0
      else { return nil }
      return level.content.rightAnswer.map {
        MissedAnswer(
          position: position, question: level.content.text,
          given: level.texts(of: record.wrongInOrder.filter { !record.unjudged.contains($0) }),
          answer: $0,
          explanation: level.content.explanation)
      }
    }
  }
}

extension FlowPolicy {
  /// How often a level can be tried: of so many answers once less, for then guessing does not always win.
  package func tries(of level: Level) -> Int? {
    guard case .closed(let question) = level else { return attempts }
    return attempts.map { min($0, question.wrong.count) }
  }
}
