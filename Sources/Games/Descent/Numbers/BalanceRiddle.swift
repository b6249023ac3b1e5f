package import Flow

/// What lies on the pans beside pebbles.
package enum BalanceThing: Int, CaseIterable, Sendable {
  case jar, bell, lamp, mask, axe, chain, wheel, brick
}

/// What lies on one pan: how many of each thing of the riddle, and pebbles.
package struct Pan: Equatable, Sendable {
  /// A number for each thing of the riddle.
  package var things: [Int]
  package var pebbles: Int

  /// How many kinds lie there, pebbles among them.
  var terms: Int { things.count { $0 > 0 } + (pebbles > 0 ? 1 : 0) }

  /// The pebbles that it weighs as much as, when each thing weighs so many.
  func weight(_ weights: [Int]) -> Int {
    zip(things, weights).reduce(pebbles) { $0 + $1.0 * $1.1 }
  }
}

/// Two pans that are level.
package struct Weighing: Equatable, Sendable {
  package var left: Pan
  package var right: Pan

  /// Whether the pans are level when each thing weighs so many pebbles.
  func isLevel(_ weights: [Int]) -> Bool { left.weight(weights) == right.weight(weights) }

  /// Whether the thing lies on a pan.
  func holds(_ thing: Int) -> Bool { left.things[thing] + right.things[thing] > 0 }
}

/// Weighings: how many pebbles does one of the things weigh?
package struct BalanceRiddle: NumberModel {
  package let things: [BalanceThing]
  /// In the order in which they are told.
  package let weighings: [Weighing]
  /// The place of the thing that is asked for.
  package let asked: Int
}

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

/// Which things lie on which pan of each weighing, before how many.
struct BalancePlan {
  /// The places of the things on both pans; pebbles make them level.
  struct Form {
    let left: [Int]
    let right: [Int]
    /// Whether one such thing, on the left, is worth what lies on the right.
    var isWorth = false
  }

  let things: Int
  /// A thing that is worth others stands behind those.
  let forms: [Form]
  /// The places that may be asked for.
  let asked: [Int]

  /// Those of a band. Thing 0 is known first.
  static func plans(for band: NumberBand) -> [BalancePlan] {
    switch band {
    case .short: [chain(of: 2)]
    case .middling: [chain(of: 3)]
    case .long: [swapThenChain(0), swapThenChain(1), readThenSwap]
    case .longest: [twoSwaps(0, [1]), twoSwaps(0, [0, 1]), twoSwaps(1, [0]), twoSwaps(1, [0, 1])]
    }
  }

  private static func chain(of count: Int) -> BalancePlan {
    let rest = (1..<count).map { Form(left: [$0], right: [$0 - 1]) }
    return BalancePlan(
      things: count, forms: [Form(left: [0], right: [])] + rest, asked: [count - 1])
  }

  private static func swapThenChain(_ known: Int) -> BalancePlan {
    BalancePlan(
      things: 3,
      forms: [
        Form(left: [1], right: [0], isWorth: true), Form(left: [0, 1], right: []),
        Form(left: [2], right: [known]),
      ], asked: [2])
  }

  private static let readThenSwap = BalancePlan(
    things: 3,
    forms: [
      Form(left: [0], right: []), Form(left: [2], right: [0, 1], isWorth: true),
      Form(left: [1, 2], right: []),
    ], asked: [1, 2])

  private static func twoSwaps(_ other: Int, _ worth: [Int]) -> BalancePlan {
    BalancePlan(
      things: 3,
      forms: [
        Form(left: [1], right: [0], isWorth: true), Form(left: [2], right: worth, isWorth: true),
        Form(left: [2, other], right: []),
      ], asked: [0, 1, 2])
  }

  /// Weighings with numbers in them; nil where one has more than three kinds on its pans.
  func weighings(using generator: inout SeededGenerator) -> [Weighing]? {
    var weights = Array(generator.shuffled(Array(2...12)).prefix(things))
    var weighings: [Weighing] = []
    for form in forms {
      let pans = pans(of: form, &weights, using: &generator)
      guard pans[0].terms + pans[1].terms <= 3, pans[1].terms > 0 else { return nil }
      let side = generator.below(2)
      weighings.append(Weighing(left: pans[side], right: pans[1 - side]))
    }
    let isLight = weighings.allSatisfy { max($0.left.pebbles, $0.right.pebbles) <= 60 }
    return isLight && Set(weights).count == things ? weighings : nil
  }

  private func pans(
    of form: Form, _ weights: inout [Int], using generator: inout SeededGenerator
  ) -> [Pan] {
    var pans = [Pan](repeating: Pan(things: weights.map { _ in 0 }, pebbles: 0), count: 2)
    for thing in form.left {
      pans[0].things[thing] = form.isWorth ? 1 : 1 + generator.below(3)
    }
    for thing in form.right { pans[1].things[thing] = 1 + generator.below(3) }
    if form.isWorth {
      pans[1].pebbles = form.right.count > 1 ? 0 : generator.below(8)
      weights[form.left[0]] = pans[1].weight(weights)
    }
    let excess = pans[0].weight(weights) - pans[1].weight(weights)
    pans[excess > 0 ? 1 : 0].pebbles += abs(excess)
    return pans
  }
}
