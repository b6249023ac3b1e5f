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
    case .door(let place): [8, place]
    case .doorWithin(let place): [9, place]
    }
  }
}
