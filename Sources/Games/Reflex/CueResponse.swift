/// What a player did about a command.
package struct CueResponse: Equatable, Sendable {
  /// What a gesture came to.
  package enum Outcome: String, Sendable {
    case good, wrong
    /// A wrong pinch: a pinch goes on being seen while fingers move, so it costs nothing.
    case ignored
    case timeout
  }

  /// The number of the cue, from 1.
  package let move: Int
  /// What was asked; nil for “Bat!”.
  package let cue: Gesture?
  /// What was right; nil where nothing was to be done.
  package let answer: Gesture?
  /// Nil where time ran out, and where the player held still.
  package let gesture: Gesture?
  /// What it came to.
  package let outcome: Outcome
  /// Milliseconds since the cue, or the limit where time ran out.
  package let reaction: Int
}

extension CueResponse {
  /// Where what was asked was right.
  package init(move: Int, cue: Gesture, gesture: Gesture?, outcome: Outcome, reaction: Int) {
    self.init(
      move: move, cue: cue, answer: cue, gesture: gesture, outcome: outcome, reaction: reaction)
  }
}
