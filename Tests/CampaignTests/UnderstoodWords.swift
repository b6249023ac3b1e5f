import Adventure
import Localization

/// The words that say something in an order at a place: names of things and places, verbs and their
/// endings, directions and numbers.
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
    let others = [L10n.Answers.numbers, L10n.Grammar.counts] + Direction.allCases.map(\.words)
    let verbs = Verb.allCases.flatMap { $0.words.resolved(in: language) }
      .compactMap(\.singleWords.first)
    always = Set((places + others.flatMap { $0.resolved(in: language) }).flatMap(\.singleWords))
      .union(verbs).union(verbs.flatMap { Self.forms(of: $0, in: language) })
  }

  func contains(_ word: String, at place: PlaceID) -> Bool {
    always.contains(word) || names[place]?.contains(word) == true || word.allSatisfy(\.isNumber)
  }

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
