import Descent
import Flow
import Localization
import Testing

@Suite struct DescentResultTests {
  /// (falls, hints, given up, stars)
  static let stars: [(Int, Int, Bool, Int)] = [
    (0, 0, false, 3), (1, 0, false, 2), (0, 1, false, 2), (1, 1, false, 1), (2, 0, false, 1),
    (0, 2, false, 1), (0, 4, false, 1), (15, 4, false, 1), (0, 0, true, 0), (15, 4, true, 0),
  ]

  @Test(arguments: stars) func `a landing has the stars of the house`(
    _ falls: Int, _ hints: Int, _ isGivenUp: Bool, _ expected: Int
  ) throws {
    let landing = try #require(LandingResult(falls: falls, hints: hints, isGivenUp: isGivenUp))
    #expect(landing.stars == expected)
    var visit = LevelVisit(entry: 1)
    (visit.attempts, visit.hints) = (falls, hints)
    if !isGivenUp { #expect(visit.stars == expected) }
  }

  @Test func `a landing has no falls below zero and no fifth hint`() {
    #expect(LandingResult(falls: -1, hints: 0) == nil)
    #expect(LandingResult(falls: 0, hints: -1) == nil)
    #expect(LandingResult(falls: 0, hints: 5) == nil)
    #expect(LandingResult(falls: .max, hints: 4)?.falls == LandingResult.mostFalls)
    #expect(LandingResult(falls: .max, hints: 4)?.stars == 1)
  }

  @Test func `a descent cannot come to just anything`() {
    #expect(DescentResult.sample() != nil)
    #expect(DescentResult.sample(version: 0) == nil)
    #expect(DescentResult.sample(version: 128) == nil)
    #expect(DescentResult.sample(date: "2026-10-31") == nil)
    #expect(DescentResult.sample(date: "2200-01-01") == nil)
    #expect(DescentResult.sample(landings: Array(DescentResult.plain.dropLast())) == nil)
    #expect(DescentResult.sample(landings: DescentResult.plain + [(0, 0, 0)]) == nil)
    #expect(DescentResult.sample(version: 2) == nil)
    #expect(DescentResult.sample(version: 3, landings: Array(DescentResult.plain.prefix(4))) == nil)
    #expect(DescentResult.sample(seconds: -1) == nil)
    #expect(DescentResult.sample(seconds: .max)?.seconds == DescentResult.mostSeconds)
  }

  @Test func `the difficulty is that of the date or of a first descent`() {
    let sunday = (0...8).filter {
      DescentResult.sample(date: "2026-12-13", difficulty: $0) != nil
    }
    let monday = (0...8).filter {
      DescentResult.sample(date: "2026-12-14", difficulty: $0) != nil
    }
    #expect(sunday == [2, 7])
    #expect(monday == [1])
  }

  @Test func `all stars and nothing less is perfect`() throws {
    for (version, count) in [(1, 5), (2, 4), (3, 3), (127, 3)] {
      let clean = Array(repeating: (0, 0, 0), count: count)
      let result = try #require(DescentResult.sample(version: version, landings: clean))
      #expect(result.isPerfect && result.mostStars == 3 * count)
      let worse = DescentResult.sample(
        version: version, landings: clean.dropLast() + [(1, 0, 0)])
      #expect(try !#require(worse).isPerfect)
    }
  }

  static let lines: [(Language, [String])] = [
    (
      .en,
      ["Expedition, descent 2026-12-01: 3 2 3 0 1, 9 of 15", "Time: 7 min 17 s."]
    ),
    (
      .fr,
      ["Expédition, descente du 2026-12-01\u{A0}: 3 2 3 0 1, 9 sur 15", "Temps\u{A0}: 7 min 17 s."]
    ),
  ]

  @Test(arguments: lines) func `what is shared says date and stars, then the time`(
    _ language: Language, _ lines: [String]
  ) throws {
    let result = try #require(DescentResult.sample())
    let said = [result.shareLine, result.timeLine].map { $0.resolved(in: language) }
    #expect(said == lines)
  }

  @Test func `an endless one is shared with the number that makes it again`() throws {
    let record = try #require(EndlessRecord(depth: 2, number: 7))
    #expect(
      record.shareLine.resolved(in: .en) == "Expedition, endless descent 7: 2 descents deep")
  }

  static let times = [
    (0, "Time: 0 s."), (59, "Time: 59 s."), (60, "Time: 1 min 0 s."),
    (3599, "Time: 59 min 59 s."), (3600, "Time: 1 h 0 min."), (86_399, "Time: 23 h 59 min."),
    (86_400, "Time: a day, or more."), (.max, "Time: a day, or more."),
  ]

  @Test(arguments: times) func `a time is said in two units at most`(
    _ seconds: Int, _ text: String
  ) throws {
    let result = try #require(DescentResult.sample(seconds: seconds))
    #expect(result.timeLine.resolved(in: .en) == text)
  }
}
