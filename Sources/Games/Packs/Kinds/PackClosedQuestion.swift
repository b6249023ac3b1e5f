import Flow
import Localization

/// A question with its answers to choose from.
struct PackClosedQuestion: Equatable, Sendable {
  var choices = PackChoices()
}

extension PackClosedQuestion: LevelFormat {
  static let kind = Level.Kind.closed

  static let fields: PackFields<PackClosedQuestion> = [
    .required("right", \.choices.right, .plain, L10n.PackFormat.right),
    .required("wrong", \.choices.wrong, .list(.plain, 1...6), L10n.PackFormat.wrong),
  ]

  mutating func complete(from node: PackNode) { choices.addIDs(language: node.language) }

  // MARK: Looked over

  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    choices.addFindings(to: &rules)
  }

  func addWarnings(to lint: inout PackWarningChecker) { choices.addWarnings(to: &lint) }

  func countSolutions(with solver: inout PackSolver) -> Int {
    solver.winCount(of: choices.all.map { [$0.id] })
  }

  // MARK: In a game

  init(_ level: ClosedQuestionLevel) {
    choices = PackChoices(right: level.right, wrong: level.wrong)
  }

  func level(_ content: LevelContent, in document: PackDocument) throws(LevelError) -> Level {
    try Level.closed(
      content, right: choices.right(in: document), wrong: choices.wrong(in: document),
      order: truthsInOrder(in: document))
  }

  /// True before false, wherever these two are the answers; empty where they are not.
  private func truthsInOrder(in document: PackDocument) -> [AnswerID] {
    guard choices.wrong.count == 1 else { return [] }
    let truths = [L10n.PackImport.truthTrue, L10n.PackImport.truthFalse].compactMap { truth in
      choices.all.first { choice in
        let text = document.localized(choice.text)
        return Language.allCases.contains {
          text.resolved(in: $0).folded(as: .word) == truth.resolved(in: $0).folded(as: .word)
        }
      }
    }
    return truths.count == 2 ? truths.map(\.id) : []
  }
}

// MARK: In the starter

extension PackClosedQuestion {
  private typealias Words = L10n.Starter

  static let example = PackLevel(
    id: "ladder", text: PackText(Words.ladderText),
    hints: [Words.ladderHint1, Words.ladderHint2].map(PackText.init),
    notes: [PackText(Words.ladderNote)],
    task: PackTask(
      PackClosedQuestion(
        choices: PackChoices(
          right: PackChoice("new", Words.ladderRight, Words.ladderRightReply),
          wrong: [
            PackChoice("creaking", Words.ladderCreaking, Words.ladderCreakingReply),
            PackChoice("turning", Words.ladderTurning, Words.ladderTurningReply),
          ]))),
    comment: PackText(Words.ladderComment))
}
