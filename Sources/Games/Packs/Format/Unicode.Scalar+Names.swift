import Localization

extension Unicode.Scalar {
  /// `U+202E`
  var name: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Hyphenation hints and marks without width, which editors leave behind; texts go without them.
  static let ignorable: [Unicode.Scalar] = ["\u{AD}", "\u{200B}", "\u{2060}", "\u{FEFF}"]

  /// Whether it is one of `ignorable`.
  var isIgnorable: Bool { Self.ignorable.contains(self) }
}
