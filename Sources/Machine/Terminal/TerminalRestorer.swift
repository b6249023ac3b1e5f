import Platform

/// Gives the terminal back as it was found, also from a signal handler: plain C data only, written by the
/// main thread before a handler needs it.
///
/// The settings lie on the heap: Swift 6.3.1 gives a zeroed C struct in a global too little storage.
enum TerminalRestorer {
  /// The settings of the terminal before the program changed them.
  nonisolated(unsafe) static let savedSettings = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  /// 1 while the terminal is not as it was found.
  nonisolated(unsafe) static var isActive: Int32 = 0
  /// The terminal, opened anew so that not blocking is not shared with the parent.
  nonisolated(unsafe) static var output: Int32 = -1
  /// The writing end of the pipe that signals go into.
  nonisolated(unsafe) static var signalPipe: Int32 = -1
  /// What descriptor 2 was before the screen was entered; -1 where it is no terminal.
  nonisolated(unsafe) static var realStandardError: Int32 = -1
  /// The reading end of the pipe that descriptor 2 leads into meanwhile.
  nonisolated(unsafe) static var capturedErrors: Int32 = -1
  /// The bytes that undo what the terminal was asked for, ended by 0.
  nonisolated(unsafe) private static var leaveSequence: UnsafeMutablePointer<CChar>?
  nonisolated(unsafe) private static var flushesInput: Int32 = 0

  /// Prepares what `restore` sends. One pointer changes hands, so that a signal finds the old bytes or the
  /// new ones.
  static func prepare(_ features: TerminalModes) {
    let bytes = features.leaveSequence.utf8CString
    let next = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    _ = UnsafeMutableBufferPointer(start: next, count: bytes.count).initialize(from: bytes)
    let last = leaveSequence
    leaveSequence = next
    flushesInput = features.isEmpty ? 0 : 1
    last?.deallocate()
  }

  /// Gives the terminal back, once; safe in a signal handler.
  static func restore() {
    guard isActive == 1 else { return }
    isActive = 0
    if isInForeground {
      sendLeaveSequence()
      if flushesInput == 1 { tcflush(STDIN_FILENO, TCIFLUSH) }
      while tcsetattr(STDIN_FILENO, TCSANOW, savedSettings) != 0, errno == EINTR {}
    }
    replayErrors()
  }

  /// Whether the terminal may be changed; also where it is nobody's controlling terminal.
  static var isInForeground: Bool {
    let group = tcgetpgrp(STDIN_FILENO)
    return group <= 0 || group == getpgrp()
  }

  /// Sends the leaving bytes whole; what a reader that stopped has not read yet is dropped.
  static func sendLeaveSequence() {
    guard let leaveSequence else { return }
    let count = strlen(leaveSequence)
    if write(output, leaveSequence, count) == count { return }
    tcflush(output, TCOFLUSH)
    _ = write(output, leaveSequence, count)
  }

  /// Shows what was printed on descriptor 2 meanwhile, which the alternate screen would have hidden.
  private static func replayErrors() {
    guard realStandardError >= 0 else { return }
    dup2(realStandardError, STDERR_FILENO)
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
      while true {
        let count = read(capturedErrors, buffer.baseAddress, buffer.count)
        if count <= 0 { return }
        _ = write(output, buffer.baseAddress, count)
      }
    }
  }
}
