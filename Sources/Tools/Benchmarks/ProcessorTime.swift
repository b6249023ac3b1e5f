import Platform

/// Time of the processor, which other programs do not lengthen as they do the clock's.
enum ProcessorTime {
  /// How long `body` keeps the processor busy, in whole microseconds.
  static func microseconds(of body: () throws -> some Any) rethrows -> Int {
    let start = now
    _ = try body()
    return now - start
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
  }
}
