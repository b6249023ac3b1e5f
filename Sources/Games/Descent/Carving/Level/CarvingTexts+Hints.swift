package import Localization

extension CarvingTexts {
  private typealias Text = L10n.DescentCarving

  /// Where to begin, its step, the next, the answer with its proof.
  package var hints: [LocalizedText] {
    [beginning, firstStep, secondStep, Text.hint4(solution: solution)]
  }

  private var beginning: LocalizedText {
    switch puzzle.method {
    case .reversed: Text.hint1Reversed
    case .poem: Text.hint1Poem
    case .poemUpward: Text.hint1PoemUpward
    case .inTurn, .inTurnReversed: Text.hint1InTurn
    case .shifted:
      puzzle.isByThread ? Text.hint1ShiftedByWheel : Text.hint1Shifted(letter: firstUnturned)
    case .reversedShifted: Text.hint1ReversedShifted(letter: firstUnturned)
    }
  }

  private var firstStep: LocalizedText {
    switch puzzle.method {
    case .reversed: Text.hint2Reversed(letter: firstUnturned)
    case .poem: Text.hint2Poem(letter: firstUnturned)
    case .poemUpward: Text.hint2PoemUpward(letter: firstUnturned)
    case .inTurn: Text.hint2InTurn(letters: cut(0))
    case .inTurnReversed: Text.hint2InTurnReversed(letters: cut(0), turned: spelt(0))
    case .shifted, .reversedShifted: Text.hint2Shifted(from: firstUnturned, to: beginning(of: 1))
    }
  }

  private var secondStep: LocalizedText {
    let question = puzzle.answer.category.question
    return switch puzzle.method {
    case .reversed, .poem, .poemUpward, .shifted, .reversedShifted:
      Text.hint3(letters: beginning(of: nil))
    case .inTurn: Text.hint3InTurn(letters: cut(1), question: question)
    case .inTurnReversed:
      Text.hint3InTurnReversed(letters: cut(1), turned: spelt(1), question: question)
    }
  }

  private var firstUnturned: LocalizedText { .spelt { unturned(in: $0).prefix(1) } }

  /// The first letters of the word, so many, or half of them.
  private func beginning(of count: Int?) -> LocalizedText {
    .spelt { language in
      let word = word(0, in: language)
      return word.prefix(count ?? max(2, word.count / 2))
    }
  }

  /// What a mason's letters are as they stand in the stone.
  private func cut(_ mason: Int) -> LocalizedText {
    .spelt { puzzle.shown(in: $0)?.parted[mason] ?? Letters([]) }
  }
}
