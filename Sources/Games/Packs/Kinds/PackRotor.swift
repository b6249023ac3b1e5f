import Flow
import JSON
import Localization

/// A dial of clues, hints and answers; the answers are printed on it, or they are codes to dial on wheels.
struct PackRotor: Equatable, Sendable {
  let clues: [PackText]
  /// On wheels their texts are the codes, the same in every language.
  let choices: PackChoices
  /// Whether a code is dialled.
  var hasWheels = false
  /// Of printed answers, how many stand on the dial, the right one among them.
  var shown: Int?
  /// On wheels, the reply to any other code; `{answer}` in it becomes that code.
  var otherwise: PackText?
}

extension PackRotor: LevelFormat {
  var task: PackTask { .rotor(self) }

  // MARK: In a file

  static let kind = Level.Kind.rotor

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
    self.init(
      clues: source.texts("clues", of: node), choices: choices,
      hasWheels: source.flag("wheels", of: node), shown: source.int("shown", of: node),
      otherwise: source.text("otherwise", of: node))
  }

  func write(to object: inout JSONObject) {
    object["clues"] = JSONValue(clues.map(\.json))
    if hasWheels { object["wheels"] = true }
    choices.write(to: &object)
    object["otherwise"] = otherwise?.json
    object["shown"] = shown.map { JSONValue($0) }
  }

  // MARK: Looked over

  func visitTexts(_ visit: (PackText, PackTextRole) -> Void) {
    for clue in clues { visit(clue, .passage) }
    choices.visitTexts(visit)
    if let otherwise { visit(otherwise, .passage) }
  }

  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    if hasWheels {
      addWheelFindings(to: &rules, at: offset)
    } else {
      addPrintedFindings(to: &rules, at: offset)
    }
  }

  func addWarnings(to lint: inout PackWarningChecker) {
    if !hasWheels { choices.addWarnings(to: &lint) }
  }

  private func addPrintedFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    choices.addFindings(to: &rules)
    if let otherwise { rules.addFinding(.onlyOnWheels(key: "otherwise"), at: otherwise.offset) }
    let least = shown ?? choiceLimits.lowerBound
    if least > choices.all.count {
      rules.addFinding(.tooFewAnswers(choices.all.count, shown: least), at: offset)
    }
    let most = shown ?? choiceLimits.upperBound
    let tempting = choices.wrong.count(where: \.isAlwaysShown)
    if tempting + 1 > most {
      rules.addFinding(.tooManyAlwaysShown(tempting, shown: most), at: offset)
    }
  }

  /// A code has 2 to 7 digits, as many as the right one, and stands once.
  private func addWheelFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    rules.checkDistinct(choices.all.lazy.map { ($0.id, $0.text.offset) })
    if shown != nil { rules.addFinding(.notOnWheels(key: "shown"), at: offset) }
    let count = choices.right.code.utf8.count
    var taken = SmallSet<String>()
    for choice in choices.all {
      let (text, code) = (choice.text, choice.code)
      if choice.isAlwaysShown { rules.addFinding(.notOnWheels(key: "always"), at: text.offset) }
      for entry in text.entries(fallback: rules.document.language)
      where !isCode(entry.value.string, wheels: count) || entry.value.string != code {
        rules.addFinding(.notACode(entry.value), at: entry.offset)
      }
      if !taken.insert(code) {
        rules.addFinding(.duplicateChoice(SafeText(cleaning: code)), at: text.offset)
      }
    }
  }

  /// Whether a text is `count` plain digits, as many as a lock may have.
  private func isCode(_ text: String, wheels count: Int) -> Bool {
    CodeWheels.limits.contains(count) && WheelDigits(text, wheels: count)?.code == text
  }

  // MARK: In a game

  init(_ level: RotorLevel) {
    let clues = level.clues.map(PackText.init)
    switch level.lock {
    case .printed(let answers):
      let tempting = answers.tempting.map { choice in
        var choice = PackChoice(choice)
        choice.isAlwaysShown = true
        return choice
      }
      let wrong = tempting + answers.misreadings.map(PackChoice.init)
      self.init(
        clues: clues, choices: PackChoices(right: PackChoice(answers.right), wrong: wrong),
        shown: answers.shown)
    case .wheels(let wheels):
      self.init(
        clues: clues,
        choices: PackChoices(
          right: PackChoice(wheels.right), wrong: wheels.misreadings.map(PackChoice.init)),
        hasWheels: true, otherwise: PackText(wheels.otherwise.filling(typed: PackFormat.hole)))
    }
  }

  func level(_ content: LevelContent, in document: PackDocument) throws(LevelError) -> Level {
    try Level.rotor(
      content, clues: clues.map { document.localized($0) },
      lock: hasWheels
        ? .wheels(try wheels(in: document)) : .printed(try printedAnswers(in: document)))
  }

  private func printedAnswers(in document: PackDocument) throws(LevelError) -> PrintedAnswers {
    let wrong = Array(zip(choices.wrong, choices.wrong(in: document)))
    let tempting = wrong.filter { $0.0.isAlwaysShown }
    return try PrintedAnswers(
      right: choices.right(in: document), tempting: tempting.map { $0.1 },
      misreadings: wrong.filter { !$0.0.isAlwaysShown }.map { $0.1 },
      shown: shown ?? max(min(choices.all.count, 5), 1 + tempting.count))
  }

  private func wheels(in document: PackDocument) throws(LevelError) -> CodeWheels {
    try CodeWheels(
      right: choices.right.code(in: document, replying: L10n.Packs.right),
      misreadings: choices.wrong.map { $0.code(in: document, replying: L10n.Packs.wrong) },
      otherwise: document.nudge(otherwise))
  }

  func countSolutions(with solver: inout PackSolver) -> Int {
    solver.winCount(
      of: hasWheels ? choices.all.map { [$0.code] } : solver.shownAnswers.map { [$0] })
  }
}

extension PackChoice {
  /// A code of the program.
  fileprivate init(_ code: CodeReply) {
    self.init(code.code, LocalizedText(cleaning: code.code), code.reply)
  }

  /// What is dialled: the text in the language that stands first, as a code is the same in all of them.
  fileprivate var code: String { text.entries(fallback: "").first?.value.string ?? "" }

  /// The code as a level has it; progress knows it by its digits, and by the id of when it was printed.
  fileprivate func code(in document: PackDocument, replying standard: LocalizedText) -> CodeReply {
    CodeReply(
      code, reply: document.localized(reply, else: standard),
      formerID: WheelDigits.isMeant(by: id) ? nil : id)
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
        choices: PackChoices(
          right: code("153", L10n.Starter.lockRightReply),
          wrong: [
            code("315", L10n.Starter.lockHourReply), code("513", L10n.Starter.lockSwappedReply),
          ]),
        hasWheels: true,
        otherwise: PackText(
          L10n.WheelPacks.lockOtherwise(code: LocalizedText(verbatim: PackFormat.hole))))))

  private static func code(_ digits: String, _ reply: LocalizedText) -> PackChoice {
    PackChoice(digits, LocalizedText(cleaning: digits), reply)
  }
}
