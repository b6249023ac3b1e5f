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

/// A daily descent that is not finished.
struct DescentUnderWay: Equatable, Sendable {
  /// Of the generators that made it.
  let version: Int
  let difficulty: Int
  /// Its run is 1 where it counts, and higher for practice.
  let progress: Progress

  /// The later run; within a run what lies behind in either.
  func merged(over older: DescentUnderWay) -> DescentUnderWay {
    let (mine, theirs) = (
      (progress.run, version, difficulty), (older.progress.run, older.version, older.difficulty)
    )
    guard mine == theirs else { return mine > theirs ? self : older }
    return DescentUnderWay(
      version: version, difficulty: difficulty,
      progress: progress.merged(over: older.progress, order: DescentFactory.landingIDs))
  }
}
