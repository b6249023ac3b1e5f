/// A command to the player.
package struct GestureCue: Equatable, Sendable {
  /// The number, from 1, of the good move that it asks for.
  package let move: Int
  /// What the player is told to do; nil for “Bat!”, at which nothing is to be done.
  package let gesture: Gesture?
  /// Tenths of a second as they are counted down; nil without a clock.
  package internal(set) var units: Int?
  /// A gesture counts while fewer milliseconds have gone; nil without a clock. A bat is gone then.
  package internal(set) var limit: Int?
  /// Whether tap and swipe have changed places.
  package var isSwapped = false
  /// The rules that hold for it besides the pace.
  package var twists: [RoundTwist] = []
  /// The rule that makes itself heard with it.
  package var sound: RoundTwist?
  /// What was left as it was given, where all moves share one breath.
  package internal(set) var breath: Breath?
  /// What comes after it, where one may look ahead; a bat is nil.
  package internal(set) var next: [Gesture?] = []

  /// What obeys it; nil where nothing is to be done.
  package var answer: Gesture? { isSwapped ? gesture?.swapped : gesture }
  package var isBat: Bool { gesture == nil }
}

/// What a player is told to do; the raw value is the word of the wire and of the file.
package enum Gesture: String, CaseIterable, Sendable {
  case tap, pinch, swipe
}

/// What a player did about a command.
package struct CueResponse: Equatable, Sendable {
  /// What a gesture came to.
  package enum Outcome: String, CaseIterable, Sendable {
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
  /// The rules that held.
  package var twists: [RoundTwist] = []
  /// Whether it may have been seen before its turn came.
  package var isForeseen = false
}

extension CueResponse {
  /// Where what was asked was right.
  package init(move: Int, cue: Gesture, gesture: Gesture?, outcome: Outcome, reaction: Int) {
    self.init(
      move: move, cue: cue, answer: cue, gesture: gesture, outcome: outcome, reaction: reaction)
  }
}
