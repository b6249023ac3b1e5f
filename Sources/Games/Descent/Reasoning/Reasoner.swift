/// Somebody who solves a riddle step by step, and thinks no harder than they may. Between two steps they keep
/// in mind which values are left, and nothing else.
struct Reasoner {
  private let riddle: Riddle
  /// The worlds in which no value is ruled out.
  private var known: WorldSet
  /// For each unknown, whether each value is still possible.
  private var isOpen: [[Bool]]

  init(_ riddle: Riddle) {
    self.riddle = riddle
    known = WorldSet(all: riddle.frame.worldCount)
    isOpen = riddle.frame.values.map { $0.map { _ in true } }
  }

  /// What is still possible, in order.
  private var openFacts: [Fact] {
    isOpen.indices.flatMap { unknown in
      isOpen[unknown].indices.filter { isOpen[unknown][$0] }.map {
        Fact(unknown: unknown, value: $0)
      }
    }
  }

  private var isSolved: Bool {
    riddle.frame.asked.allSatisfy { isOpen[$0].count { $0 } == 1 }
  }

  // MARK: Solving

  /// The steps to the answer, or nil where one has to think harder than `strongest`.
  mutating func solve(with strongest: Reasoning) -> [ProofStep]? {
    var steps: [ProofStep] = []
    while !isSolved {
      guard let step = nextStep(with: strongest) else { return nil }
      ruleOut(step.ruledOut)
      steps.append(step)
    }
    return steps
  }

  /// The easiest step there is.
  private func nextStep(with strongest: Reasoning) -> ProofStep? {
    for clues in clueSets(upTo: strongest) {
      let ruledOut = factsRuledOut(by: clues)
      if !ruledOut.isEmpty { return ProofStep(clues: clues, ruledOut: ruledOut, supposition: nil) }
    }
    guard strongest > .pairing else { return nil }
    let depth: Reasoning = strongest == .nesting ? .supposing : .pairing
    return shortestSupposition(with: .pairing)
      ?? (depth == .supposing ? shortestSupposition(with: .supposing) : nil)
  }

  /// None, then each clue alone, then each pair.
  private func clueSets(upTo strongest: Reasoning) -> [[Int]] {
    let all = riddle.clues.indices
    let pairs =
      strongest == .reading ? [] : all.flatMap { one in all[(one + 1)...].map { [one, $0] } }
    return [[]] + all.map { [$0] } + pairs
  }

  private func worlds(allowedBy clues: [Int]) -> WorldSet {
    clues.reduce(into: known) { $0.formIntersection(riddle.clues[$1]) }
  }

  private func factsRuledOut(by clues: [Int]) -> [Fact] {
    let worlds = worlds(allowedBy: clues)
    return openFacts.filter { !riddle.frame.worlds(of: $0).meets(worlds) }
  }

  private mutating func ruleOut(_ facts: [Fact]) {
    for fact in facts {
      isOpen[fact.unknown][fact.value] = false
      known.subtract(riddle.frame.worlds(of: fact))
    }
  }

  // MARK: Supposing

  /// Of all that may be supposed and comes to nothing what is told in the fewest words.
  private func shortestSupposition(with strongest: Reasoning) -> ProofStep? {
    var best: Supposition?
    for fact in openFacts where isOpen[fact.unknown].count(where: \.self) > 1 {
      let most = best?.length ?? .max
      best = refutation(of: fact, with: strongest, shorterThan: most) ?? best
    }
    return best.map { ProofStep(clues: [], ruledOut: [$0.fact], supposition: $0) }
  }

  /// How what is supposed comes to nothing; nil where it does not, or not in as few words as wanted.
  private func refutation(
    of fact: Fact, with strongest: Reasoning, shorterThan length: Int
  ) -> Supposition? {
    var mind = self
    mind.known.formIntersection(riddle.frame.worlds(of: fact))
    for value in isOpen[fact.unknown].indices where value != fact.value {
      mind.isOpen[fact.unknown][value] = false
    }
    var steps: [ProofStep] = []
    var told = 1
    while true {
      if let broken = mind.brokenClues(upTo: strongest) {
        let supposition = Supposition(fact: fact, steps: steps, broken: broken)
        return supposition.length < length ? supposition : nil
      }
      guard let step = mind.nextStep(with: strongest) else { return nil }
      mind.ruleOut(step.ruledOut)
      steps.append(step)
      told += step.length
      if told >= length { return nil }
    }
  }

  /// Clues that cannot hold together with what is known; nil where all can.
  private func brokenClues(upTo strongest: Reasoning) -> [Int]? {
    clueSets(upTo: strongest).first { worlds(allowedBy: $0).isEmpty }
  }
}

extension Riddle {
  /// How it is solved by whoever thinks no harder than needed; nil where nothing suffices.
  var proof: Proof? {
    for reasoning in Reasoning.allCases {
      var reasoner = Reasoner(self)
      if let steps = reasoner.solve(with: reasoning) {
        return Proof(reasoning: reasoning, steps: steps).withoutDetours(in: self)
      }
    }
    return nil
  }
}
