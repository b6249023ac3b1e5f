/// On which night a level is played: as it is met first, or again in a harder form, once it was won.
package enum Night: Int, Comparable, Sendable {
  case first = 1
  case second

  /// Whether the first comes before the second.
  package static func < (left: Night, right: Night) -> Bool { left.rawValue < right.rawValue }
}
