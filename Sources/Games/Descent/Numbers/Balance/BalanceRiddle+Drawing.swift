package import Flow

extension BalanceRiddle {
  /// The pebbles that the asked thing weighs; 0 unless that is one number.
  package var answer: Int { BalanceReader(self).answer ?? 0 }

  /// How many steps its proof takes, where a thing that gives way to others counts twice.
  package var steps: Int { BalanceProof.shortest(for: self)?.depth ?? 0 }

  var proofLength: Int {
    BalanceProof.shortest(for: self)?.steps.reduce(0) {
      $0 + 7 + 2 * ($1.result.left.terms + $1.result.right.terms)
    } ?? 0
  }

  var isProved: Bool {
    let reader = BalanceReader(self)
    guard let answer = reader.answer, (1...40).contains(answer) else { return false }
    let proof = BalanceProof.shortest(for: self)
    return proof?.weights[asked] == answer && !reader.hasIdleWeighing
  }

  /// A riddle of a difficulty, 1 to 7.
  package static func draw(
    difficulty: Int, using generator: inout SeededGenerator
  ) -> BalanceRiddle {
    let band = NumberBand(difficulty: difficulty)
    return shortestProved(using: &generator) { generator in
      candidate(of: band, using: &generator).flatMap { $0.fits(band) ? $0 : nil }
    }
  }

  /// Whether its proof is as long as the band asks, and as deep.
  func fits(_ band: NumberBand) -> Bool {
    guard let proof = BalanceProof.shortest(for: self) else { return false }
    return band.balanceSwaps == proof.swaps && band.balanceSteps.contains(proof.depth)
  }

  private static func candidate(
    of band: NumberBand, using generator: inout SeededGenerator
  ) -> BalanceRiddle? {
    let plans = BalancePlan.plans(for: band)
    let plan = plans[generator.below(plans.count)]
    let things = generator.shuffled(BalanceThing.allCases).prefix(plan.things)
    guard let weighings = plan.weighings(using: &generator) else { return nil }
    let asked = plan.asked[generator.below(plan.asked.count)]
    let riddle = BalanceRiddle(
      things: Array(things), weighings: generator.shuffled(weighings), asked: asked)
    return riddle
  }
}

extension NumberBand {
  /// How often nothing can be read off, and a thing must give way to what it weighs.
  fileprivate var balanceSwaps: Int {
    switch self {
    case .short, .middling: 0
    case .long: 1
    case .longest: 2
    }
  }

  fileprivate var balanceSteps: ClosedRange<Int> {
    switch self {
    case .short: 2...2
    case .middling: 3...4
    case .long: 5...6
    case .longest: 7...9
    }
  }
}
