/// What a player is told to do; the raw value is the word of the wire and of the file.
package enum Gesture: String, CaseIterable, Sendable {
  case tap, pinch, swipe
}
