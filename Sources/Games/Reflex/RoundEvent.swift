/// How a round came to its end.
package enum RoundEnding: String, CaseIterable, Sendable {
  case wrong, timeout
  /// The goal was reached.
  case goal
  /// The player left.
  case left
}

/// What happened in a round.
package enum RoundEvent: Equatable, Sendable {
  case cued(GestureCue)
  case moved(CueResponse)
  case ended(RoundEnding)
}
