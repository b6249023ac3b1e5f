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
      hints: hints, notes: [], keywords: [], solution: texts.solution)
    let digits = puzzle.code.digits
    return try Level.rotor(
      content, clues: puzzle.sentences,
      lock: .wheels(
        try CodeWheels(
          right: CodeReply(digits.map(String.init).joined(), reply: won), misreadings: [],
          otherwise: Text.breaksCode(code: .typed), judge: LockJudge(puzzle: puzzle))))
  }

  /// What two clues say of single digits, the few codes that are left then, and the right one.
  private var hints: [LocalizedText] {
    let facts = opening.digits.map { wheel, digits in
      Text.fact(
        wheel: LocalizedText(Text.wheel, at: wheel),
        digits: .any(of: digits.map { LocalizedText(cleaning: String($0)) }))
    }
    return [
      Text.facts(clues: clues(opening.clues), facts: .phrases(of: facts)), texts.left,
      texts.solution,
    ]
  }

  private var opening: LockOpening { LockOpening(puzzle.riddle) }

  private var texts: NarrowingTexts {
    let worlds = LockWorlds.of(wheels: puzzle.code.count)
    return NarrowingTexts(
      narrowing: Narrowing(puzzle.riddle, from: opening.clues),
      answer: Text.answer(code: puzzle.code.spelt), clues: clues,
      clueAtStart: { Text.clueAtStart(number: number($0)) }, world: { worlds.codes[$0].spelt })
  }

  private func clues(_ indices: [Int]) -> LocalizedText {
    let numbers = LocalizedText.all(of: indices.map(number))
    return indices.count == 1 ? Text.clue(number: numbers) : Text.clues(numbers: numbers)
  }

  /// The number of a clue; of the one that speaks of the first landing with what that comes to.
  private func number(_ index: Int) -> LocalizedText {
    let number = LocalizedText(cleaning: String(index + 1))
    guard case .door(let digit) = puzzle.clues[index] else { return number }
    return Text.doorClue(number: number, digit: digit)
  }
}

/// The two clues of a lock that together say most of single digits; three, where two leave each wheel too many.
struct LockOpening {
  /// A wheel that may still show more digits than these is not worth a word, unless it is the best.
  private static let mostDigits = 3

  /// In printed order.
  let clues: [Int]
  /// The digits that wheels may still show, by the wheel, counted from 0: of the wheels that are worth a word.
  let digits: [(wheel: Int, digits: [Int])]

  init(_ riddle: Riddle) {
    var opening = Self.opening(of: riddle, size: 2)
    if opening.fewest > Self.mostDigits { opening = Self.opening(of: riddle, size: 3) }
    clues = opening.clues
    digits = opening.digits.enumerated()
      .filter { $0.element.count <= max(opening.fewest, Self.mostDigits) }
      .map { (wheel: $0.offset, digits: $0.element.map { $0 + 1 }) }
  }

  /// Of so many clues those that leave the fewest digits, all wheels taken together, and the fewest on one wheel.
  private static func opening(
    of riddle: Riddle, size: Int
  ) -> (clues: [Int], digits: [[Int]], fewest: Int) {
    let openings = Array(riddle.clues.indices).subsets(of: min(size, riddle.clues.count)).map {
      clues in
      let left = riddle.worlds(allowedBy: clues)
      return (
        clues,
        riddle.frame.values.map { digits in digits.indices.filter { digits[$0].meets(left) } }
      )
    }
    func product(_ digits: [[Int]]) -> Int { digits.reduce(1) { $0 * $1.count } }
    guard let best = openings.min(by: { product($0.1) < product($1.1) }) else {
      preconditionFailure("a lock without clues")
    }
    return (best.0, best.1, best.1.map(\.count).min() ?? 0)
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
