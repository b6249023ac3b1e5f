/// What a question asks, hashed each time that it is read: most questions of a long pack are never asked for
/// theirs.
package struct Fingerprint: Equatable, Sendable {
  /// What it is known by.
  package struct Content: Equatable, Sendable {
    /// The hash of all that is asked and right.
    package let hash: String
    /// By what it is known once a word is corrected; nil where it is not.
    package let outline: QuestionOutline?

    /// Of both.
    package init(hash: String, outline: QuestionOutline? = nil) {
      self.hash = hash
      self.outline = outline
    }
  }

  private let make: @Sendable () -> Content

  /// `make` gives the same content each time.
  package init(_ make: @escaping @Sendable () -> Content) { self.make = make }

  /// What it is known by.
  package var content: Content { make() }

  /// The hash of all that is asked and right.
  package var text: String { make().hash }

  /// Two are equal where what they hash is.
  package static func == (one: Self, other: Self) -> Bool { one.content == other.content }
}
