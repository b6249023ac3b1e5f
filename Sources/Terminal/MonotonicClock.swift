#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A clock that never jumps and stands still while the machine sleeps.
package enum MonotonicClock {
  /// Time since some fixed moment.
  package static var now: Duration {
    var time = timespec()
    #if canImport(Darwin)
      clock_gettime(CLOCK_UPTIME_RAW, &time)
    #else
      clock_gettime(CLOCK_MONOTONIC, &time)
    #endif
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// `now` in whole milliseconds.
  package static var milliseconds: Int {
    let (seconds, attoseconds) = now.components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
