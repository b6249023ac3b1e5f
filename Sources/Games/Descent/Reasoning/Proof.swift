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

extension Proof {
  /// The same proof without the steps that nothing after them stands on, and without what the others say of an
  /// unknown in vain.
  func withoutDetours(in riddle: Riddle) -> Proof {
    let checker = ProofChecker(riddle)
    var steps = steps
    for index in steps.indices.reversed() {
      var fewer = steps
      fewer.remove(at: index)
      if checker.isProof(fewer) {
        steps = fewer
      } else {
        shorten(&steps, at: index, checking: checker)
      }
    }
    return Proof(reasoning: reasoning, steps: steps)
  }

  /// Unknown by unknown: all that a step says of one stays, or nothing.
  private func shorten(_ steps: inout [ProofStep], at index: Int, checking checker: ProofChecker) {
    var told: [Int] = []
    for fact in steps[index].ruledOut where !told.contains(fact.unknown) {
      told.append(fact.unknown)
      var fewer = steps
      fewer[index] = steps[index].silent(on: fact.unknown)
      if checker.isProof(fewer) { steps = fewer }
    }
  }
}

extension ProofStep {
  /// The same step without a word on one unknown.
  fileprivate func silent(on unknown: Int) -> ProofStep {
    ProofStep(
      clues: clues, ruledOut: ruledOut.filter { $0.unknown != unknown }, supposition: supposition)
  }
}

/// Whether the steps of a proof follow from each other and lead to the answer, whoever wrote them.
struct ProofChecker {
  private let riddle: Riddle

  init(_ riddle: Riddle) { self.riddle = riddle }

  /// Whether each step follows from its clues and from those before it, and the last leaves one answer.
  func isProof(_ steps: [ProofStep]) -> Bool {
    guard let left = worlds(leftBy: steps, of: WorldSet(all: riddle.frame.worldCount)) else {
      return false
    }
    return riddle.frame.asked.allSatisfy { unknown in
      riddle.frame.values[unknown].count { $0.meets(left) } == 1
    }
  }

  /// What the steps leave of `known`; nil where one does not follow.
  private func worlds(leftBy steps: [ProofStep], of known: WorldSet) -> WorldSet? {
    var known = known
    for step in steps {
      guard follows(step, from: known) else { return nil }
      for fact in step.ruledOut { known.subtract(riddle.frame.worlds(of: fact)) }
    }
    return known
  }

  private func follows(_ step: ProofStep, from known: WorldSet) -> Bool {
    if let supposition = step.supposition {
      return step.ruledOut == [supposition.fact] && isRefuted(supposition, from: known)
    }
    let allowed = step.clues.reduce(into: known) { $0.formIntersection(riddle.clues[$1]) }
    return step.ruledOut.allSatisfy { !riddle.frame.worlds(of: $0).meets(allowed) }
  }

  private func isRefuted(_ supposition: Supposition, from known: WorldSet) -> Bool {
    let supposed = known.intersection(riddle.frame.worlds(of: supposition.fact))
    guard let left = worlds(leftBy: supposition.steps, of: supposed) else { return false }
    return supposition.broken.reduce(into: left) { $0.formIntersection(riddle.clues[$1]) }.isEmpty
  }
}
