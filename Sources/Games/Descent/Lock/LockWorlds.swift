/// All codes that so many wheels can show, and the frame that they make; made once.
struct LockWorlds: Sendable {
  private static let three = LockWorlds(wheels: 3)
  private static let four = LockWorlds(wheels: 4)
  private static let threeByFirst = (1...9).map { LockWorlds(wheels: 3, first: $0) }
  private static let fourByFirst = (1...9).map { LockWorlds(wheels: 4, first: $0) }

  let codes: [LockCode]
  let frame: RiddleFrame
  /// Those with each digit on any wheel, by the digit.
  private let present: [WorldSet]
  /// Those with each total, and with each number of odd digits.
  private let totals: [WorldSet]
  private let oddCounts: [WorldSet]

  private init(wheels: Int, first: Int? = nil) {
    let codes = Self.codes(wheels: wheels).filter { first == nil || $0[0] == first }
    let totals = codes.map(\.total)
    let oddCounts = codes.map(\.oddCount)
    self.codes = codes
    frame = RiddleFrame(
      worldCount: codes.count, valueCounts: Array(repeating: 9, count: wheels),
      asked: Array(0..<wheels), value: { codes[$1][$0] - 1 })
    present = (0...9).map { digit in
      WorldSet(of: codes.count) { world in (0..<wheels).contains { codes[world][$0] == digit } }
    }
    self.totals = (0...9 * wheels).map { total in
      WorldSet(of: codes.count) { totals[$0] == total }
    }
    self.oddCounts = (0...wheels).map { count in
      WorldSet(of: codes.count) { oddCounts[$0] == count }
    }
  }

  /// Those of a lock with 3 wheels or 4; where the first digit is known, only those with it, which is what is
  /// left as soon as the clue that tells it is read.
  static func of(wheels: Int, first: Int? = nil) -> LockWorlds {
    guard let first else { return wheels == 3 ? three : four }
    return wheels == 3 ? threeByFirst[first - 1] : fourByFirst[first - 1]
  }

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

  private var all: WorldSet { WorldSet(all: codes.count) }

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
    case .door(let place): frame.values[0][place - 1]
    case .doorWithin(let place): present[place]
    }
  }

  /// Of a clue that speaks of no other wheels: each pair of digits is asked.
  private func worlds(allowedBy clue: LockClue, about one: Int, and other: Int) -> WorldSet {
    var digits = Array(repeating: 0, count: wheels)
    var denied = all
    for (index, worlds) in frame.values[one].enumerated() {
      digits[one] = index + 1
      var allowed = worlds
      for (index, worlds) in frame.values[other].enumerated() {
        digits[other] = index + 1
        if !clue.holds(for: LockCode(digits)) { allowed.subtract(worlds) }
      }
      denied.subtract(allowed)
    }
    return all.without(denied)
  }

  private func worlds(in verdict: LockVerdict, on tried: LockCode) -> WorldSet {
    let digits = tried.digits
    let correct = worlds(in: digits.map { present[$0] }, exactly: verdict.correct)
    let places = digits.enumerated().map { frame.values[$0][$1 - 1] }
    return correct.intersection(worlds(in: places, exactly: verdict.inPlace))
  }

  /// What is in exactly `count` of some sets.
  private func worlds(in sets: [WorldSet], exactly count: Int) -> WorldSet {
    var counted = [all]
    for set in sets {
      let without = counted.map { $0.without(set) }
      let with = counted.map { $0.intersection(set) }
      counted = (0...counted.count).map { index in
        guard index > 0 else { return without[0] }
        return index < counted.count
          ? all.without(all.without(without[index]).without(with[index - 1])) : with[index - 1]
      }
    }
    return counted[count]
  }
}

extension WorldSet {
  fileprivate func without(_ other: WorldSet) -> WorldSet {
    var result = self
    result.subtract(other)
    return result
  }
}
