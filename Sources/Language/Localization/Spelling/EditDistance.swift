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
    let (first, second) = (Array(self), Array(other))
    guard abs(first.count - second.count) <= 1, first != second else { return false }
    let shorter = Swift.min(first.count, second.count)
    var start = 0
    while start < shorter, first[start] == second[start] { start += 1 }
    var end = 0
    while end < shorter - start, first[first.count - 1 - end] == second[second.count - 1 - end] {
      end += 1
    }
    let left = (first.count - start - end, second.count - start - end)
    if left == (2, 2) {
      return first[start] == second[start + 1] && first[start + 1] == second[start]
    }
    return max(left.0, left.1) == 1
  }
}
