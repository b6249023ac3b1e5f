import Flow
import Localization

extension ProvedPuzzle<LockPuzzle> {
  private typealias Text = L10n.DescentLock

  /// The lock as a level, under an id; `scene` is read before it, `won` when it opens. Throws where the id is
  /// malformed.
  func level(
    id: String, scene: LocalizedText? = nil, won: LocalizedText
  ) throws(LevelError) -> Level {
    let texts = LockHints(puzzle)
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
