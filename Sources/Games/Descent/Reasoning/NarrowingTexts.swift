import Localization

/// Tells a narrowing: a ladder of hints, and the answer with its proof.
struct NarrowingTexts {
  private typealias Text = L10n.DescentProof

  let narrowing: Narrowing
  /// The answer in a sentence.
  let answer: LocalizedText
  /// Clues by their names at the start of a sentence: “Clue 2”, “Clues 2 and 4”.
  let name: (_ clues: [Int]) -> LocalizedText
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
      Text.ruledOut(clue: name([$0.clue]), worlds: list($0.ruledOut))
    }
    return ([start] + cuts).reduce(answer) { Text.steps(first: $0, next: $1) }
  }

  private var beginning: LocalizedText { name(narrowing.clues) }

  private func list(_ worlds: [Int]) -> LocalizedText {
    let texts = worlds.map(world)
    guard let first = texts.first else { preconditionFailure("nothing is left") }
    return texts.dropFirst().reduce(first) { Text.worlds(first: $0, next: $1) }
  }
}
