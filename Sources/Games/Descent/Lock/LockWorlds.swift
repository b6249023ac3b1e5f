/// All codes that so many wheels can show, and the frame that they make; made once.
struct LockWorlds: Sendable {
  private static let three = LockWorlds(wheels: 3)
  private static let four = LockWorlds(wheels: 4)

  let codes: [LockCode]
  let frame: RiddleFrame
  /// Those with each digit on any wheel, by the digit.
  private let present: [WorldSet]
  /// Those with each total, and with each number of odd digits.
  private let totals: [WorldSet]
  private let oddCounts: [WorldSet]

  private init(wheels: Int) {
    let codes = Self.codes(wheels: wheels)
    let totals = codes.map(\.total)
    let oddCounts = codes.map(\.oddCount)
    self.codes = codes
    frame = RiddleFrame(
      worldCount: codes.count, valueCounts: Array(repeating: 9, count: wheels),
      asked: Array(0..<wheels), value: { codes[$1][$0] - 1 })
    present = (0...9).map { digit in WorldSet(of: codes.count) { codes[$0].shows(digit) } }
    self.totals = (0...9 * wheels).map { total in
      WorldSet(of: codes.count) { totals[$0] == total }
    }
    self.oddCounts = (0...wheels).map { count in
      WorldSet(of: codes.count) { oddCounts[$0] == count }
    }
  }

  /// Those of a lock with 3 wheels or 4.
  static func of(wheels: Int) -> LockWorlds { wheels == 3 ? three : four }

  private static func codes(wheels: Int) -> [LockCode] {
    var codes: [[Int]] = [[]]
    for _ in 0..<wheels {
      codes = codes.flatMap { code in
        (1...9).filter { !code.contains($0) }.map { code + [$0] }
      }
    }
    return codes.map(LockCode.init)
  }

  // MARK: Clues

  private var wheels: Int { frame.values.count }

  /// The codes that a clue allows, put together from sets that are there: to ask each code takes too long.
  func worlds(allowedBy clue: LockClue) -> WorldSet {
    switch clue {
    case .sum(let one, let other, _), .times(let one, _, let other), .greater(let one, let other),
      .less(let one, let other), .more(let one, _, let other):
      worlds(allowedBy: clue, about: one, and: other)
    case .parity(let one, _): worlds(allowedBy: clue, about: one, and: (one + 1) % wheels)
    case .total(let total): totals[total]
    case .odd(let count): oddCounts[count]
    case .trial(let tried, let verdict): worlds(in: verdict, on: tried)
    case .door(let place): present[place]
    }
  }

  /// Of a clue that speaks of no other wheels: each pair of digits is asked.
  private func worlds(allowedBy clue: LockClue, about one: Int, and other: Int) -> WorldSet {
    var digits = Array(repeating: 0, count: wheels)
    var allowed = WorldSet(none: codes.count)
    for (index, worlds) in frame.values[one].enumerated() {
      digits[one] = index + 1
      for (index, others) in frame.values[other].enumerated() {
        digits[other] = index + 1
        if clue.holds(for: LockCode(digits)) { allowed.formUnion(of: worlds, meeting: others) }
      }
    }
    return allowed
  }

  private func worlds(in verdict: LockVerdict, on tried: LockCode) -> WorldSet {
    let digits = tried.digits
    let places = digits.enumerated().map { frame.values[$0][$1 - 1] }
    var allowed = WorldSet(all: codes.count)
    allowed.formIntersection(in: digits.map { present[$0] }, exactly: verdict.correct)
    allowed.formIntersection(in: places, exactly: verdict.inPlace)
    return allowed
  }
}

extension WorldSet {
  /// None of `count` worlds.
  fileprivate init(none count: Int) { self.init(of: count) { _ in false } }

  /// Adds what is in two sets.
  fileprivate mutating func formUnion(of one: WorldSet, meeting other: WorldSet) {
    for index in words.indices { words[index] |= one.words[index] & other.words[index] }
  }

  /// Keeps what is in exactly `count` of at most seven sets.
  fileprivate mutating func formIntersection(in sets: [WorldSet], exactly count: Int) {
    for index in words.indices {
      // How many sets each world is in, a word for each of three binary digits.
      var (ones, twos, fours): (UInt64, UInt64, UInt64) = (0, 0, 0)
      for set in sets {
        var carry = set.words[index]
        (ones, carry) = (ones ^ carry, ones & carry)
        (twos, carry) = (twos ^ carry, twos & carry)
        fours ^= carry
      }
      words[index] &= count & 1 > 0 ? ones : ~ones
      words[index] &= count & 2 > 0 ? twos : ~twos
      words[index] &= count & 4 > 0 ? fours : ~fours
    }
  }
}
