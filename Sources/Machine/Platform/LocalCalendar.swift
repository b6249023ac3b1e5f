/// The calendar of the place that the player is in, as `TZ` or the machine says.
package enum LocalCalendar {
  /// How many seconds its clocks are ahead of UTC at a second since 1970; 0 where nobody knows.
  package static func offset(at seconds: Int) -> Int {
    var (time, local) = (time_t(seconds), tm())
    return localtime_r(&time, &local) == nil ? 0 : local.tm_gmtoff
  }
}
