import Answers
import Flow
import Localization

/// All that can be said of a pack before it is played.
package struct PackCheck: Sendable {
  /// What is wrong, then what could be better.
  package let findings: [PackFinding]
  /// How many levels there are.
  package let levelCount: Int
  /// How many answers win a level, over all levels; a spelling counts once a language.
  package let solutionCount: Int

  /// Rules first; where they hold, every level is proven and its texts are looked over.
  package init(_ document: PackDocument) {
    levelCount = document.levelCount
    var findings = PackRuleChecker(document).findings
    var solutions = 0
    if findings.isEmpty {
      do throws(LevelError) {
        for chapter in document.chapters {
          for (level, source) in zip(try chapter.chapter(in: document).levels, chapter.levels) {
            if let count = Self.solutions(of: source.task, as: level) {
              solutions += count
            } else {
              findings.append(PackFinding(L10n.Packs.unwinnable, at: source.offset))
            }
          }
        }
      } catch {
        findings.append(PackFinding(L10n.Packs.unplayable, at: .unknown))
      }
      findings += PackWarningChecker(document).findings
    }
    self.findings = findings
    solutionCount = solutions
  }

  /// Nil where a language has no way to win, or where proving it takes too long.
  private static func solutions(of task: PackTask, as level: Level) -> Int? {
    guard (try? level.checkAnswerTexts()) != nil else { return nil }
    var most = 0
    for language in Language.allCases {
      var solver = PackSolver(level, in: language)
      let count = task.format.countSolutions(with: &solver)
      guard count > 0, !solver.isOverBudget else { return nil }
      most = max(most, count)
    }
    return most
  }
}

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
    let spellings = Set(open.answers.accepted.resolved(in: language))
    tries += spellings.count
    return open.answers.rightCount(of: spellings, in: language)
  }

  /// Whether these answers win the level: one, or a search's whole list.
  mutating func wins(_ answers: [AnswerID]) -> Bool { winCount(of: [answers]) == 1 }

  /// How many of these win it.
  mutating func winCount(of candidates: [[AnswerID]]) -> Int {
    tries += candidates.count
    return isOverBudget ? 0 : level.winCount(of: candidates, shown: shown, in: language)
  }
}
