/// Which characters a terminal has, and by which bytes it takes and gives them.
package enum TerminalEncoding: CaseIterable, Sendable {
  /// Every character that is drawn, as UTF-8.
  case utf8
  /// UTF-8, with the few glyphs of the Linux console’s font.
  case linuxConsole
  /// ISO 8859-1, a byte a character.
  case latin1
  /// ISO 8859-15, a byte a character: with the euro sign and œ.
  case latin9
  /// ASCII, which the codesets that are not known here contain, too.
  case ascii

  /// Whether the terminal has a character.
  package func has(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return true }
    return switch self {
    case .utf8: true
    case .linuxConsole: GlyphTable.linuxConsole.contains(scalar)
    case .latin1, .latin9: byte(of: scalar) != nil
    case .ascii: false
    }
  }

  /// A text in the characters that the terminal has; it may be wider: `…` is `...` where there is no such dot.
  package func spelled(_ text: String) -> String {
    if self == .utf8 || text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var spelled = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { append(scalar, to: &spelled) }
    return String(spelled)
  }

  /// Adds a character, else what stands for it, else a question mark a column.
  private func append(_ scalar: Unicode.Scalar, to text: inout String.UnicodeScalarView) {
    if has(scalar) { return text.append(scalar) }
    let fallback = FallbackTable.alternatives(to: scalar)?.first {
      $0.unicodeScalars.allSatisfy(has)
    }
    let unknown = String(repeating: "?", count: DisplayWidth.of(scalar))
    text += (fallback ?? unknown).unicodeScalars
  }
}

// MARK: - Bytes

extension TerminalEncoding {
  /// A text as the terminal takes it.
  package func bytes(_ text: String) -> [UInt8] {
    let spelled = spelled(text)
    return switch self {
    case .utf8, .linuxConsole, .ascii: Array(spelled.utf8)
    case .latin1, .latin9: spelled.unicodeScalars.compactMap(byte)
    }
  }

  /// Adds a character that stands in cells of its own, and fills as many columns.
  func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    var spelled = String.UnicodeScalarView()
    append(scalar, to: &spelled)
    let columns = DisplayWidth.of(scalar)
    bytes += self.bytes(String(String.UnicodeScalarView(spelled.prefix(columns))))
    bytes += repeatElement(UInt8(ascii: " "), count: columns - min(columns, spelled.count))
  }

  /// What was typed, as UTF-8.
  package func utf8(_ typed: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8, .linuxConsole, .ascii: typed
    case .latin1, .latin9: typed.flatMap { Array(String(scalar(of: $0)).utf8) }
    }
  }

  /// The byte of a character in a codeset of one byte each; nil where it is not in it, or a control.
  private func byte(of scalar: Unicode.Scalar) -> UInt8? {
    if scalar.isASCII { return UInt8(ascii: scalar) }
    if self == .latin9, let byte = Self.latin9Bytes[scalar] { return byte }
    guard (0xA0...0xFF).contains(scalar.value) else { return nil }
    let byte = UInt8(truncatingIfNeeded: scalar.value)
    return self.scalar(of: byte) == scalar ? byte : nil
  }

  private func scalar(of byte: UInt8) -> Unicode.Scalar {
    let other = self == .latin9 ? Self.latin9Bytes.first { $0.value == byte }?.key : nil
    return other ?? Unicode.Scalar(byte)
  }

  /// Where ISO 8859-15 is not ISO 8859-1.
  private static let latin9Bytes: [Unicode.Scalar: UInt8] = [
    "€": 0xA4, "Š": 0xA6, "š": 0xA8, "Ž": 0xB4, "ž": 0xB8, "Œ": 0xBC, "œ": 0xBD, "Ÿ": 0xBE,
  ]
}
