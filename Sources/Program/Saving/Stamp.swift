import Platform

/// The moment as it stands in file names.
enum Stamp {
  /// UTC, as in `20261121T010203Z`: for the names of files.
  static var now: String { name(of: time(nil)) }

  /// UTC, as in `2026-11-21T01:02:03Z`: for scores.
  static var date: String { date(of: time(nil)) }

  /// Seconds since 1970, before it or beyond all years as well.
  static func name(of seconds: time_t) -> String {
    let (day, clock) = parts(of: seconds)
    return day.map(twoDigits).joined() + "T" + clock.map(twoDigits).joined() + "Z"
  }

  static func date(of seconds: time_t) -> String {
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
