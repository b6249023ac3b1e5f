import Platform
package import Screen

/// What `RawTerminal.next` waits for.
package enum RawTerminalEvent: Equatable, Sendable {
  case bytes([UInt8])
  /// Also where the size is as before: a window that shrank and grew again has lost cells.
  case resized(Size)
  /// SIGTSTP came: settle, then call `suspend()`, as after ^Z, which comes as byte 26.
  case stopRequested
  /// After a stop: the screen was entered again, cleared.
  case resumed(Size)
  /// INT, TERM, HUP or QUIT: save, then call `die(by:)`.
  case signal(Int32)
  /// The terminal is gone; said once.
  case hangup
  /// The other descriptor has something to read.
  case woken
  case timeout
}

/// Why the full screen could not be opened.
package enum TerminalError: Error, Equatable {
  /// stdin or stdout is no terminal.
  case notATerminal
  /// A system call failed; its errno.
  case failed(Int32)
}

/// SIGCONT where no terminal is in raw mode: the program was stopped and goes on.
package enum ContinueSignal {
  /// Set by the handler alone, and taken between two reads.
  nonisolated(unsafe) fileprivate static var isPending = false

  /// Notes the signal from now on.
  package static func install() {
    Signals.handle(SIGCONT, with: noteContinuing, flags: SA_RESTART)
  }

  /// Whether it has come since the last time.
  package static func hasCome() -> Bool {
    defer { isPending = false }
    return isPending
  }
}

private func noteContinuing(_: Int32) { ContinueSignal.isPending = true }
