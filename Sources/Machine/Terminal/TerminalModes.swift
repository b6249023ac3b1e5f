import Platform

/// What the terminal is asked for beside a cleared alternate screen, and the bytes that ask for it.
struct TerminalModes: OptionSet {
  let rawValue: UInt8

  /// Clicks, drags and the wheel.
  static let mouse = TerminalModes(rawValue: 1)
  /// Releases and repeats of keys, where the kitty protocol is known.
  static let keyReleases = TerminalModes(rawValue: 2)

  /// Only single keys: no screen of its own, and lines go out as ever.
  static let lines = TerminalModes(rawValue: 4)

  /// Enters the screen, which is then cleared and plain, the cursor shown in the upper left corner; last, for
  /// a terminal may show a part of what it does not know.
  var enterSequence: String {
    if contains(.lines) { return "" }
    return "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h" + addSequence
      + "\u{1B}[0m\u{1B}[?25h\u{1B}[H\u{1B}[2J"
  }

  /// Undoes `enterSequence` in reverse order, and a frame that was cut short; a terminal without an alternate
  /// screen is left cleared, and not with the shell’s prompt inside the last frame.
  var leaveSequence: String {
    if contains(.lines) { return "" }
    return "\u{1B}[?2026l" + removeSequence
      + "\u{1B}[0m\u{1B}[H\u{1B}[2J\u{1B}[?25h\u{1B}[?2004l\u{1B}[?7h\u{1B}[?1049l"
  }

  /// Asks for these features where the screen is entered already.
  var addSequence: String {
    (contains(.mouse) ? "\u{1B}[?1002h\u{1B}[?1006h" : "")
      + (contains(.keyReleases) ? "\u{1B}[>3u" : "")
  }

  /// Takes `addSequence` back.
  var removeSequence: String {
    (contains(.keyReleases) ? "\u{1B}[<u" : "")
      + (contains(.mouse) ? "\u{1B}[?1006l\u{1B}[?1002l" : "")
  }
}

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
