/// The digits that the wheels of a lock show, 0 to 9 each, of at most 7 wheels.
struct LockCode: Hashable, Sendable {
  /// Four bits a wheel, the first wheel's the lowest.
  private let bits: UInt32
  let count: Int

  init(_ digits: [Int]) {
    bits = digits.reversed().reduce(0) { $0 << 4 | UInt32($1) }
    count = digits.count
  }

  var digits: [Int] { (0..<count).map { self[$0] } }

  /// The digit of a wheel, counted from 0.
  subscript(wheel: Int) -> Int { Int(bits >> UInt32(4 * wheel) & 15) }

  func shows(_ digit: Int) -> Bool { present & 1 << UInt16(digit) != 0 }

  var total: Int { (0..<count).reduce(0) { $0 + self[$1] } }

  var oddCount: Int { (0..<count).reduce(0) { $0 + self[$1] % 2 } }

  /// A bit for each digit that is in it.
  fileprivate var present: UInt16 { (0..<count).reduce(0) { $0 | 1 << UInt16(self[$1]) } }
}

/// What comes of a code that was tried.
struct LockVerdict: Hashable, Sendable {
  /// How many of its digits are in the right code.
  let correct: Int
  /// How many of these are on their own wheel.
  let inPlace: Int
}

extension LockVerdict {
  init(on tried: LockCode, code: LockCode) {
    correct = (tried.present & code.present).nonzeroBitCount
    inPlace = (0..<code.count).reduce(0) { $0 + (tried[$1] == code[$1] ? 1 : 0) }
  }
}
