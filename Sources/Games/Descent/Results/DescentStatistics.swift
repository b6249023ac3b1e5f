/// What the knots come to, for those who look.
package struct DescentStatistics: Equatable, Sendable {
  /// How many were finished.
  package let finished: Int
  /// How many have all their stars.
  package let perfect: Int
  /// The stars of all descents together at each landing, from the top; five numbers.
  package let starsByLanding: [Int]

  /// The stars of all together.
  package var stars: Int { starsByLanding.reduce(0, +) }

  /// Stars a descent, of `DescentResult.mostStars`, in tenths, a half rounded up; nil without one.
  package var meanTenths: Int? { mean(of: stars) }

  /// As `meanTenths`, of 3, for each landing from the top; nil without a descent.
  package var meanTenthsByLanding: [Int]? {
    finished > 0 ? starsByLanding.compactMap(mean) : nil
  }

  private func mean(of stars: Int) -> Int? {
    finished > 0 ? (20 * stars + finished) / (2 * finished) : nil
  }
}

extension DescentHistory {
  /// Counted anew at each call.
  package var statistics: DescentStatistics {
    let results = finished.map(\.result)
    return DescentStatistics(
      finished: results.count, perfect: results.count { $0.isPerfect },
      starsByLanding: (0..<DescentResult.landingCount).map { landing in
        results.reduce(0) { $0 + $1.landings[landing].stars }
      })
  }
}
