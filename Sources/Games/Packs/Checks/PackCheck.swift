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
              findings.append(PackFinding(.unwinnable, at: source.offset))
            }
          }
        }
      } catch {
        findings.append(PackFinding(.unplayable, at: .unknown))
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
