import Flow
import Localization

/// A lock of wheels, digits 1 to 9, all different, and what is known of its code.
struct LockPuzzle: Puzzle, Hashable {
  /// The one code that fits all clues.
  let code: LockCode
  /// In printed order.
  let clues: [LockClue]

  var riddle: Riddle {
    let worlds = LockWorlds.of(wheels: code.count)
    return Riddle(frame: worlds.frame, clues: clues.map(worlds.worlds(allowedBy:)))
  }
}

extension LockPuzzle {
  /// The same for two locks whose clues say the same in another order or the other way round.
  var shape: [Int] {
    let forms = clues.map(\.form).sorted { $0.lexicographicallyPrecedes($1) }
    return [code.count] + forms.flatMap { [$0.count] + $0 }
  }
}

extension LockClue {
  /// Its kind, a number that must never change its meaning, and what it speaks of.
  fileprivate var form: [Int] {
    switch self {
    case .sum(let one, let other, let makes): [0, one, other, makes]
    case .total(let total): [1, total]
    case .times(let one, let factor, let other): [2, one, factor, other]
    case .greater(let one, let other), .less(let other, let one): [3, one, other]
    case .more(let one, let by, let other): [4, one, by, other]
    case .odd(let count): [5, count]
    case .parity(let wheel, let isOdd): [6, wheel, isOdd ? 1 : 0]
    case .trial(let tried, let verdict): [7] + tried.digits + [verdict.correct, verdict.inPlace]
    case .door(let place): [9, place]
    }
  }
}

extension LockPuzzle {
  /// A lock of a difficulty from 1 to 7. Where the place of the stair's door is given, 1 to 9, a clue speaks of it,
  /// and is needed: it is the first digit, from difficulty 5 on one of them.
  static func draw(
    difficulty: Int, door: Int? = nil, variety: DescentVariety = .any,
    using generator: inout SeededGenerator
  ) -> ProvedPuzzle<LockPuzzle> {
    let wanted = LockDifficulty(difficulty)
    return draw(
      candidates: wanted.candidates, using: &generator,
      propose: { propose(wanted, door: door, variety: variety, using: &$0) },
      suits: { _, proof in wanted.suits(proof) })
  }

  /// One with as many clues as wanted, that no less thinking solves than is wanted; nil where luck made another.
  private static func propose(
    _ wanted: LockDifficulty, door: Int?, variety: DescentVariety,
    using generator: inout SeededGenerator
  ) -> LockPuzzle? {
    let digits = digits(wheels: wanted.wheels, door: door, using: &generator)
    var draft = LockDraft(code: LockCode(digits), door: door)
    let isComplete = draft.complete(
      most: wanted.clues.upperBound + 1, kinds: wanted.kinds, using: &generator)
    guard isComplete else { return nil }
    draft.dropIdleClues()
    let puzzle = draft.puzzle(using: &generator)
    guard variety.admits(puzzle.shape), wanted.clues.contains(draft.clueCount),
      door == nil || draft.tellsDoor,
      wanted.mayBeAsHard(draft.riddle)
    else { return nil }
    return puzzle
  }

  /// Digits that are all different, the door's where it has to be.
  private static func digits(
    wheels: Int, door: Int?, using generator: inout SeededGenerator
  ) -> [Int] {
    let others = generator.shuffled(Array(1...9)).filter { $0 != door }
    var digits = Array(others.prefix(wheels - (door == nil ? 0 : 1)))
    if let door { digits.insert(door, at: generator.below(wheels)) }
    return digits
  }
}

/// What a lock says to codes that nobody foresaw.
struct LockJudge: CodeJudge, Hashable {
  let puzzle: LockPuzzle

  func reply(to digits: [Int]) -> LocalizedText { puzzle.objection(to: digits) }

  func isPossible(_ digits: [Int]) -> Bool {
    !digits.contains(0) && Set(digits).count == digits.count
  }
}

extension LockPuzzle {
  private typealias Text = L10n.DescentLock

  /// What a wrong code breaks, worked out: that digits are 1 to 9, all different, else the first clue in printed
  /// order that fails. `digits` are as many as there are wheels, 0 to 9.
  func objection(to digits: [Int]) -> LocalizedText {
    if digits.contains(0) { return Text.zero }
    let twice = digits.first { digit in digits.count { $0 == digit } > 1 }
    if let twice { return Text.twice(digit: twice) }
    let tried = LockCode(digits)
    guard let broken = clues.first(where: { !$0.holds(for: tried) }) else {
      return Text.answer(code: tried.spelt)
    }
    return broken.objection(to: tried)
  }
}

extension LockClue {
  private typealias Text = L10n.DescentLock

  /// The sentence of the clue, and what a code makes of it that breaks it.
  fileprivate func objection(to code: LockCode) -> LocalizedText {
    let clue = sentence(wheels: code.count)
    switch self {
    case .sum(let one, let other, _):
      return Text.breaksSum(clue: clue, makes: code[one] + code[other])
    case .total: return Text.breaksSum(clue: clue, makes: code.total)
    case .times(let one, _, let other), .greater(let one, let other), .less(let one, let other),
      .more(let one, _, let other):
      return Text.breaksPair(clue: clue, one: code[one], other: code[other])
    case .odd:
      let count = code.oddCount
      return count == 0
        ? Text.breaksOddNone(clue: clue) : Text.breaksOdd(clue: clue, count: count)
    case .parity(let wheel, _): return Text.breaksDigit(clue: clue, digit: code[wheel])
    case .trial(let tried, _):
      let verdict = LockVerdict(on: tried, code: code)
      return Text.breaksTrial(clue: clue, verdict: verdict.clause)
    case .door: return Text.breaksDoor(clue: clue)
    }
  }
}
