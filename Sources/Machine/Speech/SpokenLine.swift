/// A line that is to be heard, without control characters.
package struct SpokenLine: Equatable, Sendable {
  package let text: String
  /// The code of its language, such as `fr`.
  package let language: String
  /// A voice of that language, by the name that macOS gives it.
  package let voice: String

  package init(_ text: String, language: String, voice: String) {
    self.text = text
    self.language = language
    self.voice = voice
  }
}
