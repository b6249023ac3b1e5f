/// The 25 characters that tell a result: that nobody mistyped it or altered it carelessly, no more.
///
/// The first 18 characters are the payload, the highest bit first; the last 7 are `CodeCheck`.
///
/// | bits | field | values |
/// |---|---|---|
/// | 2 | layout of this table | 0 |
/// | 7 | version of the generators | 1...127 |
/// | 16 | days since the first daily | 0...63247 (2199-12-31) |
/// | 5 × 8 | each landing: falls (4), hints (3), given up (1; up to version 1) | 0...15 (15 or more), 0...4, 0...1 |
/// | 17 | seconds | 0...86400 (a day or more) |
/// | 3 | pace: untimed, calm, steady, rising, classic, climb | 0...5 |
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

/// Numbers one behind the other, the first in the highest bits.
struct PackedBits {
  private var bits: UInt128 = 0
  private var count = 0

  init() {}

  /// Five bits a symbol.
  init(symbols: some Sequence<UInt8>) { for symbol in symbols { append(Int(symbol), width: 5) } }

  /// `number` fits into `width` bits.
  mutating func append(_ number: Int, width: Int) {
    precondition(number >> width == 0, "\(number) in \(width) bits")
    bits = bits << UInt128(width) | UInt128(number)
    count += width
  }

  /// Takes the first number away.
  mutating func removeFirst(width: Int) -> Int {
    precondition(width <= count, "\(width) bits of \(count)")
    count -= width
    let number = bits >> UInt128(count)
    bits ^= number << UInt128(count)
    return Int(number)
  }

  /// All that there is, as so many symbols of five bits.
  func symbols(_ number: Int) -> [UInt8] {
    precondition(count == 5 * number, "\(count) bits")
    var rest = self
    return (0..<number).map { _ in UInt8(rest.removeFirst(width: 5)) }
  }
}

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

/// Many codes, one a line, as a table.
package struct CodeTable: Equatable, Sendable {
  /// The most lines that are read.
  package static let mostLines = 10_000

  /// A code that is well-formed.
  package struct Row: Equatable, Sendable {
    /// From 1, blank lines counted.
    package let line: Int
    /// What it tells.
    package let result: DescentResult
  }

  /// By date, then the most stars first, then by time, then by line.
  package private(set) var rows: [Row] = []
  /// The lines that are not well-formed, from 1, in order.
  package private(set) var refused: [Int] = []
  /// Whether there were more lines than are read.
  package private(set) var isCut = false

  /// Blank lines are passed over; nil is a line that is no text.
  package init(_ lines: some Sequence<String?>) {
    var count = 0
    for line in lines.prefix(Self.mostLines + 1) {
      count += 1
      if count <= Self.mostLines { read(line, number: count) }
    }
    isCut = count > Self.mostLines
    rows.sort { $0.key.lexicographicallyPrecedes($1.key) }
  }

  private mutating func read(_ line: String?, number: Int) {
    guard line?.allSatisfy(\.isWhitespace) != true else { return }
    if let line, let result = DescentCode.decode(line) {
      rows.append(Row(line: number, result: result))
    } else {
      refused.append(number)
    }
  }
}

extension CodeTable.Row {
  fileprivate var key: [Int] { [result.date.daysSince1970, -result.stars, result.seconds, line] }
}
