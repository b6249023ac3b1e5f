/// Douglas Crockford’s 32 characters: no I, L, O, which are read as digits, and no U.
package enum CrockfordBase32 {
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
  private static let groupLength = 5

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

  // MARK: As text

  /// Groups of five characters with a hyphen between; `symbols` are from 0 to 31. A line ends behind the hyphen
  /// of its last group.
  package static func text(of symbols: [UInt8], groupsInLine: Int = .max) -> String {
    var bytes: [UInt8] = []
    for (index, symbol) in symbols.enumerated() {
      let (group, place) = index.quotientAndRemainder(dividingBy: groupLength)
      if index > 0, place == 0 {
        bytes.append(UInt8(ascii: "-"))
        if group.isMultiple(of: groupsInLine) { bytes.append(UInt8(ascii: "\n")) }
      }
      bytes.append(alphabet[Int(symbol)])
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Characters without anything between.
  package static func plainText(of symbols: some Sequence<UInt8>) -> String {
    String(decoding: symbols.map { alphabet[Int($0)] }, as: UTF8.self)
  }

  /// Blanks and hyphens are passed over; nil for more symbols than `limit`, and for what is none.
  package static func symbols(of text: some StringProtocol, limit: Int) -> [UInt8]? {
    var symbols: [UInt8] = []
    for scalar in text.unicodeScalars {
      if scalar.isASCII, let value = values[Int(scalar.value)] {
        guard symbols.count < limit else { return nil }
        symbols.append(value)
      } else if !isSeparator(scalar) {
        return nil
      }
    }
    return symbols
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar.properties.isWhitespace
      || scalar.properties.generalCategory == .dashPunctuation || scalar == "\u{2212}"
  }

  // MARK: As bytes

  /// The bits of bytes, five a symbol, the highest first; zeros fill the last symbol.
  package static func symbols(packing bytes: some Sequence<UInt8>) -> [UInt8] {
    var (symbols, bits, count): ([UInt8], UInt32, Int) = ([], 0, 0)
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 5 {
        count -= 5
        symbols.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)) & 31)
      }
    }
    if count > 0 { symbols.append(UInt8(truncatingIfNeeded: bits << UInt32(5 - count)) & 31) }
    return symbols
  }

  /// The whole bytes that symbols hold.
  package static func bytes(unpacking symbols: some Sequence<UInt8>) -> [UInt8] {
    var (bytes, bits, count): ([UInt8], UInt32, Int) = ([], 0, 0)
    for symbol in symbols {
      bits = bits << 5 | UInt32(symbol)
      count += 5
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }
}
