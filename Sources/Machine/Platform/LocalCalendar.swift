/// The calendar of the place that the player is in, as `TZ` or the machine says.
package enum LocalCalendar {
  /// The day since 1970-01-01 in which a second since 1970 lies.
  package static func day(of seconds: Int) -> Int {
    var (time, local) = (time_t(seconds), tm())
    guard localtime_r(&time, &local) != nil else { return day(of: seconds, offset: 0) }
    return day(of: seconds, offset: local.tm_gmtoff)
  }

  private static func day(of seconds: Int, offset: Int) -> Int {
    let (day, rest) = (seconds + offset).quotientAndRemainder(dividingBy: 86_400)
    return rest < 0 ? day - 1 : day
  }
}
