extension Unicode.Scalar {
  /// A small letter without accent or ligature, a digit as an ASCII one, a combining mark as nothing;
  /// anything else as it is.
  var plainLetters: String {
    if isASCII { return String(self) }
    if let digit = Character(self).wholeNumberValue, digit < 10 { return String(digit) }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: return ""
    default: return spelt[self] ?? baseLetter ?? String(self)
    }
  }

  /// LATIN SMALL LETTER E WITH ACUTE is e; without Foundation the name is the only decomposition.
  private var baseLetter: String? {
    let prefix = "LATIN SMALL LETTER "
    guard let name = properties.name, name.hasPrefix(prefix) else { return nil }
    let rest = name.dropFirst(prefix.count)
    guard let letter = rest.first, rest.dropFirst().hasPrefix(" WITH ") else { return nil }
    return letter.lowercased()
  }
}

/// Letters whose plain spelling is not in their Unicode name.
private let spelt: [Unicode.Scalar: String] = [
  "œ": "oe", "æ": "ae", "ǽ": "ae", "ǣ": "ae", "ß": "ss", "ð": "d", "þ": "th", "ı": "i",
  "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl",
]
