import Flow

/// A puzzle of clues, whatever they speak of.
protocol Puzzle: Equatable, Sendable {
  /// What its reader knows.
  var riddle: Riddle { get }
}

/// A puzzle with its proof.
struct ProvedPuzzle<Content: Puzzle>: Equatable, Sendable {
  let puzzle: Content
  let proof: Proof
}

/// How often a puzzle is drawn anew before that is a defect.
private let mostAttempts = 200_000

extension Puzzle {
  /// Draws until `candidates` puzzles are fair, and keeps the one with the shortest proof. Fair: one world, no
  /// idle clue, and a proof that `suits` the difficulty.
  static func draw(
    candidates: Int, using generator: inout SeededGenerator,
    propose: (inout SeededGenerator) -> Self?, suits: (Self, Proof) -> Bool
  ) -> ProvedPuzzle<Self> {
    var best: ProvedPuzzle<Self>?
    var left = candidates
    for _ in 0..<mostAttempts {
      guard let proved = propose(&generator)?.proved(suits: suits) else { continue }
      if best.map({ proved.proof.length < $0.proof.length }) ?? true { best = proved }
      left -= 1
      if left == 0, let best { return best }
    }
    guard let best else { preconditionFailure("no fair \(Self.self) in \(mostAttempts) attempts") }
    return best
  }

  private func proved(suits: (Self, Proof) -> Bool) -> ProvedPuzzle<Self>? {
    let riddle = riddle
    guard riddle.hasOneWorld, riddle.idleClues.isEmpty, let proof = riddle.proof,
      suits(self, proof)
    else { return nil }
    return ProvedPuzzle(puzzle: self, proof: proof)
  }
}

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

  /// Whether all clues leave one world, and so one answer.
  var hasOneWorld: Bool { solutions.count == 1 }

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

/// Some of the ways in which a puzzle may turn out, a bit each.
struct WorldSet: Equatable, Sendable {
  var words: [UInt64]

  /// All of `count` worlds.
  init(all count: Int) {
    words = Array(repeating: .max, count: (count + 63) / 64)
    let rest = count % 64
    if rest > 0, let last = words.indices.last { words[last] = (1 << UInt64(rest)) - 1 }
  }

  /// Those of `count` worlds for which something holds.
  init(of count: Int, where holds: (Int) -> Bool) {
    words = Array(repeating: 0, count: (count + 63) / 64)
    for world in 0..<count where holds(world) { words[world / 64] |= 1 << UInt64(world % 64) }
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// The first one; nil where there is none.
  var first: Int? {
    words.firstIndex { $0 != 0 }.map { $0 * 64 + words[$0].trailingZeroBitCount }
  }

  func contains(_ world: Int) -> Bool { words[world / 64] >> UInt64(world % 64) & 1 == 1 }

  /// In order.
  var members: [Int] {
    words.indices.flatMap { index in
      (0..<64).filter { words[index] >> UInt64($0) & 1 == 1 }.map { index * 64 + $0 }
    }
  }

  mutating func formIntersection(_ other: WorldSet) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  mutating func subtract(_ other: WorldSet) {
    for index in words.indices { words[index] &= ~other.words[index] }
  }

  func intersection(_ other: WorldSet) -> WorldSet {
    var result = self
    result.formIntersection(other)
    return result
  }

  /// Whether all of them are in another set.
  func isSubset(of other: WorldSet) -> Bool {
    for index in words.indices where words[index] & ~other.words[index] != 0 { return false }
    return true
  }

  /// Whether a world is in both.
  func meets(_ other: WorldSet) -> Bool {
    for index in words.indices where words[index] & other.words[index] != 0 { return true }
    return false
  }
}
