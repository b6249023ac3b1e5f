package import Answers
package import Flow
package import Localization

extension CarvingPuzzle {
  private typealias Text = L10n.DescentCarving

  /// The landing as an open question: a scene, what the masons did, and as clues the letters and what is asked.
  /// Throws where the id is malformed.
  package func level(
    id: String = "carving", scene: LocalizedText? = nil, won: LocalizedText? = nil
  ) throws(LevelError) -> Level {
    let texts = CarvingTexts(self)
    let text = scene?.followed(by: texts.frame) ?? texts.frame
    return try Level.open(
      LevelContent(
        id: id, name: L10n.Descent.nameMasons, text: text, clues: texts.clues, hints: texts.hints,
        notes: [], keywords: [], solution: texts.solution),
      accepted: accepted, nearMisses: texts.nearMisses, nudge: Text.nudge(word: .typed),
      success: won ?? .oneOf(Text.success, wording),
      vocabulary: AnswerVocabulary(
        words: Lexicon.vocabulary, replyToOthers: Self.unknownWordReply))
  }

  /// The word; its letters one by one too, where the first of them is taken for an article: L, A, C.
  private var accepted: LocalizedList {
    .each { language in
      let word = answer.word.resolved(in: language)
      let spelt = Lexicon.of(language).letters(of: answer).spelt
      let keys = [word, spelt].map { NormalizedAnswer($0, in: language).joined }
      return keys[0] == keys[1] ? [word] : [word, spelt]
    }
  }

  /// The reply to a word outside the lexicon, which costs nothing.
  package static var unknownWordReply: LocalizedText { Text.unknownWord(word: .typed) }
}

extension LocalizedText {
  /// Letters read out one by one, in each language its own.
  static func spelt(_ letters: (Language) -> Letters) -> LocalizedText {
    each { letters($0).spelt }
  }
}

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
    case .inTurn: .oneOf(Text.inTurn, number)
    case .inTurnReversed: .oneOf(Text.inTurnReversed, number)
    case .inTurnShifted(let places):
      puzzle.isByThread ? Text.shiftedByWheel : LocalizedText(Text.shifted, at: places - 1)
    }
  }

  /// The shown letters, read out.
  package var letters: LocalizedText { .spelt { puzzle.shown(in: $0) ?? Letters([]) } }

  /// What is read one by one behind the frame: the letters, and which of the two words is wanted.
  package var clues: [LocalizedText] {
    [Text.letters(letters: letters), puzzle.question]
  }

  /// The answer with its proof, for who has given it up.
  package var solution: LocalizedText { Text.solution(word: puzzle.answer.word, proof: proof) }
}

extension CarvingTexts {
  /// Two steps, and the answer with its proof.
  package var hints: [LocalizedText] {
    [firstStep, secondStep, Text.hint3(solution: solution)]
  }

  /// What the mason of the answer cut.
  private var firstStep: LocalizedText {
    switch puzzle.method {
    case .inTurn: Text.hint1(letters: beginning(of: cut), question: puzzle.question)
    case .inTurnReversed: Text.hint1Reversed(letters: .spelt(cut))
    case .inTurnShifted: Text.hint1Shifted(letters: .spelt(cut))
    }
  }

  /// How the word begins.
  private var secondStep: LocalizedText {
    Text.hint2(
      letters: beginning { Lexicon.of($0).letters(of: puzzle.answer) },
      question: puzzle.question)
  }

  private func beginning(of letters: (Language) -> Letters) -> LocalizedText {
    .spelt { letters($0).prefix(2) }
  }

  private func cut(in language: Language) -> Letters {
    let mason = puzzle.words[0] == puzzle.answer ? 0 : 1
    return puzzle.shown(in: language)?.parted[mason] ?? Letters([])
  }
}

extension CarvingTexts {
  /// The answers that are half the way, and what is said to them.
  package var nearMisses: [ForeseenWrongAnswer] {
    let misread = [miss("as-shown", Text.replyAsShown) { [$0] }] + otherWords
    return switch puzzle.method {
    case .inTurn: misread
    case .inTurnReversed, .inTurnShifted:
      misread + [miss("half-undone", halfUndone) { $0.parted }]
    }
  }

  /// What is said to one of the words as it stands once the masons are told apart.
  private var halfUndone: LocalizedText {
    puzzle.method == .inTurnReversed ? Text.replyUnturned : Text.replyUnshifted
  }

  private func miss(
    _ id: AnswerID, _ reply: LocalizedText, _ ways: (Letters) -> [Letters]
  ) -> ForeseenWrongAnswer {
    let texts = LocalizedList.each { language in
      (puzzle.shown(in: language).map(ways) ?? []).flatMap { [$0.joined, $0.spelt] }
    }
    return ForeseenWrongAnswer(id: id, texts: texts, reply: reply)
  }

  /// The other mason's word, and both words at once.
  private var otherWords: [ForeseenWrongAnswer] {
    let (other, question) = (puzzle.other, puzzle.question)
    let pairs = [[puzzle.answer, other], [other, puzzle.answer]]
    return [
      ForeseenWrongAnswer(
        id: "other-word", texts: .each { [other.word.resolved(in: $0)] },
        reply: Text.replyOtherWord(question: question)),
      ForeseenWrongAnswer(
        id: "both-words",
        texts: .each { language in
          pairs.flatMap { pair in
            let words = pair.map { $0.word.resolved(in: language) }
            let joined = Text.bothWords(first: pair[0].word, second: pair[1].word)
            return [words.joined(separator: " "), joined.resolved(in: language)]
          }
        }, reply: Text.replyBothWords(question: question)),
    ]
  }
}

extension CarvingTexts {
  /// How the letters lead to the word, worked letter by letter.
  package var proof: LocalizedText {
    switch puzzle.method {
    case .inTurn: Text.proof(first: spelt(0), second: spelt(1))
    case .inTurnReversed: Text.proofReversed(first: spelt(0), second: spelt(1))
    case .inTurnShifted: Text.proofShifted(first: steps(0), second: steps(1))
    }
  }

  /// The word of a mason, letter by letter.
  func spelt(_ mason: Int) -> LocalizedText { .spelt { word(mason, in: $0) } }

  /// The letters of a mason's word.
  func word(_ mason: Int, in language: Language) -> Letters {
    puzzle.letters(in: language)[mason]
  }

  /// “N gives L, G gives E, …”, of a mason’s letters.
  private func steps(_ mason: Int) -> LocalizedText {
    .each { language in
      let cut = puzzle.shown(in: language)?.parted[mason] ?? Letters([])
      return zip(cut.bytes, word(mason, in: language).bytes).map { from, to in
        Text.step(from: letter(from), to: letter(to)).resolved(in: language)
      }.joined(separator: ", ")
    }
  }

  private func letter(_ byte: UInt8) -> LocalizedText {
    LocalizedText(cleaning: Letters([byte]).joined)
  }
}
