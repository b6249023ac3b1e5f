import Flow
import JSON
import Localization

/// An answer to choose, and what is said to it.
struct PackChoice: Sendable {
  var id: AnswerID = ""
  var text = PackText.blank
  var reply: PackText?
  /// Whether a rotor that draws its wrong answers always shows this one.
  var isAlwaysShown = false
}

extension PackChoice: PackShape {
  static let fields: PackFields<PackChoice> = [
    .defaulted("id", \.id, .id, L10n.PackFormat.id),
    Self.text,
    .optional("reply", \.reply, .text, L10n.PackFormat.reply),
    .comment,
    .defaulted("always", \.isAlwaysShown, .flag, L10n.WheelPacks.always),
  ]

  static var brief: PackField<PackChoice>? { Self.text }

  static var findingOfList: LocalizedText? { L10n.PackCures.oneAnswer }

  private static let text = PackField.required(
    "text", \PackChoice.text, .label, L10n.PackFormat.choiceText)
}

extension PackForm where Value == PackChoice {
  /// An answer without the member `always`, which only those have that a rotor draws.
  static var plain: Self {
    shape(PackMembers(PackChoice.fields.members.all.filter { $0.key != "always" }))
  }
}

extension PackChoice {
  /// An answer of the program.
  init(_ id: String, _ text: LocalizedText, _ reply: LocalizedText) {
    self.init(id: id, text: PackText(text), reply: PackText(reply))
  }

  /// The answer of a level of the program.
  init(_ choice: Choice) { self.init(choice.id, choice.text, choice.reply) }

  /// The answer as a level has it; `standard` is said where the pack says nothing.
  func choice(in document: PackDocument, replying standard: LocalizedText) -> Choice {
    Choice(
      id: id, text: document.localized(text), reply: document.localized(reply, else: standard))
  }
}

/// Answers to choose from: one right, the others wrong.
struct PackChoices: Equatable, Sendable {
  /// The only one that wins.
  var right = PackChoice()
  /// The others, in their order.
  var wrong: [PackChoice] = []

  /// The right one first.
  var all: [PackChoice] { [right] + wrong }
}

extension PackChoices {
  /// Answers without an id get one.
  init(right: PackChoice, wrong: some Sequence<PackChoice>, language: String = "") {
    (self.right, self.wrong) = (right, Array(wrong))
    addIDs(language: language)
  }

  /// Gives an id to every answer that has none, by their texts in `language`.
  mutating func addIDs(language: String) {
    var all = all
    GivenAnswerIDs.add(to: &all, language: language)
    right = all[0]
    wrong = Array(all.dropFirst())
  }

  // MARK: Looked over

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

  private static func id(_ number: Int) -> AnswerID { "answer-" + String(number) }

  /// From 1,000 to 9,999, by FNV-1a.
  private static func number(of text: String) -> Int {
    first + Int(fnv1a(text.utf8.lazy.map { UInt64($0) }) % UInt64(count))
  }
}
