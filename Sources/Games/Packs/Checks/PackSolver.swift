import Flow
import Localization

/// Tries answers in a level, and counts those that win it.
struct PackSolver {
  /// What a proof may cost: answers and actions tried.
  private static let budget = 20_000

  private let level: Level
  private let shown: [Choice]
  private let language: Language
  private var tries = 0

  /// Shows the level once, as a player of that language would see it.
  init(_ level: Level, in language: Language) {
    self.level = level
    self.language = language
    shown = level.choices(seed: 1, entry: 1)
  }

  /// Whether there was more to try than a proof may cost.
  var isOverBudget: Bool { tries > Self.budget }

  /// The ids of the answers that a player may choose from.
  var shownAnswers: [AnswerID] { shown.map(\.id) }

  /// How many of the spellings that a level to type an answer takes win it.
  mutating func countAcceptedSpellings() -> Int {
    guard let open = level.openQuestion else { return 0 }
    let spellings = Set(open.accepted.resolved(in: language))
    tries += spellings.count
    return open.rightCount(of: spellings, in: language)
  }

  /// Whether these answers win the level: one, or a search's whole list.
  mutating func wins(_ answers: [AnswerID]) -> Bool { winCount(of: [answers]) == 1 }

  /// How many of these win it.
  mutating func winCount(of candidates: [[AnswerID]]) -> Int {
    tries += candidates.count
    return isOverBudget ? 0 : level.winCount(of: candidates, shown: shown, in: language)
  }
}
