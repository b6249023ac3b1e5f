import Localization

/// Tells a narrowing: a ladder of hints, and the answer with its proof.
struct NarrowingTexts {
  private typealias Text = L10n.DescentProof

  let narrowing: Narrowing
  /// The answer in a sentence.
  let answer: LocalizedText
  /// A clue by its number, from 1, at the start of a sentence: “Clue 2”.
  let clue: (_ number: Int) -> LocalizedText
  /// The same of several: “Clues 2 and 4”.
  let clues: (_ numbers: LocalizedText) -> LocalizedText
  /// An answer that is possible, without a stop.
  let world: (_ world: Int) -> LocalizedText

  /// Where to begin, how few are left, which they are, and the answer.
  var hints: [LocalizedText] {
    [
      Text.begin(clues: beginning), Text.few(clues: beginning, count: narrowing.left.count),
      Text.these(worlds: list(narrowing.left)), solution,
    ]
  }

  /// The answer and why it is so.
  var solution: LocalizedText {
    let start = Text.left(
      clues: beginning, count: narrowing.left.count, worlds: list(narrowing.left))
    let cuts = narrowing.cuts.map {
      Text.ruledOut(clue: clue($0.clue + 1), worlds: list($0.ruledOut))
    }
    return ([start] + cuts).reduce(answer) { $0.followed(by: $1) }
  }

  private var beginning: LocalizedText {
    let numbers = narrowing.clues.map { $0 + 1 }
    return numbers.count > 1 ? clues(.numbers(numbers)) : clue(numbers[0])
  }

  private func list(_ worlds: [Int]) -> LocalizedText {
    let texts = worlds.map(world)
    guard let first = texts.first else { preconditionFailure("nothing is left") }
    return texts.dropFirst().reduce(first) { Text.worlds(first: $0, next: $1) }
  }
}
