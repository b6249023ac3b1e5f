/// A key that is held down comes again and again: it is one gesture.
package struct KeyRepeatFilter: Equatable, Sendable {
  /// Without it for so many milliseconds, the same key is a new one.
  package static let wait = 600

  private var key: Key?
  private var last = 0

  /// A filter that has seen no key yet.
  package init() {}

  /// Whether a key that came at `now`, in milliseconds, is a new one.
  package mutating func isNew(_ key: Key, at now: Int) -> Bool {
    defer { (self.key, last) = (key, now) }
    return key != self.key || now - last >= Self.wait
  }

  /// The key went up, where the terminal says so.
  package mutating func released(_ key: Key) {
    if key == self.key { self.key = nil }
  }
}
