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
