import Localization

/// How a lock is told: what a few clues say of single digits, the few codes that are left then, and how the others
/// rule out all but one.
struct LockHints {
  private typealias Text = L10n.DescentLock

  private let puzzle: LockPuzzle
  private let opening: LockOpening
  private let narrowing: Narrowing

  init(_ puzzle: LockPuzzle) {
    let riddle = puzzle.riddle
    self.puzzle = puzzle
    opening = LockOpening(riddle)
    narrowing = Narrowing(riddle, from: opening.clues)
  }

  /// From a first step to the solution. The codes are listed where the first step leaves more than they.
  var hints: [LocalizedText] {
    opening.combinations == narrowing.left.count ? [first, solution] : [first, left, solution]
  }

  /// The code and why it is that.
  var solution: LocalizedText {
    let cuts = narrowing.cuts.map {
      Text.ruledOut(clue: Text.clueAtStart(number: number($0.clue)), worlds: codes($0.ruledOut))
    }
    return .joined([Text.answer(code: puzzle.code.spelt), left] + cuts)
  }

  private var first: LocalizedText {
    let facts = opening.wheels.map { wheel, digits in
      Text.fact(
        wheel: LocalizedText(Text.wheel, at: wheel),
        digits: .any(of: digits.map { LocalizedText(cleaning: String($0)) }))
    }
    return Text.facts(clues: clues(opening.clues), facts: .phrases(of: facts))
  }

  private var left: LocalizedText {
    Text.left(
      clues: clues(narrowing.clues), count: narrowing.left.count, worlds: codes(narrowing.left))
  }

  private func codes(_ worlds: [Int]) -> LocalizedText {
    let codes = LockWorlds.of(wheels: puzzle.code.count).codes
    return .phrases(of: worlds.map { codes[$0].spelt })
  }

  private func clues(_ indices: [Int]) -> LocalizedText {
    let numbers = LocalizedText.all(of: indices.map(number))
    return indices.count == 1 ? Text.clue(number: numbers) : Text.clues(numbers: numbers)
  }

  /// The number of a clue; of the one that speaks of the first landing with what that comes to.
  private func number(_ index: Int) -> LocalizedText {
    let number = LocalizedText(cleaning: String(index + 1))
    guard case .door(let digit) = puzzle.clues[index] else { return number }
    return Text.doorClue(number: number, digit: digit)
  }
}

/// The two clues of a lock that together say most of single digits; three, where two leave each wheel too many.
struct LockOpening {
  /// A wheel that may still show more digits than these is not worth a word, unless it is the best.
  private static let mostDigits = 3

  /// In printed order.
  let clues: [Int]
  /// The digits that each wheel may still show.
  private let digits: [[Int]]

  init(_ riddle: Riddle) {
    let two = Self.best(of: riddle, size: 2)
    self = two.fewest > Self.mostDigits ? Self.best(of: riddle, size: 3) : two
  }

  private init(_ clues: [Int], of riddle: Riddle) {
    let left = riddle.worlds(allowedBy: clues)
    self.clues = clues
    digits = riddle.frame.values.map { values in
      values.indices.filter { values[$0].meets(left) }.map { $0 + 1 }
    }
  }

  private static func best(of riddle: Riddle, size: Int) -> LockOpening {
    let openings = Array(riddle.clues.indices).subsets(of: min(size, riddle.clues.count))
      .map { LockOpening($0, of: riddle) }
    guard let best = openings.min(by: { $0.combinations < $1.combinations }) else {
      preconditionFailure("a lock without clues")
    }
    return best
  }

  private var fewest: Int { digits.map(\.count).min() ?? 0 }

  /// How many codes there are of the digits that each wheel may still show.
  var combinations: Int { digits.reduce(1) { $0 * $1.count } }

  /// The wheels that are worth a word, counted from 0, with the digits that they may still show.
  var wheels: [(wheel: Int, digits: [Int])] {
    digits.enumerated().map { (wheel: $0.offset, digits: $0.element) }
      .filter { $0.digits.count <= max(fewest, Self.mostDigits) }
  }
}
