import Descent
import Flow
import Reflex

extension DescentResult {
  /// Any result there can be, each field at its limits now and then.
  static func random(using generator: inout SeededGenerator) -> DescentResult? {
    let day = generator.below(63_218)
    guard let date = CalendarDate.firstDaily.adding(days: day) else { return nil }
    let version = generator.below(127) + 1
    let landings = (0..<landingCount(ofVersion: version)).compactMap { _ in
      LandingResult(
        falls: generator.below(18), hints: generator.below(5), isGivenUp: generator.below(4) == 0)
    }
    return DescentResult(
      version: version, date: date, landings: landings,
      seconds: generator.below(2) == 0 ? generator.below(1200) : generator.below(90_000),
      pace: RoundPace.allCases[generator.below(RoundPace.allCases.count)],
      difficulty: generator.below(3) == 0 ? date.firstDifficulty : date.difficulty)
  }

  /// So many results, the same for the same seed.
  static func samples(_ count: Int, seed: UInt64) -> [DescentResult] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).compactMap { _ in random(using: &generator) }
  }

  /// A result of 2026-12-01 unless said otherwise; `landings` are falls, hints and 1 where given up.
  static func sample(
    version: Int = 1, date: String = "2026-12-01", landings: [(Int, Int, Int)] = plain,
    seconds: Int = 437, pace: RoundPace = .steady, difficulty: Int? = nil
  ) -> DescentResult? {
    guard let date = CalendarDate(date) else { return nil }
    return DescentResult(
      version: version, date: date,
      landings: landings.compactMap { LandingResult(falls: $0, hints: $1, isGivenUp: $2 == 1) },
      seconds: seconds, pace: pace, difficulty: difficulty ?? date.difficulty)
  }

  /// Stars 3 2 3 0 1.
  static let plain = [(0, 0, 0), (1, 0, 0), (0, 0, 0), (2, 1, 1), (1, 1, 0)]
}
