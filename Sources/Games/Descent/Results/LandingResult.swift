/// What one landing came to.
package struct LandingResult: Hashable, Sendable {
  /// The most falls that are told apart.
  package static let mostFalls = 15
  /// Rungs of the ladder.
  package static let mostHints = 4

  /// Wrong answers, the same one counted once; from 0 to `mostFalls`, which says “or more”.
  package let falls: Int
  /// Rungs taken, from 0 to 4.
  package let hints: Int
  /// Whether the landing was left with its solution shown.
  package let isGivenUp: Bool

  /// Nil for falls below 0 and for hints that the ladder has not; more falls are the most.
  package init?(falls: Int, hints: Int, isGivenUp: Bool = false) {
    guard falls >= 0, (0...Self.mostHints).contains(hints) else { return nil }
    self.falls = min(falls, Self.mostFalls)
    self.hints = hints
    self.isGivenUp = isGivenUp
  }

  /// As `LevelVisit.stars`; none where it was given up.
  package var stars: Int { isGivenUp ? 0 : max(1, 3 - falls - hints) }
}
