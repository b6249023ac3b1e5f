/// Douglas Crockford’s 32 characters: no I, L, O, which are read as digits, and no U.
enum CrockfordBase32 {
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  /// By ASCII code; nil for what is no symbol.
  private static let values: [UInt8?] = {
    var values = [UInt8?](repeating: nil, count: 128)
    for (value, character) in zip(UInt8(0)..., alphabet) {
      values[Int(character)] = value
      if character >= UInt8(ascii: "A") { values[Int(character | 0x20)] = value }
    }
    for (read, meant) in [("O", 0), ("I", 1), ("L", 1)] as [(Unicode.Scalar, UInt8)] {
      values[Int(read.value)] = meant
      values[Int(read.value | 0x20)] = meant
    }
    return values
  }()

  /// `symbol` is from 0 to 31.
  static func character(of symbol: UInt8) -> UInt8 { alphabet[Int(symbol)] }

  /// Exactly so many symbols, blanks and hyphens passed over; nil for anything else.
  static func symbols(of text: String, count: Int) -> [UInt8]? {
    var symbols: [UInt8] = []
    symbols.reserveCapacity(count)
    for scalar in text.unicodeScalars {
      if scalar.isASCII, let value = values[Int(scalar.value)] {
        guard symbols.count < count else { return nil }
        symbols.append(value)
      } else if !isSeparator(scalar) {
        return nil
      }
    }
    return symbols.count == count ? symbols : nil
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar.properties.isWhitespace
      || scalar.properties.generalCategory == .dashPunctuation || scalar == "\u{2212}"
  }
}
