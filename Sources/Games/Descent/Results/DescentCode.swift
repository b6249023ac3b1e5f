/// The 25 characters that tell a result: that nobody mistyped it or altered it carelessly, no more.
///
/// The first 18 characters are the payload, the highest bit first; the last 7 are `CodeCheck`.
///
/// | bits | field | values |
/// |---|---|---|
/// | 2 | layout of this table | 0 |
/// | 7 | version of the generators | 1...127 |
/// | 16 | days since the first daily | 0...63247 (2199-12-31) |
/// | 5 × 8 | each landing: falls (4), hints (3), given up (1) | 0...15 (15 or more), 0...4, 0...1 |
/// | 17 | seconds | 0...86400 (a day or more) |
/// | 3 | pace: untimed, calm, steady, rising, classic | 0...4 |
/// | 3 | difficulty | that of the date, or that of a first descent |
/// | 2 | spare | 0 |
package enum DescentCode {
  /// Without the hyphens between groups.
  package static let length = payloadLength + CodeCheck.length
  private static let payloadLength = 18
  private static let groupLength = 5

  /// Five groups of five with a hyphen between; the same for the same result, for ever.
  package static func encode(_ result: DescentResult) -> String {
    let payload = PackedBits(result).symbols(payloadLength)
    let symbols = payload + CodeCheck.symbols(for: payload)
    var bytes: [UInt8] = []
    for (index, symbol) in symbols.enumerated() {
      if index > 0, index.isMultiple(of: groupLength) { bytes.append(UInt8(ascii: "-")) }
      bytes.append(CrockfordBase32.character(of: symbol))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Small letters are read as capitals, O as 0, I and L as 1; blanks and hyphens are passed over.
  /// Nil for what is not well-formed.
  package static func decode(_ text: String) -> DescentResult? {
    guard let symbols = CrockfordBase32.symbols(of: text, count: length) else { return nil }
    let payload = symbols.prefix(payloadLength)
    guard CodeCheck.symbols(for: payload).elementsEqual(symbols.dropFirst(payloadLength)) else {
      return nil
    }
    return DescentResult(PackedBits(symbols: payload))
  }
}
