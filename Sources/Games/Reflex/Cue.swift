/// A command to the player.
package struct Cue: Equatable, Sendable {
  /// The number, from 1, of the good move that it asks for.
  package let move: Int
  package let gesture: Gesture
  /// Tenths of a second as they are counted down, seconds in `calm`; nil without a clock.
  package let units: Int?
  /// A gesture counts while fewer milliseconds have gone; nil without a clock.
  package let limit: Int?
}

/// What a player did about a command.
package struct Move: Equatable, Sendable {
  package enum Outcome: String, Sendable {
    case good, wrong
    /// A wrong pinch: the seed's recogniser goes on firing, so it costs nothing.
    case ignored
    case timeout
  }

  /// The number of the cue, from 1.
  package let move: Int
  package let cue: Gesture
  /// Nil where time ran out.
  package let gesture: Gesture?
  package let outcome: Outcome
  /// Milliseconds since the cue, or the limit where time ran out.
  package let reaction: Int
}

/// How a round came to its end.
package enum Ending: String, Sendable {
  case wrong, timeout
  /// The goal was reached.
  case goal
  /// The player left.
  case left
}

/// What happened in a round.
package enum RoundEvent: Equatable, Sendable {
  case cued(Cue)
  case moved(Move)
  case ended(Ending)
}
