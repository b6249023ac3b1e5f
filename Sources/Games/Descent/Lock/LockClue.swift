import Localization

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
  /// One of the digits is the place of the first landing’s answer, counted from 1 at the left.
  case door(Int)
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
    case .door(let place): code.shows(place)
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

extension LockClue {
  private typealias Text = L10n.DescentLock

  /// The one sentence that says so; the same for ever.
  func sentence(wheels: Int) -> LocalizedText {
    switch self {
    case .sum(let one, let other, let makes):
      Text.sum(one: start(one), other: wheel(other), makes: makes)
    case .total(let total): wheels == 3 ? Text.total3(makes: total) : Text.total4(makes: total)
    case .times(let one, let factor, let other):
      Text.times(
        one: start(one), times: LocalizedText(Text.timesWords, at: factor - 1), other: wheel(other))
    case .greater(let one, let other): Text.greater(one: start(one), other: than(other))
    case .less(let one, let other): Text.less(one: start(one), other: than(other))
    case .more(let one, let by, let other):
      Text.more(one: start(one), by: by, other: wheel(other))
    case .odd(let count): Self.odd(count, of: wheels)
    case .parity(let one, let isOdd):
      isOdd ? Text.odd(one: start(one)) : Text.even(one: start(one))
    case .trial(let tried, let verdict): Text.trial(code: tried.spelt, verdict: verdict.clause)
    case .door: Text.door
    }
  }

  private static func odd(_ count: Int, of wheels: Int) -> LocalizedText {
    switch count {
    case 0: Text.oddNone
    case 1: Text.oddOne
    case wheels: Text.oddAll
    case _: Text.oddSome(count: LocalizedText(Text.oddSomeWords, at: count))
    }
  }

  private func start(_ wheel: Int) -> LocalizedText { LocalizedText(Text.start, at: wheel) }

  private func wheel(_ wheel: Int) -> LocalizedText { LocalizedText(Text.wheel, at: wheel) }

  private func than(_ wheel: Int) -> LocalizedText { LocalizedText(Text.than, at: wheel) }
}

extension LockCode {
  /// Digit by digit, so that it is not read as a number, and in one line: “2 7 4 5”.
  var spelt: LocalizedText {
    LocalizedText(cleaning: digits.map(String.init).joined(separator: "\u{A0}"))
  }
}

extension LockVerdict {
  private typealias Text = L10n.DescentLock

  /// How many digits are correct, and how many in place: a clause without a stop.
  var clause: LocalizedText {
    switch correct {
    case 0: Text.correct0
    case 1: inPlace == 0 ? Text.correct1in0 : Text.correct1in1
    case 2: [Text.correct2in0, Text.correct2in1, Text.correct2in2][inPlace]
    case 3: [Text.correct3in0, Text.correct3in1, Text.correct3in2, Text.correct3in3][inPlace]
    case _: ofFour
    }
  }

  /// Four digits in three places that are right cannot have the fourth elsewhere.
  private var ofFour: LocalizedText {
    switch inPlace {
    case 0: Text.correct4in0
    case 1: Text.correct4in1
    case 2: Text.correct4in2
    case _: Text.correct4in4
    }
  }
}
