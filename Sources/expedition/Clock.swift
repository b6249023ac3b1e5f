#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The clocks of the machine; rules only ever see what was measured here.
enum Clock {
  /// Time since some fixed moment; it never runs back, and stands while the machine sleeps.
  static var now: Duration {
    #if canImport(Darwin)
      let clock = CLOCK_UPTIME_RAW
    #else
      let clock = CLOCK_MONOTONIC
    #endif
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(Int(time.tv_sec)) + .nanoseconds(Int(time.tv_nsec))
  }

  /// The UTC moment as it stands in file names: `20261121T010203Z`.
  static var stamp: String {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let date = [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
    let hour = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(Int.init)
    return date.map(twoDigits).joined() + "T" + hour.map(twoDigits).joined() + "Z"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
