/// Why the full screen could not be opened.
package enum TerminalError: Error, Equatable {
  /// stdin or stdout is no terminal.
  case notATerminal
  /// A system call failed; its errno.
  case failed(Int32)
}
