package import Localization

/// A question with 2 to 7 answers; one is right.
package struct ClosedQuestionLevel: Equatable, Sendable {
  /// The one answer that wins.
  package let right: Choice
  /// All the others.
  package let wrong: [Choice]
  /// The ids of the answers as they stand, where their order says something; else empty, and they are shuffled.
  package let order: [AnswerID]
  /// What hints tell; nil where the level has hints of its own.
  package let trials: AnswerTrials?
}

/// What hints of a closed question tell: they try answers for the player, without those that were tried before.
package struct AnswerTrials: Equatable, Sendable {
  /// An answer as it is tried.
  package struct Trial: Equatable, Sendable {
    let id: AnswerID
    /// In a sentence: “the bear door”.
    let name: LocalizedText
    /// Whether it comes to a number, which is held against the standard.
    let isCounted: Bool
    /// What a wrong one comes to; nil for the right one.
    let outcome: LocalizedText?

    /// A trial of one answer.
    package init(
      _ id: AnswerID, name: LocalizedText, isCounted: Bool, outcome: LocalizedText?
    ) {
      (self.id, self.name, self.isCounted, self.outcome) = (id, name, isCounted, outcome)
    }
  }

  /// What an answer would have to come to.
  private let standard: LocalizedText
  /// The right one, and how it fits.
  private let right: LocalizedText
  /// In a row.
  private let trials: [Trial]

  /// Trials of all answers against one standard.
  package init(standard: LocalizedText, right: LocalizedText, _ trials: [Trial]) {
    self.standard = standard
    self.right = right
    self.trials = trials
  }

  /// Tries answers until three are left, then until two are; nil where no more are left to try.
  package func hint(after tried: inout Set<AnswerID>) -> LocalizedText? {
    let left = trials.filter { !tried.contains($0.id) }
    let surplus = left.count - (left.count > 3 ? 3 : 2)
    let new = left.filter { $0.outcome != nil }.prefix(max(0, surplus))
    guard !new.isEmpty else { return nil }
    tried.formUnion(new.map(\.id))
    let names = left.filter { !tried.contains($0.id) }.map(\.name)
    let rest = L10n.DescentDoors.hintLeft(answers: .all(of: names))
    let standard = new.contains(where: \.isCounted) ? [standard] : []
    return .joined(standard + new.compactMap(\.outcome) + [rest])
  }

  /// The right one, and what each other that was not tried would come to.
  package func solution(after tried: Set<AnswerID>) -> LocalizedText {
    .joined([right] + trials.filter { !tried.contains($0.id) }.compactMap(\.outcome))
  }

  /// What hints tell, each asked for behind some tried answers, by their ids; in the end the solution.
  func hints(behind answers: [String]) -> [LocalizedText] {
    var tried: Set<AnswerID> = []
    return answers.map { ids in
      tried.formUnion(ids.split(separator: " ").map(String.init))
      return hint(after: &tried) ?? solution(after: tried)
    }
  }
}

extension Level {
  /// A closed question; throws where an id is malformed or stands twice, or where there are not 2 to 7 answers.
  package static func closed(
    _ content: LevelContent, right: Choice, wrong: [Choice], order: [AnswerID] = [],
    trials: AnswerTrials? = nil
  ) throws(LevelError) -> Level {
    try checkIDs(of: right, wrong)
    try checkCount(wrong.count + 1, allowed: choiceLimits)
    return try Level(
      content,
      .closed(ClosedQuestionLevel(right: right, wrong: wrong, order: order, trials: trials)))
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
