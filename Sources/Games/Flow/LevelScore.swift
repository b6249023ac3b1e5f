/// What an entry came to in the end.
package struct LevelScore: Equatable, Sendable {
  /// From 1 to 3.
  package let stars: Int
  /// Wrong answers.
  package let attempts: Int
  /// Rungs taken.
  package let hints: Int
  /// How long it took.
  package let elapsed: Duration

  /// From what an entry came to.
  package init(stars: Int, attempts: Int, hints: Int, elapsed: Duration) {
    self.stars = stars
    self.attempts = attempts
    self.hints = hints
    self.elapsed = elapsed
  }

  /// Whether this entry counts rather than `other`: more stars, then less of everything.
  package func isBetter(than other: LevelScore) -> Bool {
    (-stars, attempts, hints, elapsed)
      < (-other.stars, other.attempts, other.hints, other.elapsed)
  }
}
