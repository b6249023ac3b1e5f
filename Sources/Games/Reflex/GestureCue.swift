/// A command to the player.
package struct GestureCue: Equatable, Sendable {
  /// The number, from 1, of the good move that it asks for.
  package let move: Int
  /// What the player is told to do.
  package let gesture: Gesture
  /// Tenths of a second as they are counted down, seconds in `calm`; nil without a clock.
  package let units: Int?
  /// A gesture counts while fewer milliseconds have gone; nil without a clock.
  package let limit: Int?
}
