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
    let date = date(ofDay: day)
    let time = [second / 3_600, second / 60 % 60, second % 60].map(twoDigits)
    return String(date.year) + dash + twoDigits(date.month) + dash + twoDigits(date.day) + "T"
      + time.joined(separator: colon) + "Z"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }

  /// The date of a day since 1970-01-01 (Hinnant 2013, `civil_from_days`): years begin in March there, in eras of
  /// 400 years.
  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (day + 719_468).flooredDivision(by: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isNextYear = month >= 10
    return (
      era * 400 + yearOfEra + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3,
      dayOfYear - (153 * month + 2) / 5 + 1
    )
  }
}

extension Int {
  /// The quotient that is not above the exact one, and what is left, from 0.
  fileprivate func flooredDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
