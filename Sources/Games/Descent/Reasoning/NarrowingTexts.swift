import Localization

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
