package import Flow
package import Localization

extension CarvingPuzzle {
  private typealias Text = L10n.DescentCarving

  /// The landing as an open question: a scene, what the mason did, and as clues the letters or lines. Throws where the id is malformed.
  package func level(
    id: String = "carving", scene: LocalizedText? = nil, won: LocalizedText? = nil
  ) throws(LevelError) -> Level {
    let texts = CarvingTexts(self)
    let text = scene?.followed(by: texts.frame) ?? texts.frame
    return try Level.open(
      LevelContent(
        id: id, text: text, clues: texts.clues, hints: texts.hints, notes: [],
        keywords: [], solution: texts.solution), accepted: accepted, nearMisses: texts.nearMisses,
      nudge: Text.nudge(word: .typed), success: won ?? .oneOf(Text.success, wording),
      vocabulary: AnswerVocabulary(
        words: Lexicon.vocabulary,
        replyToOthers: Self.unknownWordReply))
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

extension CarvingTexts {
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

extension CarvingTexts {
  /// The answers that are half the way, and what is said to them.
  package var nearMisses: [ForeseenWrongAnswer] {
    switch puzzle.method {
    case .poem: [turned(Text.replyUpwards)]
    case .poemUpward: [asShown(Text.replyDownwards)]
    case .reversed: [asShown(Text.replyAsShown)]
    case .inTurn: [asShown(Text.replyAsShownInTurn)] + otherWords
    case .inTurnReversed:
      [asShown(Text.replyAsShownInTurn)] + otherWords
        + [miss("unturned", Text.replyUnturned) { $0.parted }]
    case .shifted(let places):
      [asShown(Text.replyAsShown)] + furtherOn(places)
    case .reversedShifted(let places):
      [
        asShown(Text.replyAsShown), turned(Text.replyTurned),
        miss("set-back", Text.replySetBack) { [$0.moved(by: -places)].compactMap(\.self) },
      ] + furtherOn(places)
    }
  }

  private func asShown(_ reply: LocalizedText) -> ForeseenWrongAnswer {
    miss("as-shown", reply) { [$0] }
  }

  private func turned(_ reply: LocalizedText) -> ForeseenWrongAnswer {
    miss("turned", reply) { [$0.reversed] }
  }

  /// Set on instead of back, turned or not; nothing where that leaves the alphabet in some language.
  private func furtherOn(_ places: Int) -> [ForeseenWrongAnswer] {
    let ways: (Letters) -> [Letters] = { shown in
      [shown, shown.reversed].compactMap { $0.moved(by: places) }
    }
    let isPossible = Language.allCases.allSatisfy { language in
      puzzle.shown(in: language).map { !ways($0).isEmpty } ?? false
    }
    return isPossible ? [miss("further-on", Text.replyFurtherOn, ways)] : []
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
    guard let other = puzzle.other else { return [] }
    let question = puzzle.answer.category.question
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
