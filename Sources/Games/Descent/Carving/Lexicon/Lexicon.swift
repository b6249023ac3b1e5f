import Flow
package import Localization

/// The words of one language that masons cut, and what they mean.
package struct Lexicon: Sendable {
  private let lettersByConcept: [LexiconConcept: Letters]
  private let conceptsByLetters: [Letters: LexiconConcept]

  /// How many letters a word may have.
  let wordLengths = 3...6

  private init(_ language: Language) {
    var pairs: [(LexiconConcept, Letters)] = []
    for category in LexiconCategory.allCases {
      for (index, word) in category.words.resolved(in: language).enumerated() {
        pairs.append((LexiconConcept(category: category, index: index), Letters(folding: word)))
      }
    }
    lettersByConcept = Dictionary(uniqueKeysWithValues: pairs)
    conceptsByLetters = Dictionary(pairs.map { ($1, $0) }) { first, _ in first }
  }

  private static let all = Language.allCases.map { Lexicon($0) }

  /// The lexicon of a language; made once.
  package static func of(_ language: Language) -> Lexicon { all[language.index] }

  /// All words of all languages, as they are spelt; made once.
  static let vocabulary: LocalizedList = .each { language in
    LexiconCategory.allCases.flatMap { $0.words.resolved(in: language) }
  }

  /// The folded spelling of a concept.
  package func letters(of concept: LexiconConcept) -> Letters {
    guard let letters = lettersByConcept[concept] else {
      preconditionFailure("\(concept.id) has no word")
    }
    return letters
  }

  /// What the letters mean; nil where they are no word of the lexicon.
  package func concept(_ letters: Letters) -> LexiconConcept? { conceptsByLetters[letters] }
}
