package import Localization

/// The proof, apart from the generator: it knows the shown letters, what the frame says, and the lexicon.
package struct CarvingReader: Sendable {
  private let lexicon: Lexicon

  /// A reader of that language.
  package init(_ language: Language) { lexicon = .of(language) }

  /// What the letters say if they are read that way: one word, or two, of the lexicon; each way once.
  package func meanings(of shown: Letters, by reading: LetterReading) -> [[LexiconConcept]] {
    guard lexicon.wordLengths.contains(shown.count / reading.wordCount) else { return [] }
    return reading.words(in: shown).compactMap { words in
      let concepts = words.compactMap { lexicon.concept($0) }
      return concepts.count == words.count ? concepts : nil
    }
  }

  /// The answers to a carving: all words that it may say, of two the ones that the question fits.
  package func answers(
    to shown: Letters, by reading: LetterReading, question: LexiconCategory?
  ) -> [LexiconConcept] {
    meanings(of: shown, by: reading).flatMap { words in
      words.filter { word in question.map { $0 == word.category } ?? true }
    }
  }

  /// Whether any other way than that leads to words of the lexicon.
  package func isAmbiguous(_ shown: Letters, except reading: LetterReading) -> Bool {
    LetterReading.all.contains { $0 != reading && !meanings(of: shown, by: $0).isEmpty }
  }
}
