/// The hash of what a question asks, made each time that it is read: most questions of a long pack are never
/// asked for theirs.
package struct Fingerprint: Equatable, Sendable {
  private let make: @Sendable () -> String

  /// `make` gives the same hash each time.
  package init(_ make: @escaping @Sendable () -> String) { self.make = make }

  /// The hash.
  package var text: String { make() }

  /// Two are equal where what they hash is.
  package static func == (one: Self, other: Self) -> Bool { one.text == other.text }
}
