import Flow
import JSON
import Localization

/// Answers to choose from: one right, the others wrong.
struct PackChoices: Equatable, Sendable {
  /// The right one first.
  let all: [PackChoice]

  /// Answers without an id get one, by their texts in `language`.
  init(right: PackChoice, wrong: some Sequence<PackChoice>, language: String = "") {
    var all = [right]
    all.reserveCapacity(1 + wrong.underestimatedCount)
    all.append(contentsOf: wrong)
    GivenAnswerIDs.add(to: &all, language: language)
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
    // As earlier versions numbered the answers.
    let sum = (source.string("text", of: right) ?? source.string(right) ?? "").utf8.reduce(0) {
      $0 &+ Int($1)
    }
    let place = 1 + sum % (wrong.count + 1)
    guard let right = PackChoice(valid: right, in: source, number: place) else { return nil }
    self.init(
      right: right,
      wrong: source.list(wrong) { choice, number in
        PackChoice(valid: choice, in: source, number: number < place ? number : number + 1)
      },
      language: source.string("language", of: source.root) ?? "")
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

  /// No choice may read just like another, in any language.
  func addFindings(to rules: inout PackRuleChecker) {
    rules.checkDistinct(all.lazy.map { ($0.id, $0.text.offset) })
    rules.checkDistinctTexts(of: all.map(\.text))
  }

  /// A choice that reads like the right one is a trap for whoever reads in haste.
  func addWarnings(to lint: inout PackWarningChecker) {
    for language in lint.comparedLanguages {
      let right = lint.key(right, in: language)
      for wrong in wrong {
        lint.warnIfAlike(right, lint.key(wrong, in: language), of: wrong.text, in: language)
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
