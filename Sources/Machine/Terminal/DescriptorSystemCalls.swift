import Platform

/// The system calls on descriptors that the terminal needs.
package enum DescriptorSystemCalls {
  /// What `poll` found; signals come first.
  enum PollResult { case signals, descriptor, other, neither, interrupted }

  /// Waits for `events` on `descriptor` or anything on `signals` or `other`; for ever where `milliseconds` is
  /// nil. A descriptor below 0 is none.
  static func poll(
    _ descriptor: Int32, for events: Int32, besides signals: Int32, or other: Int32 = -1,
    milliseconds: Int?
  ) -> PollResult {
    let wait = milliseconds.map { Int32(clamping: $0) } ?? -1
    return withUnsafeTemporaryAllocation(of: pollfd.self, capacity: 3) { entries in
      entries[0] = pollfd(fd: signals, events: Int16(POLLIN), revents: 0)
      entries[1] = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      entries[2] = pollfd(fd: other, events: Int16(POLLIN), revents: 0)
      let count = Platform.poll(entries.baseAddress, 3, wait)
      if count < 0 { return .interrupted }
      if entries[0].revents != 0 { return .signals }
      if entries[1].revents != 0 { return .descriptor }
      return entries[2].revents != 0 ? .other : .neither
    }
  }

  /// Makes a pipe of which neither end blocks or is inherited.
  package static func makePipe() throws(TerminalError) -> (read: Int32, write: Int32) {
    let ends = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
    defer { ends.deallocate() }
    guard Platform.pipe(ends) == 0 else { throw .failed(errno) }
    for end in [ends[0], ends[1]] {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (ends[0], ends[1])
  }

  /// Opens the terminal behind `descriptor` once more, so that not blocking concerns this program alone.
  static func reopen(_ descriptor: Int32) -> Int32? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { name in
      guard let path = name.baseAddress, ttyname_r(descriptor, path, name.count) == 0 else {
        return nil
      }
      let opened = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      return opened < 0 ? nil : opened
    }
  }

  /// Leads descriptor 2 into a pipe until `TerminalRestorer.restore`; what the pipe cannot hold is lost.
  static func redirectStandardError() {
    guard let (read, write) = try? makePipe() else { return }
    if TerminalRestorer.capturedErrors >= 0 { close(TerminalRestorer.capturedErrors) }
    TerminalRestorer.capturedErrors = read
    dup2(write, STDERR_FILENO)
    close(write)
  }
}
