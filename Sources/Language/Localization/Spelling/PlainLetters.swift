extension Unicode.Scalar {
  /// A small letter without accent or ligature, a digit as an ASCII one, a combining mark as nothing;
  /// anything else as it is.
  var plainLetters: String {
    if isASCII { return String(self) }
    if let digit = Character(self).wholeNumberValue, digit < 10 { return String(digit) }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: return ""
    default: return spelt[self] ?? String(baseLetter ?? self)
    }
  }
}

/// Letters whose plain spelling is not their base letter, those of « XVIIIᵉ » and « 1ᵉʳ » among them.
private let spelt: [Unicode.Scalar: String] = [
  "œ": "oe", "æ": "ae", "ǽ": "ae", "ǣ": "ae", "ß": "ss", "ð": "d", "þ": "th", "ı": "i",
  "ᵉ": "e", "ʳ": "r", "ᵐ": "m", "ᵈ": "d", "ˢ": "s",
  "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl",
]
