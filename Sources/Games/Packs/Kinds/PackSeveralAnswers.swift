import Flow
import JSON
import Localization

/// A question with several right answers: all of them are marked, and then it is judged.
struct PackSeveralAnswers: Equatable, Sendable {
  /// The right ones first.
  let choices: [PackChoice]
  let rightCount: Int
  var failure: PackText?
  var success: PackText?

  /// Answers without an id get one, by their texts in `language`.
  init(
    right: [PackChoice], wrong: [PackChoice], failure: PackText? = nil, success: PackText? = nil,
    language: String = ""
  ) {
    var choices = right + wrong
    GivenAnswerIDs.add(to: &choices, language: language)
    self.choices = choices
    rightCount = right.count
    self.failure = failure
    self.success = success
  }

  private var right: ArraySlice<PackChoice> { choices.prefix(rightCount) }
  private var wrong: ArraySlice<PackChoice> { choices.dropFirst(rightCount) }
}

extension PackSeveralAnswers: LevelFormat {
  var task: PackTask { .several(self) }

  // MARK: In a file

  static let kind = PackTask.Kind.several

  static let fields: [PackField] = [
    .required("right", .list(PackChoice.schema, 1...9), L10n.PackKinds.rights),
    .optional("wrong", .list(PackChoice.schema, 0...8), L10n.PackKinds.wrongs),
    .optional("failure", .text, L10n.PackKinds.failure),
    .optional("success", .text, L10n.PackFormat.success),
  ]

  init(valid node: JSONNodeIndex, in source: JSONDocument) {
    func choices(_ key: String) -> [PackChoice] {
      source.list(key, of: node) { PackChoice(valid: $0, in: source, number: $1)?.withoutFormerID }
    }
    self.init(
      right: choices("right"), wrong: choices("wrong"), failure: source.text("failure", of: node),
      success: source.text("success", of: node),
      language: source.string("language", of: source.root) ?? "")
  }

  func write(to object: inout JSONObject) {
    object["right"] = JSONValue(right.map(\.json))
    object["wrong"] = nonEmptyList(wrong.map(\.json))
    object["failure"] = failure?.json
    object["success"] = success?.json
  }

  // MARK: Looked over

  func visitTexts(_ visit: (PackText, PackTextRole) -> Void) {
    for choice in choices {
      visit(choice.text, .label)
      if let reply = choice.reply { visit(reply, .passage) }
    }
    for text in [failure, success].compactMap(\.self) { visit(text, .passage) }
  }

  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    rules.checkDistinct(choices.lazy.map { ($0.id, $0.text.offset) })
    rules.checkDistinctTexts(of: choices.map(\.text))
    if !FormLevel.rowLimits.contains(choices.count) {
      rules.addFinding(.count(choices.count, allowed: FormLevel.rowLimits), at: offset)
    }
  }

  func addWarnings(to lint: inout PackWarningChecker) {
    if wrong.isEmpty, let first = right.first {
      lint.addWarning(.nothingWrong, at: first.text.offset)
    }
  }

  // MARK: In a game

  func level(_ content: CommonLevelContent, in document: PackDocument) throws(LevelError) -> Level {
    .form(
      try FormLevel(
        content: content, style: .several,
        rows: choices.enumerated().map { index, choice in
          FormLevel.Row(
            id: choice.id, text: document.localized(choice.text),
            answer: .mark(isRight: index < rightCount),
            reply: choice.reply.map { document.localized($0) })
        }, failure: failure.map { document.localized($0) },
        success: document.localized(success, else: L10n.Packs.right)))
  }

  func rightAnswer(in document: PackDocument) -> LocalizedText? {
    .row(of: right.map { document.localized($0.text) })
  }

  var explanation: PackText? { success }

  func countSolutions(with solver: inout PackSolver) -> Int {
    solver.countFilledForms()
  }
}

// MARK: In the starter

extension PackSeveralAnswers {
  static let exampleComment = L10n.PackKinds.severalComment

  static let example = PackLevel(
    id: "windows", text: PackText(L10n.PackKinds.windowsText),
    hints: [PackText(L10n.PackKinds.windowsHint1), PackText(L10n.PackKinds.windowsHint2)],
    task: .several(
      PackSeveralAnswers(
        right: [
          PackChoice(id: "morning", text: PackText(L10n.PackKinds.windowsMorning)),
          PackChoice(id: "bakery", text: PackText(L10n.PackKinds.windowsBakery)),
        ],
        wrong: [
          PackChoice(
            id: "clock", text: PackText(L10n.PackKinds.windowsClock),
            reply: PackText(L10n.PackKinds.windowsClockReply))
        ])))
}
