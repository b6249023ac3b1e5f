import Platform

/// Reads standard input as bytes.
enum StandardInput {
  /// What a read came to.
  enum ReadResult {
    case bytes([UInt8])
    /// The time was over first, or a signal came.
    case nothing
    /// Also where there is no input at all.
    case end
  }

  /// What there is to read within `timeout` milliseconds; nil waits for ever. An input that somebody else made
  /// non-blocking, and that is empty at the moment, is waited for.
  static func read(timeout: Int?) -> ReadResult {
    var mustWait = timeout != nil
    while true {
      if mustWait, !isReady(within: timeout) { return .nothing }
      var isInterrupted = false
      let bytes = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
        let size = Platform.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
        isInterrupted = size < 0 && [EINTR, EAGAIN, EWOULDBLOCK].contains(errno)
        count = max(0, size)
      }
      if !isInterrupted { return bytes.isEmpty ? .end : .bytes(bytes) }
      mustWait = true
    }
  }

  /// Whether there is something to read, if only the end.
  private static func isReady(within milliseconds: Int?) -> Bool {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&request, 1, milliseconds.map { Int32(clamping: $0) } ?? -1)
      if count < 0, errno == EINTR, milliseconds == nil { continue }
      return count > 0
    }
  }
}
