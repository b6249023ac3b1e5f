import Descent
import Testing

@Suite struct CalendarDateTests {
  /// (date, days since 1970, weekday), worked out by another program.
  static let known: [(String, Int, Int)] = [
    ("0001-01-01", -719_162, 1), ("1900-03-01", -25_508, 4), ("1969-12-31", -1, 3),
    ("1970-01-01", 0, 4), ("2000-02-29", 11_016, 2), ("2026-12-01", 20_788, 2),
    ("2028-02-29", 21_243, 2), ("2100-02-28", 47_540, 7), ("2100-03-01", 47_541, 1),
    ("2199-12-31", 84_005, 2), ("2400-02-29", 157_113, 2), ("9999-12-31", 2_932_896, 5),
  ]

  @Test(arguments: known) func `a date, its number and its weekday belong together`(
    _ text: String, _ days: Int, _ weekday: Int
  ) throws {
    let date = try #require(CalendarDate(text))
    #expect(date.daysSince1970 == days)
    #expect(date.weekday == weekday)
    #expect(date.text == text)
    #expect(CalendarDate(daysSince1970: days) == date)
  }

  @Test func `day after day the calendar goes on as it should`() throws {
    var date = try #require(CalendarDate("1999-12-31"))
    let last = try #require(CalendarDate("2201-01-01"))
    while date < last {
      let next = try #require(date.adding(days: 1))
      let isLastOfMonth = date.day == CalendarDate.days(inMonth: date.month, of: date.year)
      let isLastOfYear = isLastOfMonth && date.month == 12
      let expected = (
        isLastOfYear ? date.year + 1 : date.year,
        isLastOfYear ? 1 : isLastOfMonth ? date.month + 1 : date.month,
        isLastOfMonth ? 1 : date.day + 1
      )
      try #require((next.year, next.month, next.day) == expected)
      try #require(next.daysSince1970 == date.daysSince1970 + 1)
      try #require(next.weekday == date.weekday % 7 + 1)
      try #require(date < next)
      try #require(CalendarDate(next.text) == next)
      date = next
    }
  }

  /// (month, year, days)
  static let months: [(Int, Int, Int?)] = [
    (1, 2026, 31), (2, 2026, 28), (2, 2028, 29), (2, 2100, 28), (2, 2000, 29), (4, 2026, 30),
    (6, 2026, 30), (7, 2026, 31), (8, 2026, 31), (9, 2026, 30), (11, 2026, 30), (12, 2026, 31),
    (0, 2026, nil), (13, 2026, nil), (1, 0, nil), (1, 10_000, nil), (.min, .max, nil),
  ]

  @Test(arguments: months) func `a month has its days`(_ month: Int, _ year: Int, _ days: Int?) {
    #expect(CalendarDate.days(inMonth: month, of: year) == days)
  }

  static let notDates = [
    "", "2026-12-1", "2026-12-001", "26-12-01", "2026/12/01", "2026-12-01 ", " 2026-12-01",
    "2026-12-01T", "2026-13-01", "2026-00-01", "2026-12-00", "2026-12-32", "2026-11-31",
    "2027-02-29", "2100-02-29", "0000-01-01", "-026-12-01", "+026-12-01", "2026-+1-01",
    "2026-12-0a", "٢٠٢٦-12-01", "２026-12-01", "2026‐12‐01", "20261201", "2026-12-01\u{301}",
  ]

  @Test(arguments: notDates) func `what is not written as a date is none`(_ text: String) {
    #expect(CalendarDate(text) == nil)
    #expect(CalendarDate(daily: text) == nil)
  }

  /// (text, whether there is a descent)
  static let days: [(String, Bool)] = [
    ("2026-10-31", false), ("2026-12-01", true), ("2100-02-28", true), ("2199-12-31", true),
    ("2200-01-01", false), ("1970-01-01", false),
  ]

  @Test(arguments: days) func `descents are from the first daily to the end of 2199`(
    _ text: String, _ isDaily: Bool
  ) throws {
    let date = try #require(CalendarDate(text))
    #expect(date.isDaily == isDaily)
    #expect(CalendarDate(daily: text) == (isDaily ? date : nil))
  }

  @Test func `a number far outside the years is no date`() {
    let date = CalendarDate.firstDaily
    for days in [Int.min, .max, -719_163, 2_932_897, -1_000_000_000_000] {
      #expect(CalendarDate(daysSince1970: days) == nil)
      #expect(date.adding(days: days &- date.daysSince1970) == nil)
    }
    #expect(date.adding(days: -1)?.text == "2026-10-31")
    #expect(date.adding(days: 0) == date)
  }

  /// A week from a Monday: (date, difficulty, that of a first descent).
  static let week = [
    ("2026-12-07", 1, 1), ("2026-12-08", 2, 2), ("2026-12-09", 3, 2), ("2026-12-10", 4, 2),
    ("2026-12-11", 5, 2), ("2026-12-12", 6, 2), ("2026-12-13", 7, 2), ("2026-12-14", 1, 1),
  ]

  @Test(arguments: week) func `it goes deeper from Monday to Sunday`(
    _ text: String, _ difficulty: Int, _ first: Int
  ) throws {
    let date = try #require(CalendarDate(daily: text))
    #expect(date.difficulty == difficulty)
    #expect(date.firstDifficulty == first)
  }
}
