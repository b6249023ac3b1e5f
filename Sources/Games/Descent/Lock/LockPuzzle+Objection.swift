import Flow
import Localization

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
    case .door: return Text.breaksDigit(clue: clue, digit: code[0])
    case .doorWithin: return Text.breaksWithin(clue: clue)
    }
  }
}
