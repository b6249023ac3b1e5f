/// Spelling that makes no difference between two words, and spelling that does.
package enum Spelling {
  /// A word in lower case without accents and ligatures.
  package static func folded(_ word: Substring) -> String {
    word.unicodeScalars.reduce(into: "") { $0 += fold($1) }
  }

  /// How many letters must be put in, taken out or changed to make one word of the other, of
  /// which the first 64 count.
  package static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first.prefix(64)), Array(second.prefix(64)))
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let changed = diagonal + (letter == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}

private func fold(_ scalar: Unicode.Scalar) -> String {
  if scalar.isASCII { return String(scalar) }
  if let digit = Character(scalar).wholeNumberValue, digit < 10 { return String(digit) }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .spacingMark, .format: return ""
  default: return spelt[scalar] ?? baseLetter(scalar) ?? String(scalar)
  }
}

/// Letters whose plain spelling is not in their Unicode name.
private let spelt: [Unicode.Scalar: String] = [
  "œ": "oe", "æ": "ae", "ǽ": "ae", "ǣ": "ae", "ß": "ss", "ð": "d", "þ": "th", "ı": "i",
  "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl",
]

/// LATIN SMALL LETTER E WITH ACUTE is e; without Foundation the name is the only decomposition.
private func baseLetter(_ scalar: Unicode.Scalar) -> String? {
  let prefix = "LATIN SMALL LETTER "
  guard let name = scalar.properties.name, name.hasPrefix(prefix) else { return nil }
  let rest = name.dropFirst(prefix.count)
  guard let letter = rest.first, rest.dropFirst().hasPrefix(" WITH ") else { return nil }
  return letter.lowercased()
}
