import Platform

/// Reads standard input as bytes.
enum StandardInput {
  /// What a read came to.
  enum ReadResult {
    case bytes([UInt8])
    /// The time was over first.
    case nothing
    /// Also where there is no input at all.
    case end
  }

  /// What there is to read within `timeout` milliseconds; nil waits for ever.
  static func read(timeout: Int?) -> ReadResult {
    if let timeout, !isReady(within: timeout) { return .nothing }
    let bytes = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
      count = 0
      while true {
        let size = Platform.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
        if size < 0, errno == EINTR { continue }
        count = max(0, size)
        return
      }
    }
    return bytes.isEmpty ? .end : .bytes(bytes)
  }

  /// Whether there is something to read, if only the end.
  private static func isReady(within milliseconds: Int) -> Bool {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, Int32(clamping: milliseconds)) > 0
  }
}
