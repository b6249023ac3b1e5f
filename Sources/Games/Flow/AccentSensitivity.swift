/// Whether accents make a difference in a typed answer: not usually, but they do where one learns to
/// spell.
package enum AccentSensitivity: String, Sendable {
  case folded, exact
}
