import Descent
import Flow

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
