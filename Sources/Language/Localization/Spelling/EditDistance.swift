extension String {
  /// How many letters must be put in, taken out or changed to make one word of the other
  /// (Levenshtein); the first 64 of each count. `"hint"` is 1 from `"hnt"`, 2 from `"hnit"`.
  package func editDistance(to other: String) -> Int {
    let (first, second) = (Array(prefix(64)), Array(other.prefix(64)))
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let changed = diagonal + (letter == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(changed, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }

  /// Whether one letter more, less, other or swapped with its neighbour makes one word the other: a
  /// slip of the finger, found faster than the distance, to which a swap is two edits.
  package func isOneEdit(from other: String) -> Bool {
    guard isPrintableASCII, other.isPrintableASCII else {
      return Array(self).isOneEdit(from: Array(other))
    }
    return abs(utf8.count - other.utf8.count) <= 1
      && Array(utf8).isOneEdit(from: Array(other.utf8))
  }

  private var isPrintableASCII: Bool { utf8.allSatisfy { (0x20..<0x7F).contains($0) } }
}

extension Array where Element: Equatable {
  /// The same for a word whose letters are told apart already.
  package func isOneEdit(from other: [Element]) -> Bool {
    guard abs(count - other.count) <= 1 else { return false }
    let shorter = Swift.min(count, other.count)
    var start = 0
    while start < shorter, self[start] == other[start] { start += 1 }
    var end = 0
    while end < shorter - start, self[count - 1 - end] == other[other.count - 1 - end] { end += 1 }
    let left = (count - start - end, other.count - start - end)
    if left == (2, 2) {
      return self[start] == other[start + 1] && self[start + 1] == other[start]
    }
    return Swift.max(left.0, left.1) == 1
  }
}

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
