package import Reflex

/// What a finished descent came to; exactly as much as its code tells.
package struct DescentResult: Hashable, Sendable {
  /// The landings of a descent.
  package static let landingCount = 5
  /// The stars of a descent without a fall or a hint.
  package static let mostStars = 3 * landingCount
  /// The versions that a code can tell.
  package static let versions = 1...127
  /// A day: the longest time that is told.
  package static let mostSeconds = 86_400

  /// The version of the generators that made it, from 1.
  package let version: Int
  /// The date it was made for.
  package let date: CalendarDate
  /// The five landings, from the top.
  package let landings: [LandingResult]
  /// The time in all, from 0 to `mostSeconds`, which says “or more”.
  package let seconds: Int
  /// The pace of the escape.
  package let pace: RoundPace
  /// From 1 to 7: that of the date, or that of a player’s first ever.
  package let difficulty: Int

  /// Nil where a number is none that a descent can come to; a longer time is the longest.
  package init?(
    version: Int, date: CalendarDate, landings: [LandingResult], seconds: Int, pace: RoundPace,
    difficulty: Int
  ) {
    guard Self.versions.contains(version), date.isDaily, landings.count == Self.landingCount,
      seconds >= 0, [date.difficulty, date.firstDifficulty].contains(difficulty)
    else { return nil }
    self.version = version
    self.date = date
    self.landings = landings
    self.seconds = min(seconds, Self.mostSeconds)
    self.pace = pace
    self.difficulty = difficulty
  }

  /// From 0 to `mostStars`.
  package var stars: Int { landings.reduce(0) { $0 + $1.stars } }

  /// Whether every landing has all its stars.
  package var isPerfect: Bool { stars == Self.mostStars }
}
