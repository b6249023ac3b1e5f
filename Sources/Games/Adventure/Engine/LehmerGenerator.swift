/// Chance that is kept with the game: Lehmer's generator (Park, Miller 1988), modulus 2³¹ - 1.
package struct LehmerGenerator: Hashable, Sendable {
  /// From 1 to 2³¹ - 2.
  package private(set) var state: Int

  private static let modulus = 2_147_483_647

  /// Any number will do as a seed.
  package init(seed: UInt64) {
    state = Int(seed % UInt64(Self.modulus - 1)) + 1
  }

  /// From a saved game; nil out of range.
  package init?(state: Int) {
    guard (1..<Self.modulus).contains(state) else { return nil }
    self.state = state
  }

  /// A number from 0 to `bound - 1`; the bias is below 1 in a million for the bounds of a game.
  package mutating func next(below bound: Int) -> Int {
    state = state * 48_271 % Self.modulus
    return state % max(1, bound)
  }
}
