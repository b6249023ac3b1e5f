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

/// Ids for answers whose file gives none. Each is a number made of the answer's own text, so that
/// neither the ids nor their order tell which answer is right, and `answer-4711` stays
/// `answer-4711` when other answers, languages or replies change.
enum GivenAnswerIDs {
  /// Earlier versions counted from 1, to 100 at most; their numbers stay free.
  private static let first = 1_000
  private static let count = 9_000

  /// Gives an id to every one of `choices` that has none; `language` is the pack's own.
  static func add(to choices: inout [PackChoice], language: String) {
    let nameless = choices.indices.filter { choices[$0].id.isEmpty }
    func text(_ index: Int) -> String {
      choices[index].text.entry(in: language, fallback: language).value.string
    }
    for index in nameless { choices[index].id = id(number(of: text(index))) }
    if Set(choices.map(\.id)).count == choices.count { return }
    // Where two texts have one number, the second in the order of the texts takes the next, so that the
    // file's order decides nothing.
    var taken = Set(choices.indices.filter { !nameless.contains($0) }.map { choices[$0].id })
    for (index, text) in nameless.map({ ($0, text($0)) }).sorted(by: { $0.1 < $1.1 }) {
      var number = number(of: text)
      while !taken.insert(id(number)).inserted { number += 1 }
      choices[index].id = id(number)
    }
  }

  /// What earlier versions made of an answer’s place among all, from 1.
  static func former(_ place: Int) -> AnswerID { id(place) }

  private static func id(_ number: Int) -> AnswerID { "answer-" + String(number) }

  /// From 1,000 to 9,999, by FNV-1a.
  private static func number(of text: String) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return first + Int(hash % UInt64(count))
  }
}
