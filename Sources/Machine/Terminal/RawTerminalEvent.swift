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
