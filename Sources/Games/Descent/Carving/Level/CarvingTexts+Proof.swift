package import Localization

extension CarvingTexts {
  private typealias Text = L10n.DescentCarving

  /// How the letters lead to the word, worked letter by letter.
  package var proof: LocalizedText {
    switch puzzle.method {
    case .reversed: Text.proofReversed(letters: spelt(0))
    case .poem: Text.proofPoem(letters: spelt(0))
    case .poemUpward: Text.proofPoemUpward(letters: spelt(0))
    case .inTurn: Text.proofInTurn(first: spelt(0), second: spelt(1))
    case .inTurnReversed: Text.proofInTurnReversed(first: spelt(0), second: spelt(1))
    case .shifted: Text.proofShifted(steps: steps)
    case .reversedShifted: Text.proofReversedShifted(letters: .spelt(unturned), steps: steps)
    }
  }

  /// The word of a mason, letter by letter.
  func spelt(_ mason: Int) -> LocalizedText { .spelt { word(mason, in: $0) } }

  /// The letters of a mason's word.
  func word(_ mason: Int, in language: Language) -> Letters {
    puzzle.letters(in: language)[mason]
  }

  /// The shown letters in the order of the word: they may still stand too far on.
  func unturned(in language: Language) -> Letters {
    let shown = puzzle.shown(in: language) ?? Letters([])
    return switch puzzle.method {
    case .reversed, .poemUpward, .reversedShifted: shown.reversed
    case .poem, .inTurn, .shifted, .inTurnReversed: shown
    }
  }

  /// “N gives L, G gives E, …”.
  private var steps: LocalizedText {
    .each { language in
      zip(unturned(in: language).bytes, word(0, in: language).bytes).map { from, to in
        Text.step(from: letter(from), to: letter(to)).resolved(in: language)
      }.joined(separator: ", ")
    }
  }

  private func letter(_ byte: UInt8) -> LocalizedText {
    LocalizedText(cleaning: Letters([byte]).joined)
  }
}
