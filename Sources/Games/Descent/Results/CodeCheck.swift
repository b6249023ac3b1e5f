/// Seven check symbols of a Reed-Solomon code over GF(32), fixed for ever. Two codes differ in at least
/// eight places, so whoever changes one to seven characters, or swaps any two, is always found out.
enum CodeCheck {
  static let length = 7

  /// Added to every check: so a code of zeros, or a code shifted by a place, is none.
  private static let mask: UInt64 = 0x5_3e1f_9b2d
  private static let bits: UInt64 = 1 << 35 - 1

  /// The check of 18 symbols, each from 0 to 31.
  static func symbols(for payload: some Sequence<UInt8>) -> [UInt8] {
    var rest: UInt64 = 0
    for symbol in payload {
      let carry = symbol ^ UInt8(truncatingIfNeeded: rest >> 30)
      rest = (rest << 5 & bits) ^ multiples[Int(carry)]
    }
    let check = rest ^ mask
    return (0..<length).reversed().map { UInt8(truncatingIfNeeded: check >> (5 * $0)) & 31 }
  }

  /// The generator polynomial times each symbol, without its highest coefficient: 5 bits each.
  private static let multiples: [UInt64] = (UInt8(0)..<32).map { symbol in
    generator.dropFirst().reduce(0) { $0 << 5 | UInt64(product(symbol, $1)) }
  }

  /// The product of (x + 2), (x + 2²), … (x + 2⁷), from its highest coefficient down.
  private static let generator: [UInt8] = {
    var (polynomial, root): ([UInt8], UInt8) = ([1], 1)
    for _ in 0..<length {
      root = product(root, 2)
      let shifted = polynomial + [0]
      polynomial = zip(shifted, [0] + polynomial).map { $0 ^ product($1, root) }
    }
    return polynomial
  }()

  /// In GF(32) modulo x⁵ + x² + 1.
  private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    var (sum, power): (UInt8, UInt8) = (0, one)
    for bit in 0..<5 {
      if other >> bit & 1 == 1 { sum ^= power }
      power <<= 1
      if power & 0b100000 != 0 { power ^= 0b100101 }
    }
    return sum
  }
}
