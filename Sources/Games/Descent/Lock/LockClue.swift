/// What a clue of the lock says of its digits; wheels count from 0.
enum LockClue: Hashable, Sendable {
  /// Two digits add up to a number.
  case sum(Int, Int, makes: Int)
  /// All digits add up to a number.
  case total(Int)
  /// A digit is another one, taken a number of times.
  case times(Int, factor: Int, of: Int)
  case greater(Int, than: Int)
  case less(Int, than: Int)
  /// A digit exceeds another one by exactly this.
  case more(Int, by: Int, than: Int)
  /// Exactly so many digits are odd.
  case odd(count: Int)
  case parity(Int, isOdd: Bool)
  /// A code that somebody tried, and what came of it.
  case trial(LockCode, LockVerdict)
  /// The first digit is the place of a door of the first landing, counted from 1.
  case door(Int)
  /// One of the digits is that place.
  case doorWithin(Int)
}

extension LockClue {
  /// Whether a code could be the right one, as far as this clue goes.
  func holds(for code: LockCode) -> Bool {
    switch self {
    case .sum(let one, let other, let makes): code[one] + code[other] == makes
    case .total(let total): code.total == total
    case .times(let one, let factor, let other): code[one] == factor * code[other]
    case .greater(let one, let other): code[one] > code[other]
    case .less(let one, let other): code[one] < code[other]
    case .more(let one, let by, let other): code[one] == code[other] + by
    case .odd(let count): code.oddCount == count
    case .parity(let wheel, let isOdd): (code[wheel] % 2 == 1) == isOdd
    case .trial(let tried, let verdict): LockVerdict(on: tried, code: code) == verdict
    case .door(let place): code[0] == place
    case .doorWithin(let place): code.shows(place)
    }
  }
}

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
