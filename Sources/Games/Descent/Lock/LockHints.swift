import Localization

/// How a lock is told: what a few clues say of single digits, and what each further clue adds to that.
struct LockHints {
  private typealias Text = L10n.DescentLock

  private let puzzle: LockPuzzle
  private let steps: [LockStep]

  init(_ puzzle: LockPuzzle) {
    self.puzzle = puzzle
    steps = LockStep.steps(of: puzzle.riddle)
  }

  /// A step each; the last one leaves the code.
  var hints: [LocalizedText] { steps.indices.map(told) }

  /// The code and why it is that.
  var solution: LocalizedText { .joined([Text.answer(code: puzzle.code.spelt)] + hints) }

  private func told(_ index: Int) -> LocalizedText {
    let step = steps[index]
    if step.isLast {
      let (clues, code) = (clues(step.added), puzzle.code.spelt)
      return index == 0
        ? Text.left(clues: clues, code: code) : Text.leftNow(clues: clues, code: code)
    }
    let facts = step.wheels(after: index > 0 ? steps[index - 1] : nil).map { wheel, digits in
      Text.fact(
        wheel: LocalizedText(Text.wheel, at: wheel),
        digits: .any(of: digits.map { LocalizedText(cleaning: String($0)) }))
    }
    return index == 0
      ? Text.facts(clues: clues(step.added), facts: .phrases(of: facts))
      : Text.moreFacts(clues: clues(step.added), facts: .phrases(of: facts))
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

/// Some clues of a lock, and what they leave of single digits.
struct LockStep {
  /// A wheel that may still show more digits than these is not worth a word, unless it is the best.
  private static let mostDigits = 3

  /// All of them, in printed order.
  let clues: [Int]
  /// Those that the step before had not, in printed order.
  private(set) var added: [Int]
  /// The digits that each wheel may still show.
  private let digits: [[Int]]

  private init(_ clues: [Int], of riddle: Riddle) {
    let left = riddle.worlds(allowedBy: clues)
    self.clues = clues
    added = clues
    digits = riddle.frame.values.map { values in
      values.indices.filter { values[$0].meets(left) }.map { $0 + 1 }
    }
  }

  /// Begins with the two clues that together say most of single digits, or with three where two leave each wheel too
  /// many; then adds the clue that says most, until one code is left.
  static func steps(of riddle: Riddle) -> [LockStep] {
    let all = Array(riddle.clues.indices)
    func best(of sets: [[Int]]) -> LockStep {
      let steps = sets.map { LockStep($0, of: riddle) }
      guard let best = steps.min(by: { $0.combinations < $1.combinations }) else {
        preconditionFailure("a lock without clues")
      }
      return best
    }
    var last = best(of: all.subsets(of: min(2, all.count)))
    if last.fewest > mostDigits { last = best(of: all.subsets(of: min(3, all.count))) }
    var steps = [last]
    while !last.isLast, last.clues.count < all.count {
      last = best(
        of: all.filter { !last.clues.contains($0) }.map { (last.clues + [$0]).sorted() })
      let told = steps[steps.count - 1]
      guard last.wheels(after: told).contains(where: { $0.digits.count <= mostDigits }) else {
        continue
      }
      last.added = last.clues.filter { !told.clues.contains($0) }
      steps.append(last)
    }
    return steps
  }

  /// Whether one code is left.
  var isLast: Bool { combinations == 1 }

  private var fewest: Int { digits.map(\.count).min() ?? 0 }

  private var combinations: Int { digits.reduce(1) { $0 * $1.count } }

  /// The wheels that are worth a word, counted from 0, with the digits that they may still show; behind another step
  /// those of which it says more.
  func wheels(after former: LockStep?) -> [(wheel: Int, digits: [Int])] {
    let told = digits.enumerated().map { (wheel: $0.offset, digits: $0.element) }
      .filter { former?.digits[$0.wheel] != $0.digits }
    let fewest = told.map(\.digits.count).min() ?? 0
    return told.filter { $0.digits.count <= max(fewest, Self.mostDigits) }
  }
}

extension [Int] {
  /// All choices of so many, in order.
  fileprivate func subsets(of size: Int) -> [[Int]] {
    guard size > 0 else { return [[]] }
    return indices.flatMap { first in
      Array(self[(first + 1)...]).subsets(of: size - 1).map { [self[first]] + $0 }
    }
  }
}
