import Flow

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
