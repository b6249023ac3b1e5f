import Flow

extension LockPuzzle {
  /// A lock of a difficulty from 1 to 7. Where the place of the stair's door is given, 1 to 9, a clue speaks of it,
  /// and is needed: it is the first digit, from difficulty 5 on one of them. Where the last digit's range is
  /// given, the code keeps to it, and nobody tells.
  static func draw(
    difficulty: Int, door: Int? = nil, last: ClosedRange<Int>? = nil,
    variety: DescentVariety = .any, using generator: inout SeededGenerator
  ) -> ProvedPuzzle<LockPuzzle> {
    let wanted = LockDifficulty(difficulty)
    let door = door.map { LockDoor(place: $0, reasoning: wanted.reasoning) }
    return draw(
      candidates: wanted.candidates, using: &generator,
      propose: { generator in
        propose(wanted, door: door, last: last ?? 1...9, variety: variety, using: &generator)
      },
      suits: { _, proof in wanted.suits(proof) })
  }

  /// One with as many clues as wanted, that no less thinking solves than is wanted; nil where luck made another.
  private static func propose(
    _ wanted: LockDifficulty, door: LockDoor?, last: ClosedRange<Int>, variety: DescentVariety,
    using generator: inout SeededGenerator
  ) -> LockPuzzle? {
    let digits = digits(wheels: wanted.wheels, door: door, last: last, using: &generator)
    var draft = LockDraft(code: LockCode(digits), door: door)
    let isComplete = draft.complete(
      most: wanted.clues.upperBound + 1, kinds: wanted.kinds, using: &generator)
    guard isComplete else { return nil }
    draft.dropIdleClues()
    let puzzle = draft.puzzle(using: &generator)
    guard variety.admits(puzzle.shape), wanted.clues.contains(draft.clueCount),
      door == nil || draft.tellsDoor,
      wanted.mayBeAsHard(draft.riddle)
    else { return nil }
    return puzzle
  }

  /// Digits that are all different, the last one in its range, the door's where it has to be.
  private static func digits(
    wheels: Int, door: LockDoor?, last: ClosedRange<Int>, using generator: inout SeededGenerator
  ) -> [Int] {
    let place = door?.first ?? door?.within
    let all = generator.shuffled(Array(1...9)).filter { $0 != place }
    guard let end = all.first(where: last.contains) else { preconditionFailure("no last digit") }
    var others = Array(all.filter { $0 != end }.prefix(wheels - (place == nil ? 1 : 2)))
    if let first = door?.first { others.insert(first, at: 0) }
    if let within = door?.within { others.insert(within, at: generator.below(wheels - 1)) }
    return others + [end]
  }
}
