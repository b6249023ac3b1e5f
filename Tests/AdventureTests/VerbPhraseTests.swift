import Localization
import Testing

@testable import Adventure

/// What may be typed for a verb means that verb only.
struct VerbPhraseTests {
  @Test(arguments: Language.allCases)
  func `no two verbs share a phrase`(language: Language) {
    var owners: [String: Set<String>] = [:]
    for verb in Verb.allCases { add(verb.words, of: "\(verb)", in: language, to: &owners) }
    for verb in MetaVerb.allCases {
      add(verb.words, of: "meta \(verb)", in: language, to: &owners)
    }
    let shared = owners.filter { $0.value.count > 1 }.mapValues { $0.sorted() }
    #expect(shared == Self.chosen[language] ?? [:])
  }

  /// « Regarder » by itself looks round; with a thing it examines.
  private static let chosen: [Language: [String: [String]]] = [
    .fr: ["regarder": ["examine", "look"]]
  ]

  private func add(
    _ phrases: LocalizedList, of verb: String, in language: Language,
    to owners: inout [String: Set<String>]
  ) {
    for phrase in phrases.resolved(in: language) {
      let words = Token.tokenize(phrase).compactMap(\.word?.exact)
      owners[words.joined(separator: " "), default: []].insert(verb)
    }
  }
}
