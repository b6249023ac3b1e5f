import Flow
import JSON
import Localization

/// A dial of clues, hints and answers.
struct PackRotor: Equatable, Sendable {
  /// What holds it shut.
  enum Lock: Equatable, Sendable {
    case printed(PackPrintedAnswers)
    case wheels(PackCodeWheels)
  }

  let clues: [PackText]
  let lock: Lock
}

extension PackRotor: LevelFormat {
  var task: PackTask { .rotor(self) }

  // MARK: In a file

  static let kind = PackTask.Kind.rotor

  static let fields: [PackField] = [
    .required("clues", .list(.text, 1...99), L10n.PackFormat.clues),
    .required("right", PackChoice.schema, L10n.PackFormat.right),
    .required("wrong", .list(PackChoice.drawnSchema, 0...99), L10n.PackFormat.misreadings),
    .optional("shown", .integer(2...7), L10n.PackFormat.shown),
    .optional("wheels", .flag, L10n.WheelPacks.wheels),
    .optional(
      "otherwise", .text,
      L10n.WheelPacks.otherwise(hole: LocalizedText(verbatim: PackFormat.hole))),
  ]

  init?(valid node: JSONNodeIndex, in source: JSONDocument) {
    guard let choices = PackChoices(valid: node, in: source) else { return nil }
    clues = source.texts("clues", of: node)
    let shown = source.int("shown", of: node)
    let otherwise = source.text("otherwise", of: node)
    let isDialled = source.member("wheels", of: node).flatMap(source.bool) ?? false
    lock =
      isDialled
      ? .wheels(PackCodeWheels(choices: choices, otherwise: otherwise, shown: shown))
      : .printed(PackPrintedAnswers(choices: choices, shown: shown, otherwise: otherwise))
  }

  func write(to object: inout JSONObject) {
    object["clues"] = JSONValue(clues.map(\.json))
    switch lock {
    case .printed(let answers): answers.write(to: &object)
    case .wheels(let wheels): wheels.write(to: &object)
    }
  }

  // MARK: Looked over

  func visitTexts(_ visit: (PackText, PackTextRole) -> Void) {
    for clue in clues { visit(clue, .passage) }
    switch lock {
    case .printed(let answers): answers.choices.visitTexts(visit)
    case .wheels(let wheels): wheels.visitTexts(visit)
    }
  }

  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    switch lock {
    case .printed(let answers): answers.addFindings(to: &rules, at: offset)
    case .wheels(let wheels): wheels.addFindings(to: &rules, at: offset)
    }
  }

  func addWarnings(to lint: inout PackWarningChecker) {
    switch lock {
    case .printed(let answers): answers.choices.addWarnings(to: &lint)
    case .wheels: break
    }
  }

  // MARK: In a game

  init(_ level: RotorLevel) {
    clues = level.clues.map(PackText.init)
    switch level.lock {
    case .printed(let answers): lock = .printed(PackPrintedAnswers(answers))
    case .wheels(let wheels): lock = .wheels(PackCodeWheels(wheels))
    }
  }

  func level(_ content: CommonLevelContent, in document: PackDocument) throws(LevelError) -> Level {
    .rotor(
      try RotorLevel(
        content: content, clues: clues.map { document.localized($0) },
        lock: try lock(in: document)))
  }

  private func lock(in document: PackDocument) throws(LevelError) -> RotorLevel.Lock {
    switch lock {
    case .printed(let answers): .printed(try answers.answers(in: document))
    case .wheels(let wheels): .wheels(try wheels.wheels(in: document))
    }
  }

  func countSolutions(with solver: inout PackSolver) -> Int {
    switch lock {
    case .printed: solver.winCount(of: solver.shownAnswers.map { [$0] })
    case .wheels(let wheels):
      solver.winCount(of: wheels.choices.all.map { [$0.text.plainString] })
    }
  }
}

// MARK: In the starter

extension PackRotor {
  static let exampleComment = L10n.WheelPacks.lockComment(
    hole: LocalizedText(verbatim: PackFormat.hole))

  static let example = PackLevel(
    id: "lock", text: PackText(L10n.Starter.lockText),
    hints: [PackText(L10n.Starter.lockHint1), PackText(L10n.Starter.lockHint2)],
    task: .rotor(
      PackRotor(
        clues: [PackText(L10n.Starter.lockClue1), PackText(L10n.Starter.lockClue2)],
        lock: .wheels(
          PackCodeWheels(
            choices: PackChoices(
              right: PackChoice("153", LocalizedText(cleaning: "153"), L10n.Starter.lockRightReply),
              wrong: [
                PackChoice("315", LocalizedText(cleaning: "315"), L10n.Starter.lockHourReply),
                PackChoice("513", LocalizedText(cleaning: "513"), L10n.Starter.lockSwappedReply),
              ]),
            otherwise: PackText(
              L10n.WheelPacks.lockOtherwise(code: LocalizedText(verbatim: PackFormat.hole))))))))
}

// MARK: - Told

extension PackRotor {
  /// The right answer in words.
  var explanation: PackText? {
    switch lock {
    case .printed(let answers): answers.choices.right.reply
    case .wheels(let wheels): wheels.choices.right.reply
    }
  }

  func rightAnswer(in document: PackDocument) -> LocalizedText? {
    switch lock {
    case .printed(let answers): document.localized(answers.choices.right.text)
    case .wheels(let wheels): document.localized(wheels.choices.right.text)
    }
  }
}
