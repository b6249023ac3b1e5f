import Descent
import Flow
import Reflex
import Sampling
import Testing

@Suite struct DescentHistoryTests {
  @Test(arguments: sampled(0..<UInt64(40))) func `histories keep the laws of merging`(
    _ seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let copies = (0..<6).map { _ in history(using: &generator) }
    for one in copies {
      #expect(one.merged(with: one) == one)
      #expect(one.merged(with: DescentHistory()) == one)
      for other in copies {
        let both = one.merged(with: other)
        #expect(both == other.merged(with: one))
        #expect(both == both.merged(with: one))
        #expect(both.knots >= max(one.knots, other.knots))
        for third in copies {
          #expect(both.merged(with: third) == one.merged(with: other.merged(with: third)))
        }
      }
    }
  }

  /// Few dates and few times, so that copies meet.
  private func history(using generator: inout SeededGenerator) -> DescentHistory {
    let finished = (0..<generator.below(8)).compactMap { _ in
      DescentResult.sample(
        version: generator.below(2) * 2 + 1, date: "2026-12-0\(generator.below(5) + 1)",
        landings: Array(DescentResult.plain.prefix(2)) + [(generator.below(2), 0, 0)],
        seconds: generator.below(2), pace: generator.below(2) == 0 ? .calm : .classic
      ).map { FinishedDescent($0, finishedAt: generator.below(2)) }
    }
    let depth = generator.below(4) - 1
    return DescentHistory(
      finished, deepest: EndlessRecord(depth: depth, number: UInt64(generator.below(2))))
  }

  @Test func `of two copies the earlier finish counts`() throws {
    let early = FinishedDescent(try #require(.sample(seconds: 900)), finishedAt: 10)
    let late = FinishedDescent(try #require(.sample(seconds: 300)), finishedAt: 11)
    for both in [
      DescentHistory([early]).merged(with: DescentHistory([late])),
      DescentHistory([late]).merged(with: DescentHistory([early])),
      DescentHistory([late, early]),
    ] {
      #expect(both.finished == [early])
    }
  }

  @Test func `a date keeps its first knot, again is practice`() throws {
    let first = FinishedDescent(try #require(.sample()), finishedAt: 10)
    let again = FinishedDescent(try #require(.sample(seconds: 1)), finishedAt: 5)
    var history = DescentHistory()
    #expect(history[first.result.date] == nil)
    let counted = [history.add(first), history.add(again)]
    #expect(counted == [true, false])
    #expect(history.finished == [first])
    #expect(history[first.result.date] == first)
    #expect(history.knots == 1)
  }

  @Test func `knots lie in the order of their dates, whenever they were tied`() throws {
    let dates = ["2026-12-05", "2026-12-01", "2027-01-01", "2026-12-31", "2026-12-02"]
    let descents = try dates.enumerated().map { number, date in
      FinishedDescent(try #require(.sample(date: date)), finishedAt: number)
    }
    var history = DescentHistory()
    for descent in descents { history.add(descent) }
    #expect(history.finished.map(\.result.date.text) == dates.sorted())
    #expect(history == DescentHistory(descents.reversed()))
    for descent in descents { #expect(history[descent.result.date] == descent) }
    #expect(history[try #require(CalendarDate("2026-12-03"))] == nil)
  }

  /// One after the other: (depth, number, whether it is the better one).
  static let depths: [(Int, UInt64, Bool)] = [
    (3, 7, true), (2, 1, false), (3, 7, false), (3, 8, false), (3, 6, true), (4, .max, true),
    (0, 0, false),
  ]

  @Test func `the deeper endless descent is kept`() throws {
    var history = DescentHistory()
    for (depth, number, isBetter) in Self.depths {
      let isKept = history.add(try #require(EndlessRecord(depth: depth, number: number)))
      #expect(isKept == isBetter, "\(depth), \(number)")
    }
    #expect(history.deepest == EndlessRecord(depth: 4, number: .max))
    #expect(EndlessRecord(depth: -1, number: 0) == nil)
  }

  @Test func `statistics count what was finished`() throws {
    let clean = Array(repeating: (0, 0, 0), count: 5)
    let history = DescentHistory([
      FinishedDescent(try #require(.sample()), finishedAt: 1),
      FinishedDescent(try #require(.sample(date: "2026-12-02", landings: clean)), finishedAt: 2),
      FinishedDescent(
        try #require(.sample(version: 3, date: "2026-12-03", landings: Array(clean.prefix(3)))),
        finishedAt: 3),
    ])
    #expect(history.perfect == 2)
    #expect(history.finished.map(\.result.stars) == [9, 15, 9])
    // 33 stars of 13 landings.
    #expect(history.meanTenths == 25)
  }

  @Test func `before the first knot there is no mean`() {
    #expect(DescentHistory().perfect == 0)
    #expect(DescentHistory().meanTenths == nil)
  }

  /// (a day of the month, days, weekday of the first, knots)
  static let pages: [(String, Int, Int, [Int])] = [
    ("2026-12-17", 31, 2, [1, 31]), ("2027-01-01", 31, 5, [1]), ("2028-02-29", 29, 2, [29]),
    ("2027-02-03", 28, 1, []), ("2027-12-31", 31, 3, [12]),
  ]

  @Test(arguments: pages) func `a month shows the days with a knot`(
    _ day: String, _ days: Int, _ firstWeekday: Int, _ knots: [Int]
  ) throws {
    let dates = ["2026-12-31", "2027-01-01", "2028-02-29", "2026-12-01", "2027-12-12"]
    let history = DescentHistory(
      try dates.map { FinishedDescent(try #require(.sample(date: $0)), finishedAt: 1) })
    let date = try #require(CalendarDate(day))
    let page = history.page(ofMonthOf: date)
    #expect((page.year, page.month) == (date.year, date.month))
    #expect((page.days, page.firstWeekday) == (days, firstWeekday))
    #expect(page.knots == knots)
  }
}
