package import Localization

/// What is read of a carving.
package struct CarvingTexts: Sendable {
  let puzzle: CarvingPuzzle

  private typealias Text = L10n.DescentCarving

  /// The texts of one puzzle.
  package init(_ puzzle: CarvingPuzzle) { self.puzzle = puzzle }

  /// What the mason did, up to a colon.
  package var frame: LocalizedText {
    let number = puzzle.wording
    return switch puzzle.method {
    case .reversed: .oneOf(Text.reversed, number)
    case .poem: .oneOf(Text.poem, number)
    case .inTurn: .oneOf(Text.inTurn, number)
    case .poemUpward: .oneOf(Text.poemUpward, number)
    case .inTurnReversed: .oneOf(Text.inTurnReversed, number)
    case .shifted(let places):
      puzzle.isByThread ? Text.shiftedByWheel : LocalizedText(Text.shifted, at: places - 1)
    case .reversedShifted(let places):
      puzzle.isByThread
        ? Text.reversedShiftedByWheel : LocalizedText(Text.reversedShifted, at: places - 1)
    }
  }

  /// The shown letters, read out; of a poem what its lines begin with.
  package var letters: LocalizedText { .spelt { puzzle.shown(in: $0) ?? Letters([]) } }

  /// Which of two words is wanted; nil where there is but one.
  package var question: LocalizedText? { puzzle.question?.question }

  /// What is read one by one behind the frame: the letters, or the lines of the poem, and the question.
  package var clues: [LocalizedText] {
    (puzzle.method.isPoem ? lines : [Text.letters(letters: letters)])
      + (question.map { [$0] } ?? [])
  }

  /// As many in every language.
  private var lines: [LocalizedText] {
    let count = puzzle.poems.map(\.count).min() ?? 0
    return (0..<count).map { line in .each { puzzle.poems[$0.index][line] } }
  }

  /// The answer with its proof, for who has given it up.
  package var solution: LocalizedText { Text.solution(word: puzzle.answer.word, proof: proof) }
}
