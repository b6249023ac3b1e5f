import Platform

/// Moments as they stand in files, always in UTC.
enum Timestamp {
  /// The moment as in `20261121T010203Z`: for the names of files.
  static var nowForFileName: String { forFileName(time(nil)) }

  /// The moment as in `2026-11-21T01:02:03Z`: for scores.
  static var nowForScores: String { forScore(time(nil)) }

  /// `seconds` since 1970, before it or beyond all years as well, as in `20261121T010203Z`.
  static func forFileName(_ seconds: time_t) -> String {
    let (day, clock) = parts(of: seconds)
    return day.map(twoDigits).joined() + "T" + clock.map(twoDigits).joined() + "Z"
  }

  /// The same as in `2026-11-21T01:02:03Z`.
  static func forScore(_ seconds: time_t) -> String {
    let (day, clock) = parts(of: seconds)
    return day.map(twoDigits).joined(separator: "-") + "T"
      + clock.map(twoDigits).joined(separator: ":") + "Z"
  }

  private static func parts(of seconds: time_t) -> (day: [Int], clock: [Int]) {
    var seconds = seconds
    var parts = tm()
    gmtime_r(&seconds, &parts)
    return (
      [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)],
      [parts.tm_hour, parts.tm_min, parts.tm_sec].map(Int.init)
    )
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
