import Platform

/// Reads standard input as bytes.
enum StandardInput {
  /// What a read came to.
  enum ReadResult {
    case bytes([UInt8])
    /// The time was over first, a signal came, or there is something to read elsewhere.
    case nothing
    /// Also where there is no input at all.
    case end
  }

  /// What there is to read within `timeout` milliseconds; nil waits for ever. An input that somebody else made
  /// non-blocking, and that is empty at the moment, is waited for. `other`: a descriptor that ends the wait.
  static func read(timeout: Int?, besides other: Int32 = -1) -> ReadResult {
    var mustWait = timeout != nil || other >= 0
    while true {
      if mustWait, !isReady(within: timeout, besides: other) { return .nothing }
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
  private static func isReady(within milliseconds: Int?, besides other: Int32) -> Bool {
    var requests = [STDIN_FILENO, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      let count = poll(&requests, 2, milliseconds.map { Int32(clamping: $0) } ?? -1)
      if count < 0, errno == EINTR, milliseconds == nil { continue }
      return count > 0 && requests[0].revents != 0
    }
  }
}
