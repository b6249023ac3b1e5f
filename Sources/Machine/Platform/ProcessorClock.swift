/// The time that the processor worked for this process, which other programs do not lengthen.
package enum ProcessorClock {
  /// How long `body` keeps the processor busy, in whole microseconds.
  package static func microseconds(of body: () throws -> some Any) rethrows -> Int {
    let start = microseconds
    _ = try body()
    return microseconds - start
  }

  private static var microseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1_000
  }
}
