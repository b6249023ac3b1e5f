/// How hard one has to think, each way with those before it.
enum Reasoning: Int, CaseIterable, Comparable, Sendable {
  /// Each clue by itself, with what is known.
  case reading
  /// Two clues at a time.
  case pairing
  /// Something is supposed, and comes to nothing.
  case supposing
  /// Something is supposed within what was supposed.
  case nesting

  static func < (one: Reasoning, other: Reasoning) -> Bool { one.rawValue < other.rawValue }
}

/// That an unknown has a value, both counted from 0.
struct Fact: Hashable, Sendable {
  let unknown: Int
  let value: Int
}

/// What some clues rule out, given what was ruled out before.
struct ProofStep: Equatable, Sendable {
  /// In printed order; empty where the frame alone rules it out.
  let clues: [Int]
  let ruledOut: [Fact]
  /// What was supposed, where that was needed.
  let supposition: Supposition?

  /// How long it is to tell, in clues and facts.
  var length: Int { 1 + clues.count + ruledOut.count + (supposition?.length ?? 0) }
}

/// A fact that was supposed, and how it came to nothing.
struct Supposition: Equatable, Sendable {
  let fact: Fact
  let steps: [ProofStep]
  /// The clues that cannot hold in the end.
  let broken: [Int]

  var length: Int { 1 + broken.count + steps.reduce(0) { $0 + $1.length } }
}

/// How a riddle is solved, step by step.
struct Proof: Equatable, Sendable {
  /// The hardest kind of step in it.
  let reasoning: Reasoning
  let steps: [ProofStep]

  var length: Int { steps.reduce(0) { $0 + $1.length } }

  /// How often something has to be supposed.
  var suppositionCount: Int { steps.count { $0.supposition != nil } }
}

extension [Int] {
  /// All its orders; of nothing the empty one.
  var permutations: [[Int]] {
    guard !isEmpty else { return [[]] }
    return flatMap { first in filter { $0 != first }.permutations.map { [first] + $0 } }
  }
}
