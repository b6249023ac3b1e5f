import Descent

/// Moments as they stand in files, always in UTC.
package enum Timestamp {
  /// `seconds` since 1970, before it or beyond all years as well, as in `20261121T010203Z`.
  package static func forFileName(_ seconds: Int) -> String {
    format(seconds, betweenDays: "", betweenHours: "")
  }

  /// The same as in `2026-11-21T01:02:03Z`.
  package static func forScore(_ seconds: Int) -> String {
    format(seconds, betweenDays: "-", betweenHours: ":")
  }

  /// The day since 1970-01-01 in which a second lies.
  static func day(of seconds: Int) -> Int { seconds.flooredDivision(by: 86_400).quotient }

  /// Without the C library’s calendar, which asks TZ and opens the file that it names.
  private static func format(
    _ seconds: Int, betweenDays dash: String, betweenHours colon: String
  ) -> String {
    let (day, second) = seconds.flooredDivision(by: 86_400)
    let date = CalendarDate.parts(daysSince1970: day)
    let time = [second / 3_600, second / 60 % 60, second % 60].map(twoDigits)
    return String(date.year) + dash + twoDigits(date.month) + dash + twoDigits(date.day) + "T"
      + time.joined(separator: colon) + "Z"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
