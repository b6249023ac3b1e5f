import Flow
import JSON
import Localization

/// Answers to choose from: one right, the others wrong.
struct PackChoices: Equatable, Sendable {
  /// The right one first.
  let all: [PackChoice]

  init(right: PackChoice, wrong: some Sequence<PackChoice>) {
    var all = [right]
    all.reserveCapacity(1 + wrong.underestimatedCount)
    all.append(contentsOf: wrong)
    self.all = all
  }

  /// The only one that wins.
  var right: PackChoice { all[0] }
  /// The others, in their order.
  var wrong: ArraySlice<PackChoice> { all.dropFirst() }

  // MARK: In a file

  /// From the members `right` and `wrong` of a level that fits the format.
  init?(valid node: JSONNodeIndex, in source: JSONDocument) {
    guard let right = source.member("right", of: node),
      let wrong = source.member("wrong", of: node).flatMap(source.elements)
    else { return nil }
    // Given ids do not tell which answer is right, and stay the same while the file does.
    let sum = (source.string("text", of: right) ?? "").utf8.reduce(0) { $0 &+ Int($1) }
    let place = 1 + sum % (wrong.count + 1)
    guard let right = PackChoice(valid: right, in: source, number: place) else { return nil }
    self.init(
      right: right,
      wrong: source.list(wrong) { choice, number in
        PackChoice(valid: choice, in: source, number: number < place ? number : number + 1)
      })
  }

  func write(to object: inout JSONObject) {
    object["right"] = right.json
    object["wrong"] = JSONValue(wrong.map(\.json))
  }

  // MARK: Looked over

  func visitTexts(_ visit: (PackText, PackTextRole) -> Void) {
    for choice in all {
      visit(choice.text, .label)
      if let reply = choice.reply { visit(reply, .passage) }
    }
  }

  /// No choice may be a key, a number or a command word, or another choice; in every language.
  func addFindings(to rules: inout PackRuleChecker) {
    let fallback = rules.document.language
    // By index, which copies no choice; they are few.
    for index in all.indices {
      for earlier in 0..<index where all[earlier].id == all[index].id {
        rules.addFinding(
          .duplicateID(SafeText(cleaning: all[index].id)), at: all[index].text.offset)
        break
      }
    }
    for code in codes(fallback: fallback) {
      var taken = SmallSet<NormalizedChoiceText>()
      for index in all.indices {
        let said = NormalizedChoiceText(all[index].text.text(in: code, fallback: fallback).string)
        if said.isUsable, taken.insert(said) { continue }
        let entry = all[index].text.entry(in: code, fallback: fallback)
        let value = entry.value
        rules.addFinding(
          said.isUsable ? .duplicateChoice(value) : .unusableChoice(value), at: entry.offset)
      }
    }
  }

  /// The languages of the texts, the pack's `fallback` first.
  private func codes(fallback: String) -> [String] {
    var codes: [String] = [fallback]
    for choice in all {
      guard case .languages(let entries) = choice.text.content else { continue }
      for entry in entries where !codes.contains(entry.code) { codes.append(entry.code) }
    }
    return codes
  }

  /// A choice that reads like the right one is a trap for whoever reads in haste.
  func addWarnings(to lint: inout PackWarningChecker) {
    for language in Language.allCases {
      let right = lint.key(right, in: language)
      for wrong in wrong {
        let other = lint.key(wrong, in: language)
        lint.warnIfAlike(right.joined, other.joined, of: wrong.text, in: language)
      }
    }
  }

  // MARK: In a game

  /// The answers of a level of the program.
  init(right: Choice, wrong: [Choice]) {
    self.init(right: PackChoice(right), wrong: wrong.map(PackChoice.init))
  }

  /// The right answer as a level has it.
  func right(in document: PackDocument) -> Choice {
    right.choice(in: document, replying: L10n.Packs.right)
  }

  /// The wrong answers as a level has them.
  func wrong(in document: PackDocument) -> [Choice] {
    wrong.map { $0.choice(in: document, replying: L10n.Packs.wrong) }
  }
}
