/// A key that is held down comes again and again: it is one gesture.
package struct KeyRepeatFilter: Equatable, Sendable {
  /// Without it for so many milliseconds, the same key is a new one.
  package static let wait = 600
  /// No finger strikes a key again within so many milliseconds; one that is held down repeats itself faster.
  package static let fastest = 80

  private var key: Key?
  private var last = 0

  /// A filter that has seen no key yet.
  package init() {}

  /// Whether a key that came at `now`, in milliseconds, is a new one; the same key is that only after `wait`
  /// milliseconds.
  package mutating func isNew(_ key: Key, at now: Int, within wait: Int = wait) -> Bool {
    defer { (self.key, last) = (key, now) }
    return key != self.key || now - last >= wait
  }

  /// The key went up, where the terminal says so.
  package mutating func released(_ key: Key) {
    if key == self.key { self.key = nil }
  }
}
