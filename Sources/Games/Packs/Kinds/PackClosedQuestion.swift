import Flow
import JSON
import Localization

/// A question with its answers to choose from.
struct PackClosedQuestion: Equatable, Sendable {
  let choices: PackChoices
}

extension PackClosedQuestion: LevelFormat {
  var task: PackTask { .closed(self) }

  // MARK: In a file

  static let kind = Level.Kind.closed

  static let fields: [PackField] = [
    .required("right", PackChoice.schema, L10n.PackFormat.right),
    .required("wrong", .list(PackChoice.schema, 1...6), L10n.PackFormat.wrong),
  ]

  init?(valid node: JSONNodeIndex, in source: JSONDocument) {
    guard let choices = PackChoices(valid: node, in: source) else { return nil }
    self.choices = choices
  }

  func write(to object: inout JSONObject) { choices.write(to: &object) }

  // MARK: Looked over

  func visitTexts(_ visit: (PackText, PackTextRole) -> Void) { choices.visitTexts(visit) }

  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    choices.addFindings(to: &rules)
  }

  func addWarnings(to lint: inout PackWarningChecker) { choices.addWarnings(to: &lint) }

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
    guard choices.all.count == 2 else { return [] }
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

  func countSolutions(with solver: inout PackSolver) -> Int {
    solver.winCount(of: choices.all.map { [$0.id] })
  }
}

// MARK: In the starter

extension PackClosedQuestion {
  static let exampleComment = L10n.Starter.ladderComment

  static let example = PackLevel(
    id: "ladder", text: PackText(L10n.Starter.ladderText),
    hints: [PackText(L10n.Starter.ladderHint1), PackText(L10n.Starter.ladderHint2)],
    notes: [PackText(L10n.Starter.ladderNote)],
    task: .closed(
      PackClosedQuestion(
        choices: PackChoices(
          right: PackChoice("new", L10n.Starter.ladderRight, L10n.Starter.ladderRightReply),
          wrong: [
            PackChoice("creaking", L10n.Starter.ladderCreaking, L10n.Starter.ladderCreakingReply),
            PackChoice("turning", L10n.Starter.ladderTurning, L10n.Starter.ladderTurningReply),
          ]))))
}
