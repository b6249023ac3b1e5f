import Flow

/// By how much a digit may exceed another one in a clue: by more there are too few pairs.
private let mostMore = 5

/// The ways in which a clue of the lock may speak, for variety; the door of the thread is none of them.
enum LockKind: Int, CaseIterable, Sendable {
  case sum
  case total
  case times
  case order
  case more
  case odd
  case parity
  case trial
}

extension LockKind {
  /// Something of this kind that is true of a code; nil where luck found nothing.
  func clue(on code: LockCode, using generator: inout SeededGenerator) -> LockClue? {
    let wheels = generator.shuffled(Array(0..<code.count))
    let (one, other) = (wheels[0], wheels[1])
    switch self {
    case .sum:
      return .sum(min(one, other), max(one, other), makes: code[one] + code[other])
    case .total: return .total(code.total)
    case .times: return Self.times(on: code)
    case .order:
      return code[one] > code[other] ? .greater(one, than: other) : .less(one, than: other)
    case .more:
      guard 1...mostMore ~= code[one] - code[other] else { return nil }
      return .more(one, by: code[one] - code[other], than: other)
    case .odd: return .odd(count: code.oddCount)
    case .parity: return .parity(one, isOdd: code[one] % 2 == 1)
    case .trial: return Self.trial(on: code, using: &generator)
    }
  }

  /// Twice, three or four times: of more there is but one pair of digits.
  private static func times(on code: LockCode) -> LockClue? {
    for one in 0..<code.count {
      for other in 0..<code.count where other != one && code[one] % code[other] == 0 {
        let factor = code[one] / code[other]
        if 2...4 ~= factor { return .times(one, factor: factor, of: other) }
      }
    }
    return nil
  }

  private static func trial(on code: LockCode, using generator: inout SeededGenerator) -> LockClue?
  {
    let tried = LockCode(Array(generator.shuffled(Array(1...9)).prefix(code.count)))
    let verdict = LockVerdict(on: tried, code: code)
    guard verdict.correct > 0, verdict.inPlace < code.count else { return nil }
    return .trial(tried, verdict)
  }
}
