import Platform
import Terminal

/// SIGCHLD, as something to wait for beside the input.
enum ChildEndSignal {
  /// The ends of a pipe, made once; below 0 where it could not be made.
  nonisolated(unsafe) private static var readingEnd: Int32 = -1
  nonisolated(unsafe) fileprivate static var writingEnd: Int32 = -1

  /// Has something to read once a child has ended, until `clear`; nil where no pipe can be made.
  static func descriptor() -> Int32? {
    if readingEnd < 0 {
      guard let (read, write) = try? DescriptorSystemCalls.makePipe() else { return nil }
      readingEnd = read
      writingEnd = write
      Signals.handle(SIGCHLD, with: noteChildEnd, flags: SA_RESTART | SA_NOCLDSTOP)
      Signals.block([SIGCHLD], false)
    }
    return readingEnd
  }

  /// Forgets what was noted.
  static func clear() {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
      while read(readingEnd, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
}

/// A pipe that is full says all there is to say.
private func noteChildEnd(_: Int32) {
  let error = errno
  var byte: UInt8 = 0
  write(ChildEndSignal.writingEnd, &byte, 1)
  errno = error
}
