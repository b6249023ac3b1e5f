/// When a gesture was made.
package enum GestureTime: Equatable, Sendable {
  /// The runner's clock knows; without one, at once.
  case unknown
  /// Milliseconds after what was last said of this command: the scripted clock in lines.
  case later(Int)
  /// Milliseconds since the command was shown.
  case since(Int)
}
