import Flow

/// A lock in the making: the code first, then clues that are true of it.
struct LockDraft {
  /// A clue with the codes that it allows.
  private struct Statement {
    /// Nil for the stair's door.
    let kind: LockKind?
    let clue: LockClue
    let allowed: WorldSet
  }

  /// How many ideas may come to nothing before a draft is given up.
  private static let mostIdeas = 40
  private static let mostOfAKind = 2

  private let worlds: LockWorlds
  private let code: LockCode
  private var statements: [Statement] = []
  private var left: WorldSet

  /// What is told of the stair’s door is a clue, too.
  init(code: LockCode, door: Int?) {
    worlds = LockWorlds.of(wheels: code.count)
    self.code = code
    left = WorldSet(all: worlds.codes.count)
    if let door { add(statement(.door(door), kind: nil)) }
  }

  var clueCount: Int { statements.count }

  /// Whether it still speaks of a door.
  var tellsDoor: Bool { statements.contains { $0.kind == nil } }

  var riddle: Riddle { Riddle(frame: worlds.frame, clues: statements.map(\.allowed)) }

  /// As a puzzle with its clues in another order.
  func puzzle(using generator: inout SeededGenerator) -> LockPuzzle {
    LockPuzzle(code: code, clues: generator.shuffled(statements.map(\.clue)))
  }

  // MARK: Clues

  /// Adds clues until one code is left; false where that takes more than `most`.
  mutating func complete(
    most: Int, kinds: [LockKind], using generator: inout SeededGenerator
  ) -> Bool {
    for _ in 0..<Self.mostIdeas where left.count > 1 && clueCount < most {
      if let clue = idea(of: kinds, using: &generator) { add(clue) }
    }
    return left.count == 1
  }

  /// Leaves out what the other clues say too, the last ones first.
  mutating func dropIdleClues() {
    while let idle = riddle.idleClues.last { statements.remove(at: idle) }
  }

  private mutating func add(_ statement: Statement) {
    statements.append(statement)
    left.formIntersection(statement.allowed)
  }

  private func statement(_ clue: LockClue, kind: LockKind?) -> Statement {
    Statement(kind: kind, clue: clue, allowed: worlds.worlds(allowedBy: clue))
  }

  /// A clue that says something new and does not say all.
  private func idea(
    of kinds: [LockKind], using generator: inout SeededGenerator
  ) -> Statement? {
    let kind = kinds[generator.below(kinds.count)]
    guard statements.count(where: { $0.kind == kind }) < Self.mostOfAKind,
      let clue = kind.clue(on: code, using: &generator)
    else { return nil }
    let idea = statement(clue, kind: kind)
    guard !left.isSubset(of: idea.allowed), idea.allowed.count > 1 else { return nil }
    return idea
  }
}
