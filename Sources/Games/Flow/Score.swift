/// What an entry came to in the end.
package struct Score: Equatable, Sendable {
  package let stars: Int
  package let attempts: Int
  package let hints: Int
  package let elapsed: Duration

  package init(stars: Int, attempts: Int, hints: Int, elapsed: Duration) {
    self.stars = stars
    self.attempts = attempts
    self.hints = hints
    self.elapsed = elapsed
  }

  /// Whether this entry counts rather than `other`: more stars, then less of everything.
  package func isBetter(than other: Score) -> Bool {
    (-stars, attempts, hints, elapsed)
      < (-other.stars, other.attempts, other.hints, other.elapsed)
  }
}
