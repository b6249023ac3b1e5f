/// A command to the player.
package struct GestureCue: Equatable, Sendable {
  /// The number, from 1, of the good move that it asks for.
  package let move: Int
  /// What the player is told to do; nil for “Bat!”, at which nothing is to be done.
  package let gesture: Gesture?
  /// Tenths of a second as they are counted down, seconds in `calm`; nil without a clock.
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

  /// What obeys it; nil where nothing is to be done.
  package var answer: Gesture? { isSwapped ? gesture?.swapped : gesture }
  package var isBat: Bool { gesture == nil }
}
