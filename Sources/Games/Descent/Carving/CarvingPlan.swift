import Flow
import Localization

/// What a difficulty asks of a carving.
struct CarvingPlan {
  let method: CarvingMethod
  let isByThread: Bool
  /// How many letters two words may have together, in each language.
  let letterCounts: ClosedRange<Int>

  /// The manner is drawn, the plain one for the first difficulties alone; further on the words are longer, too.
  init(difficulty: Int, thread: Int?, using generator: inout SeededGenerator) {
    let shift = thread ?? 1 + generator.below(3)
    let methods: [CarvingMethod] =
      (difficulty <= 2 ? [.inTurn] : []) + [.inTurnReversed, .inTurnShifted(shift)]
    method = methods[generator.below(methods.count)]
    letterCounts = difficulty <= 2 ? 6...8 : difficulty <= 4 ? 7...10 : 9...12
    isByThread = thread != nil && method.isShift
  }

  /// One carving, fair or not; nil where the words that were drawn cannot be cut so.
  func puzzle(
    answers: DescentVariety, using generator: inout SeededGenerator
  ) -> CarvingPuzzle? {
    let concepts = LexiconConcept.all
    let number = generator.below(concepts.count)
    guard answers.admits([number]) else { return nil }
    let answer = concepts[number]
    let wording = generator.below(12)
    guard let words = words(with: answer, using: &generator) else { return nil }
    return CarvingPuzzle(
      method: method, words: words, answer: answer, isByThread: isByThread, wording: wording)
  }

  /// The answer with a word that its question does not fit, in one of the orders that can be cut.
  private func words(
    with answer: LexiconConcept, using generator: inout SeededGenerator
  ) -> [LexiconConcept]? {
    let rivals = answer.category.rivals
    let counts = answer.letterCounts
    let firsts = partners(rivals) { canBeCut(counts, $0) }.map { [answer, $0] }
    let seconds = partners(rivals) { canBeCut($0, counts) }.map { [$0, answer] }
    let pairs = firsts + seconds
    return pairs.isEmpty ? nil : pairs[generator.below(pairs.count)]
  }

  private func partners(
    _ categories: [LexiconCategory], where canBeCut: ([Int]) -> Bool
  ) -> [LexiconConcept] {
    LexiconConcept.byLetterCounts.filter { canBeCut($0.counts) }
      .flatMap { $0.concepts.filter { categories.contains($0.category) } }
  }

  /// Whether words of so many letters, by language, can stand in turn, the first one beginning.
  private func canBeCut(_ first: [Int], _ second: [Int]) -> Bool {
    zip(first, second).allSatisfy { first, second in
      (0...1).contains(first - second) && letterCounts.contains(first + second)
    }
  }
}

extension CarvingMethod {
  /// Whether a wheel may say by how much.
  fileprivate var isShift: Bool {
    switch self {
    case .inTurnShifted: true
    case .inTurn, .inTurnReversed: false
    }
  }
}
