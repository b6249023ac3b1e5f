package import Localization

/// What a word of the lexicon means, whatever language spells it.
package struct LexiconConcept: Hashable, Sendable {
  /// What question asks for it.
  package let category: LexiconCategory
  /// Its place in the category, from 0.
  package let index: Int

  /// Its name for ever: `animal-3`.
  package var id: String { "\(category.rawValue)-\(index)" }

  /// Its spelling, with accents, in each language.
  package var word: LocalizedText { LocalizedText(category.words, at: index) }

  /// All of them, category by category.
  package static let all: [LexiconConcept] = LexiconCategory.allCases.flatMap { category in
    category.words.resolved(in: .base).indices.map {
      LexiconConcept(category: category, index: $0)
    }
  }
}
