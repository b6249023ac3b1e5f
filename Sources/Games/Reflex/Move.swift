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
