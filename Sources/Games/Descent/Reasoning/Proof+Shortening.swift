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
