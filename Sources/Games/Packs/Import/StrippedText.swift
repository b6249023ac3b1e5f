/// Bytes on their way to plain words, and what was lost on it.
struct StrippedText {
  var bytes: [UInt8]
  var losses = TextLosses()
}

/// What a text loses, or keeps as it should not be read.
struct TextLosses {
  /// A picture, a sound or a formula of MathML.
  var hasPicture = false
  /// A formula in TeX that is not known.
  var hasFormula = false
  /// A line break, where a text must stand in one line.
  var hasLineBreak = false

  /// Adds what another text loses.
  mutating func add(_ other: TextLosses) {
    hasPicture = hasPicture || other.hasPicture
    hasFormula = hasFormula || other.hasFormula
    hasLineBreak = hasLineBreak || other.hasLineBreak
  }
}
