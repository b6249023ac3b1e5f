import Localization

extension ProvedPuzzle<EnginePuzzle> {
  private typealias Text = L10n.DescentEngine

  /// Where to begin, what follows for one object, which rows are possible then, and the answer with its proof.
  var hints: [LocalizedText] { texts.hints }

  /// The right list, and why it is so.
  var solution: LocalizedText { texts.solution }

  private var texts: NarrowingTexts {
    let wording = EngineWording(puzzle.skin)
    let worlds = puzzle.frame.worlds
    return NarrowingTexts(
      narrowing: Narrowing(puzzle.riddle),
      answer: .joined([
        Text.answer(actions: wording.list(of: puzzle.fates)),
        wording.inLetters(EngineWording.letters(of: puzzle.fates)),
      ]), clue: Text.plateSaid, clueAtStart: Text.plateAtStart, clues: Text.plates,
      fact: { object, fates in
        wording.fact(object: object, fates: fates.compactMap(EngineFate.init))
      },
      world: { EngineWording.letters(of: worlds[$0]) }, these: wording.inLetters)
  }
}
