import Flow
import JSON
import Localization

/// The codes of a rotor that is dialled.
struct PackCodeWheels: Equatable, Sendable {
  /// Their texts are the codes, the same in every language.
  let choices: PackChoices
  /// The reply to any other code; `{answer}` in it becomes that code.
  let otherwise: PackText?
  /// Belongs to printed answers: a finding.
  var shown: Int?
}

extension PackCodeWheels {
  func write(to object: inout JSONObject) {
    object["wheels"] = true
    choices.write(to: &object)
    object["otherwise"] = otherwise?.json
    object["shown"] = shown.map { JSONValue($0) }
  }

  // MARK: Looked over

  func visitTexts(_ visit: (PackText, PackTextRole) -> Void) {
    choices.visitTexts(visit)
    if let otherwise { visit(otherwise, .passage) }
  }

  /// A code has 2 to 7 digits, as many as the right one, and stands once.
  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    rules.checkDistinct(choices.all.lazy.map { ($0.id, $0.text.offset) })
    if shown != nil { rules.addFinding(.notOnWheels(key: "shown"), at: offset) }
    let count = choices.right.text.plainString.utf8.count
    var taken = SmallSet<String>()
    for choice in choices.all {
      let text = choice.text
      if choice.isAlwaysShown { rules.addFinding(.notOnWheels(key: "always"), at: text.offset) }
      for entry in text.entries(fallback: rules.document.language)
      where !isCode(entry.value.string, wheels: count) || entry.value.string != text.plainString {
        rules.addFinding(.notACode(entry.value), at: entry.offset)
      }
      if !taken.insert(text.plainString) {
        rules.addFinding(
          .duplicateChoice(SafeText(cleaning: text.plainString)), at: text.offset)
      }
    }
  }

  /// Whether a text is `count` plain digits, as many as a lock may have.
  private func isCode(_ text: String, wheels count: Int) -> Bool {
    CodeWheels.limits.contains(count) && WheelDigits(text, wheels: count)?.code == text
  }

  // MARK: In a game

  init(_ wheels: CodeWheels) {
    choices = PackChoices(
      right: PackChoice(wheels.right), wrong: wheels.misreadings.map(PackChoice.init))
    otherwise = PackText(wheels.otherwise.filling(typed: PackFormat.hole))
  }

  func wheels(in document: PackDocument) throws(LevelError) -> CodeWheels {
    try CodeWheels(
      right: choices.right.code(in: document, replying: L10n.Packs.right),
      misreadings: choices.wrong.map { $0.code(in: document, replying: L10n.Packs.wrong) },
      otherwise: otherwise.map {
        document.localized($0).withPlaceholder(replacing: PackFormat.hole)
      }
        ?? L10n.Packs.otherwise(word: .typed))
  }
}

extension PackText {
  /// What it says in the language that stands first, as a code does in all of them.
  var plainString: String {
    switch content {
    case .plain(let text): text.string
    case .languages(let entries): entries.first?.value.string ?? ""
    }
  }
}

extension PackChoice {
  /// A code of the program.
  fileprivate init(_ code: CodeReply) {
    self.init(code.code, LocalizedText(cleaning: code.code), code.reply)
  }

  /// The code as a level has it; progress knows it by its digits, and by the id of when it was printed.
  fileprivate func code(in document: PackDocument, replying standard: LocalizedText) -> CodeReply {
    let code = text.plainString
    return CodeReply(
      code, reply: document.localized(reply, else: standard),
      formerID: WheelDigits.isMeant(by: id) ? nil : id)
  }
}
