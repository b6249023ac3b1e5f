import Localization
import Platform
import Screen

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

  /// Lines to be read; a terminal breaks them at words.
  func write(lines text: String) throws(OutputError) {
    try write(columns.map(text.wrappingLongLines) ?? text)
  }

  /// Texts, a line each.
  func write(_ texts: [LocalizedText], in language: Language) throws(OutputError) {
    try write(lines: texts.map { $0.resolved(in: language) + "\n" }.joined())
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

/// Why a stream took no more.
enum OutputError: Error, Equatable {
  /// The reader has gone, as `head` does: no fault, only an end.
  case readerGone
  /// With the C library's number of the error.
  case failed(code: Int32)

  init(code: Int32) { self = code == EPIPE ? .readerGone : .failed(code: code) }

  /// A line for the error stream; nil where the end is a quiet one.
  func message(in language: Language) -> String? {
    guard case .failed(let code) = self else { return nil }
    let problem = L10n.Options.outputFailed(reason: reason(of: code))
    return L10n.Options.error(problem: problem).resolved(in: language) + "\n"
  }

  private func reason(of code: Int32) -> LocalizedText {
    if code == ENOSPC || code == EDQUOT { return L10n.Options.reasonSpace }
    return code == EBADF ? L10n.Options.reasonClosed : L10n.Options.reasonCode(code: Int(code))
  }
}
