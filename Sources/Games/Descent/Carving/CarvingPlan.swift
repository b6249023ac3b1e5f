import Flow
import Localization

/// What a difficulty asks of a carving.
struct CarvingPlan {
  let method: CarvingMethod
  let isByThread: Bool
  /// How many letters two words may have together, in each language.
  let letterCounts: ClosedRange<Int>

  /// Shifts and long pairs share the fourth difficulty, where no thread decides.
  init(difficulty: Int, thread: Int?, using generator: inout SeededGenerator) {
    let shift = thread ?? 1 + generator.below(3)
    let isShort = difficulty <= 3
    let isPair = generator.below(2) == 0
    letterCounts = isShort ? 6...9 : difficulty == 4 ? 9...12 : 6...12
    method =
      switch difficulty {
      case ...1: .reversed
      case 2: .poem
      case 3: .inTurn
      case 4: thread == nil && isPair ? .inTurn : .shifted(shift)
      case 5: .poemUpward
      case 6: .inTurnReversed
      case _: .reversedShifted(shift)
      }
    isByThread = thread != nil && method.isShift
  }

  /// One carving, fair or not; nil where the words that were drawn cannot be cut so.
  func puzzle(using generator: inout SeededGenerator) -> CarvingPuzzle? {
    let concepts = LexiconConcept.all
    let answer = concepts[generator.below(concepts.count)]
    let wording = generator.below(12)
    guard let words = words(with: answer, using: &generator) else { return nil }
    guard let poems = poems(on: answer, using: &generator) else { return nil }
    return CarvingPuzzle(
      method: method, words: words, answer: answer, isByThread: isByThread, wording: wording,
      poems: poems)
  }

  /// The answer, alone or with a word that its question does not fit, in one of the orders that can be cut.
  private func words(
    with answer: LexiconConcept, using generator: inout SeededGenerator
  ) -> [LexiconConcept]? {
    guard method.wordCount == 2 else { return [answer] }
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

  /// A poem for each language, of as many lines, each from numbers of its own, so that another language changes none.
  private func poems(
    on answer: LexiconConcept, using generator: inout SeededGenerator
  ) -> [[String]]? {
    guard method.isPoem else { return [] }
    guard Set(answer.letterCounts).count == 1 else { return nil }
    let seed = generator.next()
    var poems: [[String]] = []
    for language in Language.allCases {
      let word = Lexicon.of(language).letters(of: answer)
      guard let letters = method.carve([word]) else { return nil }
      var own = SeededGenerator(seed: seed, name: language.code, number: 0)
      guard let poem = PoemBank.of(language).poem(on: letters, without: word, using: &own)
      else { return nil }
      poems.append(poem)
    }
    return poems
  }
}

extension CarvingMethod {
  /// Whether a wheel may say by how much.
  fileprivate var isShift: Bool {
    switch self {
    case .shifted, .reversedShifted: true
    case .reversed, .poem, .inTurn, .poemUpward, .inTurnReversed: false
    }
  }
}
