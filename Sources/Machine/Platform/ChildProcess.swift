/// A child that leads a process group of its own, so that it ends with all that it started.
package struct ChildProcess: Equatable, Sendable {
  /// Of the process, and of its group.
  package let id: pid_t

  /// Starts the program at `path`, which reads `input`; nil where the system cannot. Of an input that no pipe
  /// holds at once the rest is lost.
  package init?(_ path: String, _ arguments: [String], input: String) {
    guard let source = Self.pipe(holding: input) else { return nil }
    defer { close(source) }
    let program = PreparedProgram(path, arguments, input: source)
    defer { program.deallocate() }
    guard let id = program.start() else { return nil }
    self.id = id
  }

  /// Ends the child and all that it started in its group; it is still to be reaped.
  package func end() { kill(-id, SIGKILL) }

  /// How a child ended.
  package struct Ending: Equatable, Sendable {
    /// Of the child.
    package let id: pid_t
    /// Whether it left by itself and found nothing wrong.
    package let isSuccess: Bool
  }

  /// Reaps a child that has ended, whichever it is; nil where none has.
  package static func reapNext() -> Ending? {
    var status: Int32 = 0
    while true {
      let id = waitpid(-1, &status, WNOHANG)
      if id < 0, errno == EINTR { continue }
      return id > 0 ? Ending(id: id, isSuccess: status == 0) : nil
    }
  }

  /// The reading end of a pipe that holds `text` and nothing more, ever.
  private static func pipe(holding text: String) -> Int32? {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2) { ends in
      guard Platform.pipe(ends.baseAddress) == 0 else { return nil }
      defer { close(ends[1]) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
      _ = Array(text.utf8).withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
      return ends[0]
    }
  }
}
