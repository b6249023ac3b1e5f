import Flow

/// What a lock of one difficulty is like.
struct LockDifficulty: Sendable {
  let wheels: Int
  let reasoning: Reasoning
  /// How many clues it has; by ear 6 are the most.
  let clues: ClosedRange<Int>
  /// How many steps its proof has; a hint shows the first, another the second.
  let steps: ClosedRange<Int>
  /// How long its proof is to tell.
  let length: ClosedRange<Int>
  /// Of how many fair ones the shortest to prove is kept.
  let candidates: Int

  /// From 1, Monday's, to 7, Sunday's.
  init(_ difficulty: Int) {
    switch difficulty {
    case ...1: self.init(3, .reading, clues: 3...3, steps: 2...3, candidates: 3)
    case 2: self.init(3, .reading, clues: 3...4, steps: 4...6, candidates: 4)
    case 3: self.init(3, .pairing, clues: 3...4, steps: 2...6, candidates: 3)
    case 4: self.init(4, .pairing, clues: 4...5, steps: 2...8, candidates: 3)
    case 5: self.init(4, .supposing, clues: 4...6, length: 0...64)
    case 6: self.init(4, .supposing, clues: 4...6, length: 65...80)
    case _: self.init(4, .supposing, clues: 4...6, length: 68...100)
    }
  }

  private init(
    _ wheels: Int, _ reasoning: Reasoning, clues: ClosedRange<Int>,
    steps: ClosedRange<Int> = 2...30, length: ClosedRange<Int> = 0...99, candidates: Int = 1
  ) {
    self.wheels = wheels
    self.reasoning = reasoning
    self.clues = clues
    self.steps = steps
    self.length = length
    self.candidates = candidates
  }
}

extension LockDifficulty {
  /// The kinds of its clues, the frequent ones more than once: some ask for a supposition more often.
  var kinds: [LockKind] {
    let often: [LockKind] = [.sum, .order, .more, .order, .trial, .trial]
    return LockKind.allCases + (reasoning < .supposing ? [] : often + often)
  }

  /// Whether a riddle may need the reasoning that is wanted: no weaker one suffices. Where that is quickly
  /// found, this one must suffice; the proof tells in any case.
  func mayBeAsHard(_ riddle: Riddle) -> Bool {
    if let weaker = Reasoning(rawValue: reasoning.rawValue - 1), Self.suffices(weaker, for: riddle)
    {
      return false
    }
    return reasoning > .pairing || Self.suffices(reasoning, for: riddle)
  }

  private static func suffices(_ reasoning: Reasoning, for riddle: Riddle) -> Bool {
    var reasoner = Reasoner(riddle)
    return reasoner.solve(with: reasoning) != nil
  }

  /// Whether a proof is as long as wanted.
  func suits(_ proof: Proof) -> Bool {
    proof.reasoning == reasoning && steps.contains(proof.steps.count)
      && length.contains(proof.length)
  }
}

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
