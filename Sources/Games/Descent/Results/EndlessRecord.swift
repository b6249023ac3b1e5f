/// How deep an endless descent went.
package struct EndlessRecord: Hashable, Sendable {
  /// Descents finished before the rope hauled the player up, from 0.
  package let depth: Int
  /// The number that all of it was made from.
  package let number: UInt64

  /// Nil for a depth below 0.
  package init?(depth: Int, number: UInt64) {
    guard depth >= 0 else { return nil }
    self.depth = depth
    self.number = number
  }

  /// The deeper one; of two as deep, that of the smaller number, so that all copies choose the same.
  static func better(_ one: EndlessRecord?, _ other: EndlessRecord?) -> EndlessRecord? {
    guard let one, let other else { return one ?? other }
    return (one.depth, other.number) < (other.depth, one.number) ? other : one
  }
}
