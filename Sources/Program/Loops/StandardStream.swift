import Platform

/// Standard output and standard error, as streams of text.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Makes a lost reader an error instead of a signal, and keeps closed descriptors from files.
  ///
  /// A file that was opened as number 1 would be overwritten by output; so /dev/null takes the place of a
  /// closed descriptor, opened so that input is at its end and output fails.
  static func protectDescriptors() {
    signal(SIGPIPE, SIG_IGN)
    for (descriptor, mode) in [(0, O_RDONLY), (1, O_RDONLY), (2, O_WRONLY)] as [(Int32, Int32)]
    where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", mode)
    }
  }

  /// Writes all of `text`, in as many calls as it takes.
  func write(_ text: String) throws(OutputError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty { rest.removeFirst(try writeSome(rest)) }
  }

  /// How many columns the terminal has; nil if it is none.
  var columns: Int? {
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private func writeSome(_ bytes: ArraySlice<UInt8>) throws(OutputError) -> Int {
    while true {
      let count = bytes.withUnsafeBytes { Platform.write(rawValue, $0.baseAddress, $0.count) }
      if count > 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitUntilReady()
      case let code: throw OutputError(code: code)
      }
    }
  }

  /// A stream that somebody else made non-blocking is waited for.
  private func waitUntilReady() {
    var request = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
