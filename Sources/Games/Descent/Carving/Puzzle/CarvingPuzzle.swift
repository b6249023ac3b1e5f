package import Localization

/// A carving: the same words, cut in the same way and order, in every language.
package struct CarvingPuzzle: Equatable, Sendable {
  /// What the masons did.
  package let method: CarvingMethod
  /// The words in the order of the masons.
  package let words: [LexiconConcept]
  /// The one that is the answer.
  package let answer: LexiconConcept
  /// Whether the last wheel of the lock says by how much the letters are shifted; else the frame does.
  package let isByThread: Bool
  /// Which of equal wordings are taken; any number.
  package let wording: Int
  /// The lines of the poem, by `Language.index`; empty without a poem.
  package let poems: [[String]]

  /// A carving of words; lines only where the method is a poem.
  package init(
    method: CarvingMethod, words: [LexiconConcept], answer: LexiconConcept,
    isByThread: Bool = false, wording: Int = 0, poems: [[String]] = []
  ) {
    self.method = method
    self.words = words
    self.answer = answer
    self.isByThread = isByThread
    self.wording = wording
    self.poems = poems
  }

  /// The same for puzzles that ask the same of the same words, whoever began.
  package var id: String {
    ([method.id, answer.id] + (other.map { [$0.id] } ?? [])).joined(separator: "-")
  }

  /// What tells the answer from the other word; nil where it stands alone.
  package var question: LexiconCategory? { words.count > 1 ? answer.category : nil }

  /// The word that is not asked for.
  package var other: LexiconConcept? { words.first { $0 != answer } }

  /// The letters of its words in a language.
  package func letters(in language: Language) -> [Letters] {
    words.map { Lexicon.of(language).letters(of: $0) }
  }

  /// The letters that are shown, of a poem the first ones of its lines; nil where they cannot be cut so.
  package func shown(in language: Language) -> Letters? {
    method.carve(letters(in: language))
  }
}
