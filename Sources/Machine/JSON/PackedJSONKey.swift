/// A key of few letters as one number, by which it is told from many others at once.
package struct PackedJSONKey: Equatable, Sendable {
  /// The most letters: as many as bytes go into the number.
  static let most = 16
  /// No key holds a zero, so that keys of different lengths differ too.
  private var letters: UInt128 = 0

  init() {}

  /// `key` must be ASCII and short.
  package init(_ key: String) {
    precondition(key.utf8.count <= Self.most, "a key of more than 16 letters")
    for letter in key.utf8 { append(letter) }
  }

  mutating func append(_ letter: UInt8) { letters = letters << 8 | UInt128(letter) }
}
