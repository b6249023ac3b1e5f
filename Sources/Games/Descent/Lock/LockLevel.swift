import Flow
import Localization

extension ProvedPuzzle<LockPuzzle> {
  private typealias Text = L10n.DescentLock

  /// The lock as a level, under an id; `scene` is read before it, `won` when it opens. Throws where the id is
  /// malformed.
  func level(
    id: String, scene: LocalizedText? = nil, won: LocalizedText
  ) throws(LevelError) -> Level {
    let content = LevelContent(
      id: id, name: L10n.Descent.nameLock,
      text: scene?.followed(by: puzzle.frameText) ?? puzzle.frameText,
      hints: texts.hints, notes: [], keywords: [], solution: texts.solution)
    let digits = puzzle.code.digits
    return try Level.rotor(
      content, clues: puzzle.sentences,
      lock: .wheels(
        try CodeWheels(
          right: CodeReply(digits.map(String.init).joined(), reply: won), misreadings: [],
          otherwise: Text.breaksCode(code: .typed), judge: LockJudge(puzzle: puzzle))))
  }

  private var texts: NarrowingTexts {
    let worlds = LockWorlds.of(wheels: puzzle.code.count)
    return NarrowingTexts(
      narrowing: Narrowing(puzzle.riddle), answer: Text.answer(code: puzzle.code.spelt),
      clues: { indices in
        indices.count == 1
          ? Text.clue(number: indices[0] + 1)
          : Text.clues(numbers: .all(of: indices.map { LocalizedText(cleaning: String($0 + 1)) }))
      }, clueAtStart: Text.clueAtStart, world: { worlds.codes[$0].spelt },
      fewest: { clues, left in fewest(clues, left.map { worlds.codes[$0] }) })
  }

  /// The wheel that shows the fewest digits in some codes, and those.
  private func fewest(_ clues: LocalizedText, _ codes: [LockCode]) -> LocalizedText {
    let digits = puzzle.code.digits.indices.map { wheel in Set(codes.map { $0[wheel] }).sorted() }
    let wheel = digits.indices.min { digits[$0].count < digits[$1].count } ?? 0
    return Text.fewest(
      clues: clues, wheel: LocalizedText(Text.wheel, at: wheel),
      digits: .any(of: digits[wheel].map { LocalizedText(cleaning: String($0)) }))
  }
}

extension LockPuzzle {
  private typealias Text = L10n.DescentLock

  /// The clues in printed order.
  var sentences: [LocalizedText] { clues.map { $0.sentence(wheels: code.count) } }

  /// What is known before any clue is read.
  var frameText: LocalizedText {
    let frame = code.count == 3 ? Text.frame3 : Text.frame4
    return clues.contains(where: \.isTrial) ? Text.tried(frame: frame) : frame
  }
}

extension LockClue {
  fileprivate var isTrial: Bool {
    if case .trial = self { true } else { false }
  }
}
