import Localization

/// How a few clues leave few answers, and how the others rule out all but one of those: a proof that is short to
/// tell where steps would be many.
struct Narrowing: Equatable {
  /// What a clue rules out of the answers that were left before it.
  struct Cut: Equatable {
    let clue: Int
    let ruledOut: [Int]
  }

  /// The values that an unknown may have.
  struct Possible: Equatable {
    let unknown: Int
    let values: [Int]
  }

  /// So many answers can be told one by one.
  private static let mostLeft = 6

  /// The clues to begin with, in printed order.
  let clues: [Int]
  /// The worlds that they leave.
  let left: [Int]
  /// Of the unknowns that are asked for the one with the fewest values in those, and these values.
  let narrowest: Possible
  /// What the others do to those, in printed order; the answer alone remains.
  let cuts: [Cut]

  /// Begins with as few clues as leave few answers, and of so many with those that leave the fewest.
  init(_ riddle: Riddle) {
    let all = Array(riddle.clues.indices)
    var best: (clues: [Int], left: [Int]) = (all, riddle.worlds(allowedBy: all).members)
    search: for size in 1..<max(2, all.count) {
      for clues in all.subsets(of: size) {
        let left = riddle.worlds(allowedBy: clues).members
        guard left.count > 1, best.left.count == 1 || left.count < best.left.count else { continue }
        best = (clues, left)
      }
      if (2...Self.mostLeft).contains(best.left.count) { break search }
    }
    clues = best.clues
    left = best.left
    narrowest = riddle.frame.narrowestUnknown(in: riddle.worlds(allowedBy: best.clues))
    var rest = best.left
    var cuts: [Cut] = []
    for clue in all where !best.clues.contains(clue) {
      let ruledOut = rest.filter { !riddle.clues[clue].contains($0) }
      if !ruledOut.isEmpty { cuts.append(Cut(clue: clue, ruledOut: ruledOut)) }
      rest.removeAll { ruledOut.contains($0) }
    }
    self.cuts = cuts
  }
}

extension RiddleFrame {
  /// The first of those with the fewest values.
  fileprivate func narrowestUnknown(in worlds: WorldSet) -> Narrowing.Possible {
    let possible = asked.map { unknown in
      Narrowing.Possible(
        unknown: unknown,
        values: values[unknown].indices.filter { values[unknown][$0].meets(worlds) })
    }
    guard let narrowest = possible.min(by: { $0.values.count < $1.values.count }) else {
      preconditionFailure("nothing is asked")
    }
    return narrowest
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

/// Tells a narrowing: a ladder of hints, and the answer with its proof.
struct NarrowingTexts {
  private typealias Text = L10n.DescentProof

  let narrowing: Narrowing
  /// The answer in a sentence.
  let answer: LocalizedText
  /// A clue by its number, from 1, in a sentence: “clue 2”.
  let clue: (_ number: Int) -> LocalizedText
  /// The same at the start of one.
  let clueAtStart: (_ number: Int) -> LocalizedText
  /// Several in a sentence: “clues 2 and 4”.
  let clues: (_ numbers: LocalizedText) -> LocalizedText
  /// That an unknown has one of some values, without a stop: “the first is 2 or 4”.
  let fact: (_ unknown: Int, _ values: [Int]) -> LocalizedText
  /// A possible answer, without a stop.
  let world: (_ world: Int) -> LocalizedText
  /// A list of possible answers as a sentence.
  let these: (_ worlds: LocalizedText) -> LocalizedText

  /// Where to begin, what follows for one unknown, how few answers are possible then, and the answer.
  var hints: [LocalizedText] {
    [
      Text.begin(clues: beginning),
      Text.few(
        clues: beginning, fact: fact(narrowing.narrowest.unknown, narrowing.narrowest.values)),
      these(list(narrowing.left)), solution,
    ]
  }

  /// The answer and why it is so.
  var solution: LocalizedText {
    let start = Text.left(
      clues: beginning, count: narrowing.left.count, worlds: list(narrowing.left))
    let cuts = narrowing.cuts.map {
      Text.ruledOut(clue: clueAtStart($0.clue + 1), worlds: list($0.ruledOut))
    }
    return .joined([answer, start] + cuts)
  }

  private var beginning: LocalizedText {
    let numbers = narrowing.clues.map { $0 + 1 }
    return numbers.count > 1 ? clues(.numbers(numbers)) : clue(numbers[0])
  }

  private func list(_ worlds: [Int]) -> LocalizedText { .phrases(of: worlds.map(world)) }
}
