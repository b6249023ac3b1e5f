import Descent
import Flow

/// An endless descent that is not over.
struct EndlessUnderWay: Equatable, Sendable {
  let version: Int
  let number: UInt64
  /// Which beginning of it this is: seconds since 1970.
  let begunAt: Int
  let depth: Int
  let fallsAbove: Int
  let progress: Progress

  /// What was begun last; of one beginning what is deeper.
  static func merged(_ one: EndlessUnderWay?, over other: EndlessUnderWay?) -> EndlessUnderWay? {
    guard let one, let other else { return one ?? other }
    guard one.key == other.key else {
      return one.key.lexicographicallyPrecedes(other.key) ? other : one
    }
    return EndlessUnderWay(
      version: one.version, number: one.number, begunAt: one.begunAt, depth: one.depth,
      fallsAbove: one.fallsAbove,
      progress: one.progress.merged(over: other.progress, order: DescentFactory.landingIDs))
  }

  private var key: [UInt64] {
    [UInt64(max(0, begunAt)), number, UInt64(version), UInt64(depth), UInt64(fallsAbove)]
  }
}
