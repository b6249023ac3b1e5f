/// What is told before any clue: the worlds that are possible, and what may be asked of each.
struct RiddleFrame: Equatable, Sendable {
  /// How many worlds there are.
  let worldCount: Int
  /// For each unknown, and each value that it may have, the worlds in which it has it.
  let values: [[WorldSet]]
  /// The unknowns that the player is asked for.
  let asked: [Int]

  /// From the number of values of each unknown, and from the value of each in each world.
  init(
    worldCount: Int, valueCounts: [Int], asked: [Int],
    value: (_ unknown: Int, _ world: Int) -> Int
  ) {
    self.worldCount = worldCount
    self.asked = asked
    values = valueCounts.enumerated().map { unknown, count in
      (0..<count).map { wanted in
        WorldSet(of: worldCount) { value(unknown, $0) == wanted }
      }
    }
  }

  func worlds(of fact: Fact) -> WorldSet { values[fact.unknown][fact.value] }

  /// How many answers some worlds leave, as far as the player is asked.
  func answerCount(in worlds: WorldSet) -> Int {
    guard asked.count == 1 else { return worlds.count }
    return values[asked[0]].count { $0.meets(worlds) }
  }
}

/// A puzzle as its reader knows it: what is told before, and what each clue leaves of that. It knows nothing
/// of how it was made.
struct Riddle: Equatable, Sendable {
  let frame: RiddleFrame
  /// For each clue, in the order in which they are printed, the worlds that it allows.
  let clues: [WorldSet]

  /// What is left when all clues are read.
  var solutions: WorldSet { worlds(allowedBy: Array(clues.indices)) }

  /// Whether all clues leave one answer.
  var hasOneAnswer: Bool { frame.answerCount(in: solutions) == 1 }

  /// The clues that may be made illegible, and one answer is left all the same.
  var idleClues: [Int] {
    clues.indices.filter { idle in
      frame.answerCount(in: worlds(allowedBy: clues.indices.filter { $0 != idle })) == 1
    }
  }

  /// What some clues leave.
  func worlds(allowedBy read: [Int]) -> WorldSet {
    read.reduce(into: WorldSet(all: frame.worldCount)) { $0.formIntersection(clues[$1]) }
  }
}
