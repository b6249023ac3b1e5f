/// A known word that a mistyped one may stand for.
package struct SpellingSuggestion {
  /// As it is spelt.
  package let word: String
  /// As it was compared.
  package let folded: String
  /// How many edits the typed word is away.
  package let distance: Int
}

extension [String] {
  /// The word that has the fewest edits from `typed` among those that are near enough; of equal ones the
  /// first. Both are folded first where `folding` says how.
  package func nearest(
    to typed: String, folding: TextFoldingMode? = nil,
    where isNear: (SpellingSuggestion) -> Bool = { _ in true }
  ) -> SpellingSuggestion? {
    let typed = folding.map(typed.folded(as:)) ?? typed
    var nearest: SpellingSuggestion?
    for word in self {
      let folded = folding.map(word.folded(as:)) ?? word
      let distance = folded.editDistance(to: typed)
      if let nearest, nearest.distance <= distance { continue }
      let candidate = SpellingSuggestion(word: word, folded: folded, distance: distance)
      if isNear(candidate) { nearest = candidate }
    }
    return nearest
  }
}
