import Adventure
import Localization

/// The words that an order may use at a place: names of things and places, verbs and their endings,
/// directions, numbers, and the small words of the grammar.
struct UnderstoodWords {
  private let always: Set<String>
  private let names: [PlaceID: Set<String>]

  init(_ language: Language, world: World) {
    let prose = WorldProse(world)
    var names: [PlaceID: Set<String>] = [:]
    for thing in world.things {
      let words = thing.noun.names(in: language).flatMap(\.singleWords)
      for place in prose.places(of: thing) { names[place, default: []].formUnion(words) }
    }
    self.names = names
    let places = world.places.flatMap { $0.noun.names(in: language) }
    let grammar = (Self.grammar + Direction.allCases.map(\.words)).flatMap {
      $0.resolved(in: language)
    }
    let verbs = Verb.allCases.flatMap { $0.words.resolved(in: language) }
    always = Set((places + grammar + verbs).flatMap(\.singleWords))
      .union(verbs.compactMap(\.singleWords.first).flatMap { Self.forms(of: $0, in: language) })
  }

  func contains(_ word: String, at place: PlaceID) -> Bool {
    always.contains(word) || names[place]?.contains(word) == true || word.allSatisfy(\.isNumber)
  }

  private static let grammar: [LocalizedList] = [
    L10n.Grammar.into, L10n.Grammar.onto, L10n.Grammar.with, L10n.Grammar.to, L10n.Grammar.from,
    L10n.Grammar.under, L10n.Grammar.skipped, L10n.Grammar.pronouns, L10n.Grammar.clitics,
    L10n.Grammar.selves, L10n.Grammar.subjects, L10n.Grammar.everything, L10n.Grammar.except,
    L10n.Grammar.and, L10n.Grammar.then, L10n.Grammar.times, L10n.Grammar.counts,
    L10n.Grammar.yes, L10n.Grammar.no, L10n.Answers.numbers,
  ]

  // MARK: Endings

  /// A verb as a story tells it: “knocks”, “knocked”, “knocking”; « frappe », « frappait », « frappée ».
  private static func forms(of verb: String, in language: Language) -> [String] {
    switch language {
    case .en: englishForms(of: verb)
    case .fr: frenchForms(of: verb)
    }
  }

  private static func englishForms(of verb: String) -> [String] {
    guard let last = verb.last else { return [] }
    let stem = String(verb.dropLast())
    let endings = ["s", "es", "ed", "ing"].flatMap { [verb + $0, verb + String(last) + $0] }
    switch last {
    case "e": return endings + [verb + "d", stem + "ing"]
    case "y": return endings + [stem + "ies", stem + "ied"]
    default: return endings
    }
  }

  private static func frenchForms(of verb: String) -> [String] {
    guard verb.hasSuffix("er") else { return [] }
    let stem = String(verb.dropLast(2))
    return [
      "e", "es", "ez", "ent", "ons", "a", "as", "ai", "ee", "ees", "ait", "aient", "ant", "era",
      "eront", "erait", "eraient",
    ].map { stem + $0 }
  }
}

extension String {
  /// Its words, folded as the parser folds what is typed.
  var singleWords: [String] {
    split { !$0.isLetter && !$0.isNumber }.map { String($0).folded(as: .word) }
  }
}
