/// What a player is told to do; the rope's code.
package enum Gesture: String, CaseIterable, Sendable {
  case tap, pinch, swipe
}
