import Reflex

/// A finished descent as it is kept.
package struct FinishedDescent: Hashable, Sendable {
  /// What it came to.
  package let result: DescentResult
  /// Seconds since 1970.
  package let finishedAt: Int

  /// What was finished when.
  package init(_ result: DescentResult, finishedAt: Int) {
    self.result = result
    self.finishedAt = finishedAt
  }

  /// Whether this one counts of two of a date: the earlier, and of two at once the same for all.
  func precedes(_ other: FinishedDescent) -> Bool {
    key.lexicographicallyPrecedes(other.key)
  }

  /// Tells any two of a date apart.
  private var key: [Int] {
    let pace = RoundPace.allCases.firstIndex(of: result.pace) ?? 0
    return [finishedAt, result.version, result.difficulty, result.seconds, pace]
      + result.landings.flatMap { [$0.falls, $0.hints, $0.isGivenUp ? 1 : 0] }
  }
}
