package import Foundation
import Platform

/// A child on a terminal of its own, of which it is the session leader.
package final class PseudoTerminal {
  /// How a child ended, or that it was stopped.
  package enum Status: Equatable, Sendable {
    case exited(Int32)
    case killed(by: Int32)
    case stopped(by: Int32)
  }

  /// The child.
  package let process: pid_t
  /// Everything that the child wrote.
  package private(set) var output: [UInt8] = []
  private var master: Int32
  /// Held open, so that the settings can be read after the child is gone.
  private var slave: Int32
  private var status: Status?
  private var isReaped = false

  /// Starts `executable`; signals in `ignoring` are ignored by it from the start, as after nohup.
  package init(
    _ executable: URL, _ arguments: [String] = [], columns: UInt16 = 80, rows: UInt16 = 24,
    environment: [String: String] = [:], ignoring: Int32? = nil, errors: URL? = nil
  ) throws {
    (master, slave) = try Self.openPair(columns: columns, rows: rows)
    let ends = [master, slave]
    let old = ignoring.map { ($0, signal($0, SIG_IGN)) }
    defer { if let old { signal(old.0, old.1) } }
    do {
      process = try Self.spawn(
        executable, arguments, on: Self.path(of: slave), environment: environment,
        keeping: ignoring, errors: errors)
    } catch {
      ends.forEach { close($0) }
      throw error
    }
  }

  deinit {
    if !isReaped {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    if master >= 0 { close(master) }
    if slave >= 0 { close(slave) }
  }

  /// The product `name`, which lies beside the tests.
  package static func product(_ name: String) -> URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appending(path: name)
  }

  /// The output as text, each ESC as ␛, CR as ␍, LF as ␊.
  package var visibleOutput: String {
    String(decoding: output, as: UTF8.self).replacing("\u{1B}", with: "␛")
      .replacing("\r\n", with: "␍␊").replacing("\r", with: "␍").replacing("\n", with: "␊")
  }

  /// Forgets what was written so far.
  package func clearOutput() { output.removeAll() }

  /// Types `text`.
  package func send(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  /// Sends a signal to the child alone.
  package func signalChild(_ number: Int32) { kill(process, number) }

  /// Changes the size; the kernel tells the child.
  package func resize(columns: UInt16, rows: UInt16) {
    var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  /// Closes the terminal, as a window is closed.
  package func closeTerminal() {
    close(master)
    close(slave)
    master = -1
    slave = -1
  }

  /// Reads until `text` was written, at most so long; whether it was.
  package func expect(_ text: String, seconds: Double = 10) -> Bool {
    wait(seconds: seconds) { $0.output.contains(text.utf8) }
  }

  /// Reads until what was written is as wanted, at most so long; whether it is.
  package func expect(seconds: Double = 10, where isWanted: ([UInt8]) -> Bool) -> Bool {
    wait(seconds: seconds) { isWanted($0.output) }
  }

  /// Waits until the child ended or was stopped, at most so long; reads what it writes, unless told not to.
  package func ends(seconds: Double = 20, isReading: Bool = true) -> Status? {
    if !isReaped { status = nil }
    _ = wait(seconds: seconds, isReading: isReading) { terminal in
      if terminal.status == nil { terminal.checkStatus() }
      return terminal.status != nil
    }
    while status != nil, readSome(milliseconds: 0) {}
    return status
  }

  /// Waits until so many bytes lie there unread, at most so long; whether they do.
  package func holdsUnread(_ count: Int, seconds: Double = 10) -> Bool {
    wait(seconds: seconds, isReading: false) { terminal in
      var unread: Int32 = 0
      return ioctl(terminal.master, UInt(FIONREAD), &unread) == 0 && unread >= count
    }
  }

  /// Whether the settings are those of a shell: lines, echo, signals from keys.
  package var isCooked: Bool {
    var settings = termios()
    tcgetattr(slave, &settings)
    let wanted = tcflag_t(ICANON | ECHO | ISIG)
    return settings.c_lflag & wanted == wanted && settings.c_oflag & tcflag_t(OPOST) != 0
  }

  private func checkStatus() {
    var raw: Int32 = 0
    guard waitpid(process, &raw, WNOHANG | WUNTRACED) == process else { return }
    let low = raw & 0x7F
    status =
      low == 0x7F
      ? .stopped(by: (raw >> 8) & 0xFF)
      : low == 0 ? .exited((raw >> 8) & 0xFF) : .killed(by: low)
    isReaped = low != 0x7F
  }

  private func wait(
    seconds: Double, isReading: Bool = true, for isDone: (PseudoTerminal) -> Bool
  ) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while !isDone(self) {
      guard ContinuousClock.now < end else { return false }
      if isReading { _ = readSome(milliseconds: 5) } else { usleep(1000) }
    }
    return true
  }

  /// Whether something was read.
  private func readSome(milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(master, &buffer, buffer.count)
    if count > 0 { output += buffer[..<count] } else { usleep(1000) }
    return count > 0
  }
}

extension Array<UInt8> {
  fileprivate func contains(_ text: String.UTF8View) -> Bool {
    !self.isEmpty && firstRange(of: Array(text)) != nil
  }
}
