import Flow
import Localization

/// A dial of clues, hints and answers; the answers are printed on it, or they are codes to dial on wheels.
struct PackRotor: Equatable, Sendable {
  var clues: [PackText] = []
  /// On wheels their texts are the codes, the same in every language.
  var choices = PackChoices()
  /// Whether a code is dialled.
  var hasWheels = false
  /// Of printed answers, how many stand on the dial, the right one among them.
  var shown: Int?
  /// On wheels, the reply to any other code; `{answer}` in it becomes that code.
  var otherwise: PackText?
}

extension PackRotor: LevelFormat {
  static let kind = Level.Kind.rotor

  static let fields: PackFields<PackRotor> = [
    .required("clues", \.clues, .list(.text, 1...99), L10n.PackFormat.clues),
    .required("right", \.choices.right, .plain, L10n.PackFormat.right),
    .required("wrong", \.choices.wrong, .list(.shape, 0...99), L10n.PackFormat.misreadings),
    .optional("shown", \.shown, .integer(2...7), L10n.PackFormat.shown),
    .defaulted("wheels", \.hasWheels, .flag, L10n.WheelPacks.wheels).written(before: "right"),
    .optional("otherwise", \.otherwise, .text, L10n.WheelPacks.otherwise(hole: .hole))
      .written(before: "shown"),
  ]

  mutating func complete(from node: PackNode) { choices.addIDs(language: node.language) }

  // MARK: Looked over

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

  func countSolutions(with solver: inout PackSolver) -> Int {
    solver.winCount(
      of: hasWheels ? choices.all.map { [$0.code] } : solver.shownAnswers.map { [$0] })
  }

  private func addPrintedFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    choices.addFindings(to: &rules)
    if let otherwise {
      let finding = L10n.WheelPacks.onlyOnWheels(key: .code("otherwise"))
      rules.add(finding, at: otherwise.offset)
    }
    let (count, least) = (choices.all.count, shown ?? choiceLimits.lowerBound)
    if least > count { rules.add(L10n.Packs.tooFewAnswers(shown: least, count: count), at: offset) }
    let always = choices.wrong.count(where: \.isAlwaysShown)
    let most = shown ?? choiceLimits.upperBound
    if always + 1 > most {
      rules.add(L10n.WheelPacks.tooManyAlways(shown: most, count: always), at: offset)
    }
  }

  /// A code has 2 to 7 digits, as many as the right one, and stands once.
  private func addWheelFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    rules.checkDistinct(choices.all.lazy.map { ($0.id, $0.text.offset) })
    let notOnWheels = { L10n.WheelPacks.notOnWheels(key: .code($0)) }
    if shown != nil { rules.add(notOnWheels("shown"), at: offset) }
    let count = choices.right.code.utf8.count
    var taken: Set<String> = []
    for choice in choices.all {
      let (text, code) = (choice.text, choice.code)
      if choice.isAlwaysShown { rules.add(notOnWheels("always"), at: text.offset) }
      for entry in text.entries(fallback: rules.document.language)
      where !isCode(entry.value.string, wheels: count) || entry.value.string != code {
        rules.add(L10n.WheelPacks.notACode(text: .said(entry.value)), at: entry.offset)
      }
      if !taken.insert(code).inserted {
        rules.add(L10n.Packs.sameChoice(text: .said(code)), at: text.offset)
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
      var choices = PackChoices(right: answers.right, wrong: answers.tempting + answers.misreadings)
      for index in answers.tempting.indices { choices.wrong[index].isAlwaysShown = true }
      self.init(clues: clues, choices: choices, shown: answers.shown)
    case .wheels(let wheels):
      self.init(
        clues: clues,
        choices: PackChoices(
          right: PackChoice(wheels.right), wrong: wheels.misreadings.map(PackChoice.init)),
        hasWheels: true, otherwise: PackText(wheels.otherwise.filling(typed: PackDocument.hole)))
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
}

extension PackChoice {
  /// A code of the program.
  fileprivate init(_ code: CodeReply) {
    self.init(code.code, .said(code.code), code.reply)
  }

  /// What is dialled: the text in the language that stands first, as a code is the same in all of them.
  fileprivate var code: String { text.entries(fallback: "").first?.value.string ?? "" }

  /// The code as a level has it; progress knows it by its digits.
  fileprivate func code(in document: PackDocument, replying standard: LocalizedText) -> CodeReply {
    CodeReply(code, reply: document.localized(reply, else: standard))
  }
}

// MARK: In the starter

extension PackRotor {
  private typealias Words = L10n.Starter

  static let example = PackLevel(
    id: "lock", text: PackText(Words.lockText),
    hints: [Words.lockHint1, Words.lockHint2].map(PackText.init),
    task: PackTask(
      PackRotor(
        clues: [Words.lockClue1, Words.lockClue2].map(PackText.init),
        choices: PackChoices(
          right: PackChoice(CodeReply("153", reply: Words.lockRightReply)),
          wrong: [
            PackChoice(CodeReply("315", reply: Words.lockHourReply)),
            PackChoice(CodeReply("513", reply: Words.lockSwappedReply)),
          ]),
        hasWheels: true, otherwise: PackText(L10n.WheelPacks.lockOtherwise(code: .hole)))),
    comment: PackText(L10n.WheelPacks.lockComment(hole: .hole)))
}
