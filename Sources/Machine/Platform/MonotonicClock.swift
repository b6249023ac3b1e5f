/// A clock that never jumps and stands still while the machine sleeps.
package enum MonotonicClock {
  /// Time since some fixed moment.
  package static var now: Duration { .nanoseconds(nanoseconds) }

  /// `now` in whole milliseconds.
  package static var milliseconds: Int { nanoseconds / 1_000_000 }

  /// `now` in nanoseconds.
  package static var nanoseconds: Int {
    var time = timespec()
    #if canImport(Darwin)
      clock_gettime(CLOCK_UPTIME_RAW, &time)
    #else
      clock_gettime(CLOCK_MONOTONIC, &time)
    #endif
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
