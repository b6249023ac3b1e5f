import Flow
import Localization

/// Proves by trying them that a level can be won, and counts the answers that win it.
struct PackSolver {
  /// What a proof may cost: answers and actions tried.
  static let budget = 20_000

  private let level: Level
  private let shown: [Choice]
  private var tries = 0
  private var language: Language

  /// Shows the level once, as its player would see it.
  init(_ level: Level) {
    self.level = level
    language = .base
    shown = level.choices(seed: 1, entry: 1)
  }

  /// How many answers win the level, which plays as `task` says, in a language; nil where the budget is
  /// spent first.
  mutating func solutions(of task: PackTask, in language: Language) -> Int? {
    self.language = language
    tries = 0
    let count = task.format.countSolutions(with: &self)
    return tries <= Self.budget ? count : nil
  }

  /// The ids of the answers that a player may choose from.
  var shownAnswers: [AnswerID] { shown.map(\.id) }

  /// How many of the spellings that a level to type an answer takes win it.
  mutating func countAcceptedSpellings() -> Int {
    guard case .open(let open) = level else { return 0 }
    let spellings = Set(open.accepted.resolved(in: language))
    tries += spellings.count
    return open.rightCount(of: spellings, in: language)
  }

  /// Whether a form that is filled with what is right wins the level: 1, else 0.
  mutating func countFilledForms() -> Int {
    guard case .form(let form) = level else { return 0 }
    let answers = form.rows.map { row in
      switch row.answer {
      case .mark(let isRight): isRight ? FormLevel.mark : FormLevel.clear
      case .option(let right): right
      case .words(let question): question.accepted.resolved(in: language).first ?? ""
      }
    }
    return winCount(of: [answers])
  }

  /// Whether these answers win the level: one, or a search's whole list.
  mutating func wins(_ answers: [AnswerID]) -> Bool { winCount(of: [answers]) == 1 }

  /// How many of these win it.
  mutating func winCount(of candidates: [[AnswerID]]) -> Int {
    tries += candidates.count
    return tries > Self.budget ? 0 : level.winCount(of: candidates, shown: shown, in: language)
  }
}
