import Platform

/// All that a signal handler may touch: plain C data, written by the main thread before it is needed.
///
/// Everything is on the heap: 6.3.1 gives a zeroed C struct in a global too little storage.
enum Emergency {
  /// The settings to give back.
  nonisolated(unsafe) static let saved = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  /// 1 while the terminal is not as it was found.
  nonisolated(unsafe) static var isActive: Int32 = 0
  /// The terminal, opened anew so that not blocking is not shared with the parent.
  nonisolated(unsafe) static var output: Int32 = -1
  /// The writing end of the pipe that signals go into.
  nonisolated(unsafe) static var signals: Int32 = -1
  /// What was fd 2, and the reading end of what it is meanwhile; -1 where it is no terminal.
  nonisolated(unsafe) static var realErrors: Int32 = -1
  nonisolated(unsafe) static var keptErrors: Int32 = -1
  /// A byte for the modes that were asked for, then the bytes that leave them, ended by 0.
  nonisolated(unsafe) private static var leaving: UnsafeMutablePointer<CChar>?
  nonisolated(unsafe) private static var flushesInput: Int32 = 0

  /// Prepares what `restore` sends; one pointer changes hands, so that a signal finds old or new.
  static func prepare(_ modes: Modes) {
    let bytes = modes.leaving.utf8CString
    let next = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    _ = UnsafeMutableBufferPointer(start: next, count: bytes.count).initialize(from: bytes)
    let last = leaving
    leaving = next
    flushesInput = modes.isEmpty ? 0 : 1
    last?.deallocate()
  }

  /// Gives the terminal back, once; async-signal-safe.
  static func restore() {
    guard isActive == 1 else { return }
    isActive = 0
    if isInForeground {
      sendLeaving()
      if flushesInput == 1 { tcflush(STDIN_FILENO, TCIFLUSH) }
      while tcsetattr(STDIN_FILENO, TCSANOW, saved) != 0, errno == EINTR {}
    }
    replayErrors()
  }

  /// Whether the terminal may be changed; also where it is nobody's controlling terminal.
  static var isInForeground: Bool {
    let group = tcgetpgrp(STDIN_FILENO)
    return group <= 0 || group == getpgrp()
  }

  /// Sends the leaving bytes whole; what a reader that stopped has not read yet is dropped.
  static func sendLeaving() {
    guard let leaving else { return }
    let count = strlen(leaving)
    if write(output, leaving, count) == count { return }
    tcflush(output, TCOFLUSH)
    _ = write(output, leaving, count)
  }

  /// What was printed on fd 2 meanwhile would be lost with the alternate screen.
  private static func replayErrors() {
    guard realErrors >= 0 else { return }
    dup2(realErrors, STDERR_FILENO)
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
      while true {
        let count = read(keptErrors, buffer.baseAddress, buffer.count)
        if count <= 0 { return }
        _ = write(output, buffer.baseAddress, count)
      }
    }
  }
}
