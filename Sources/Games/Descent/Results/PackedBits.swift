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
