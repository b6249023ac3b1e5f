import Localization

extension LexiconConcept {
  /// How many letters its word has, by `Language.index`.
  var letterCounts: [Int] { Language.allCases.map { Lexicon.of($0).letters(of: self).count } }

  /// All concepts by those numbers, in the order in which the numbers first occur.
  static let byLetterCounts: [(counts: [Int], concepts: [LexiconConcept])] = {
    var groups: [(counts: [Int], concepts: [LexiconConcept])] = []
    for concept in all {
      let counts = concept.letterCounts
      if let place = groups.firstIndex(where: { $0.counts == counts }) {
        groups[place].concepts.append(concept)
      } else {
        groups.append((counts, [concept]))
      }
    }
    return groups
  }()
}
