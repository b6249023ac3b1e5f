/// The candidate that a mistyped word is nearest to: under 4 edits, at least half of it right.
func nearest(to word: String, among candidates: [String]) -> String? {
  let typed = Array(word.lowercased().unicodeScalars)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let wanted = Array(candidate.unicodeScalars)
    guard abs(typed.count - wanted.count) < 4 else { continue }
    let distance = editDistance(typed, wanted)
    let allowed = max(bareCount(typed), bareCount(wanted)) / 2
    guard distance < min(4, best?.distance ?? 4), distance <= allowed else { continue }
    best = (candidate, distance)
  }
  return best?.candidate
}

/// Without the dashes that every option has.
private func bareCount(_ word: [Unicode.Scalar]) -> Int { word.drop { $0 == "-" }.count }

/// Insertions, deletions and substitutions, one each (Levenshtein).
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var row = Array(0...b.count)
  for (i, scalar) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in b.enumerated() {
      let substituted = diagonal + (scalar == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(substituted, diagonal + 1, row[j] + 1)
    }
  }
  return row[b.count]
}
