import Session

extension PersistentSession {
  /// Leaves as a player does and saves, where nobody is left to be told.
  mutating func quit(at instant: Instant) {
    _ = execute(.quit, at: instant)
    _ = save(at: instant, isLeaving: true)
  }
}
