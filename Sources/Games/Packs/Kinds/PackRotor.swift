import Flow
import JSON
import Localization

/// A dial of clues, hints and answers.
struct PackRotor: Equatable, Sendable {
  let clues: [PackText]
  let choices: PackChoices
  /// How many answers stand on the dial, the right one among them.
  let shown: Int?
}

extension PackRotor: LevelFormat {
  var task: PackTask { .rotor(self) }

  // MARK: In a file

  static let kind = Level.Kind.rotor

  static let fields: [PackField] = [
    .required("clues", .list(.text, 1...99), L10n.PackFormat.clues),
    .required("right", PackChoice.schema, L10n.PackFormat.right),
    .required("wrong", .list(PackChoice.schema, 1...99), L10n.PackFormat.misreadings),
    .optional("shown", .integer(2...7), L10n.PackFormat.shown),
  ]

  init?(valid node: JSONNodeIndex, in source: JSONDocument) {
    guard let choices = PackChoices(valid: node, in: source) else { return nil }
    self.choices = choices
    clues = source.texts("clues", of: node)
    shown = source.int("shown", of: node)
  }

  func write(to object: inout JSONObject) {
    object["clues"] = JSONValue(clues.map(\.json))
    choices.write(to: &object)
    object["shown"] = shown.map { JSONValue($0) }
  }

  // MARK: Looked over

  func visitTexts(_ visit: (PackText, PackTextRole) -> Void) {
    for clue in clues { visit(clue, .passage) }
    choices.visitTexts(visit)
  }

  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    choices.addFindings(to: &rules)
    if let shown, shown > choices.all.count {
      rules.addFinding(.tooFewAnswers(choices.all.count, shown: shown), at: offset)
    }
  }

  func addWarnings(to lint: inout PackWarningChecker) { choices.addWarnings(to: &lint) }

  // MARK: In a game

  init(_ level: RotorLevel) {
    clues = level.clues.map(PackText.init)
    choices = PackChoices(right: level.right, wrong: level.misreadings)
    shown = level.shown
  }

  func level(_ content: CommonLevelContent, in document: PackDocument) throws(LevelError) -> Level {
    .rotor(
      try RotorLevel(
        content: content, clues: clues.map { document.localized($0) },
        right: choices.right(in: document), misreadings: choices.wrong(in: document),
        shown: shown ?? min(choices.all.count, 5)))
  }

  func countSolutions(with solver: inout PackSolver) -> Int {
    solver.winCount(of: solver.shownAnswers.map { [$0] })
  }
}

// MARK: In the starter

extension PackRotor {
  static let exampleComment = L10n.Starter.lockComment

  static let example = PackLevel(
    id: "lock", text: PackText(L10n.Starter.lockText),
    hints: [PackText(L10n.Starter.lockHint1), PackText(L10n.Starter.lockHint2)],
    task: .rotor(
      PackRotor(
        clues: [PackText(L10n.Starter.lockClue1), PackText(L10n.Starter.lockClue2)],
        choices: PackChoices(
          right: PackChoice("153", LocalizedText(cleaning: "153"), L10n.Starter.lockRightReply),
          wrong: [
            PackChoice("315", LocalizedText(cleaning: "315"), L10n.Starter.lockHourReply),
            PackChoice("513", LocalizedText(cleaning: "513"), L10n.Starter.lockSwappedReply),
            PackChoice("351", LocalizedText(cleaning: "351"), L10n.Starter.lockHourReply),
          ]), shown: 3)))
}
