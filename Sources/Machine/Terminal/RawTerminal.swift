import Platform
package import Screen

/// Why the full screen could not be opened.
package enum TerminalError: Error, Equatable {
  /// stdin or stdout is no terminal.
  case notATerminal
  /// A system call failed; its errno.
  case failed(Int32)
}

/// What `RawTerminal.next` waits for.
package enum TerminalEvent: Equatable, Sendable {
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
  case timeout
}

/// The terminal in raw mode with its alternate screen: keep one, in a local; given back on every way out.
package struct RawTerminal: ~Copyable {
  private static let bufferSize = 4096
  private let signals: Int32
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: bufferSize, alignment: 1)
  /// Signals that were read from the pipe and not yet returned.
  private var pending: Set<Int32> = []
  private var modes: Modes
  private var isGone = false
  /// Columns × rows, as last reported; 80×24 where the terminal does not know.
  package private(set) var size: Size

  private init(signals: Int32, modes: Modes) {
    self.signals = signals
    self.modes = modes
    size = Self.windowSize()
  }

  /// What becomes of the terminal.
  package enum Style {
    /// Raw mode and a cleared alternate screen.
    case screen
    /// Single keys without an echo; the screen stays as it is, and lines go out as ever.
    case lines
  }

  /// Enters raw mode; started in the background, `next` does so later. In `lines` what was typed
  /// before is forgotten.
  package static func open(_ style: Style = .screen) throws(TerminalError) -> RawTerminal {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    guard tcgetattr(STDIN_FILENO, Emergency.saved) == 0 else { throw .failed(errno) }
    let signals = try Descriptors.pipe()
    Emergency.signals = signals.write
    Emergency.output = Descriptors.reopened(STDOUT_FILENO) ?? STDOUT_FILENO
    let modes: Modes = style == .lines ? .lines : []
    if style == .screen, isatty(STDERR_FILENO) == 1 {
      Emergency.realErrors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    }
    Emergency.prepare(modes)
    Signals.install()
    _ = atexitRestores
    var terminal = RawTerminal(signals: signals.read, modes: modes)
    if Emergency.isInForeground { terminal.enter() } else { terminal.pending.insert(SIGCONT) }
    return terminal
  }

  deinit {
    Emergency.restore()
    Signals.uninstall()
    close(signals)
    close(Emergency.signals)
    if Emergency.output != STDOUT_FILENO { close(Emergency.output) }
    if Emergency.realErrors >= 0 { close(Emergency.realErrors) }
    Emergency.realErrors = -1
    buffer.deallocate()
  }

  /// Leaves the screen, and the process by the default action of `number`: 128+n for a shell.
  package consuming func die(by number: Int32) -> Never {
    Emergency.restore()
    Signals.die(by: number)
    exit(128 + number)
  }

  /// Stops the job, as ^Z does; `next` returns `resumed` when it goes on.
  package mutating func suspend() {
    Emergency.restore()
    Signals.stop(by: SIGTSTP)
    readSignals()
    pending.insert(SIGCONT)
  }

  /// Asks for clicks, drags and the wheel, or no longer.
  package mutating func reportMouse(_ isOn: Bool) { set(.mouse, isOn) }

  /// Asks for releases of keys where the terminal can, or no longer.
  package mutating func reportKeyReleases(_ isOn: Bool) { set(.keyReleases, isOn) }

  private mutating func set(_ mode: Modes, _ isOn: Bool) {
    guard modes.contains(mode) != isOn else { return }
    modes.formSymmetricDifference(mode)
    Emergency.prepare(modes)
    write(Array((isOn ? mode.adding : mode.removing).utf8))
  }

  private mutating func enter() {
    Emergency.isActive = 1
    var raw = Emergency.saved.pointee
    cfmakeraw(&raw)
    if modes.contains(.lines) {
      raw.c_oflag = Emergency.saved.pointee.c_oflag
      tcflush(STDIN_FILENO, TCIFLUSH)
    }
    while tcsetattr(STDIN_FILENO, TCSANOW, &raw) != 0, errno == EINTR {}
    if Emergency.realErrors >= 0 { Descriptors.keepErrors() }
    write(Array(modes.entering.utf8))
  }

  /// Columns × rows of stdout's terminal, with 80 and 24 for what it does not know.
  private static func windowSize() -> Size {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 else {
      return Size(columns: 80, rows: 24)
    }
    return Size(
      columns: window.ws_col == 0 ? 80 : Int(window.ws_col),
      rows: window.ws_row == 0 ? 24 : Int(window.ws_row))
  }
}

// MARK: - Waiting

extension RawTerminal {
  /// Blocks until something came or `milliseconds` are over; nil waits for ever.
  package mutating func next(timeout milliseconds: Int? = nil) -> TerminalEvent {
    let deadline = milliseconds.map { MonotonicClock.milliseconds + $0 }
    while true {
      if let event = nextSignal() { return event }
      let left = deadline.map { max(0, $0 - MonotonicClock.milliseconds) }
      let ready = Descriptors.poll(
        isGone ? -1 : STDIN_FILENO, for: POLLIN, besides: signals, milliseconds: left)
      switch ready {
      case .neither: return .timeout
      case .signals: readSignals()
      case .descriptor: if let event = readInput() { return event }
      case .interrupted: break
      }
    }
  }

  private mutating func readInput() -> TerminalEvent? {
    let count = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
    if count > 0 { return .bytes([UInt8](UnsafeRawBufferPointer(rebasing: buffer[..<count]))) }
    if count < 0, errno == EINTR || errno == EAGAIN { return nil }
    isGone = true
    return endingOfHangup() ?? .hangup
  }

  /// The kernel's SIGHUP, which comes a moment after the terminal is gone, unless it is ignored.
  private mutating func endingOfHangup() -> TerminalEvent? {
    let ready = Descriptors.poll(-1, for: POLLIN, besides: signals, milliseconds: 50)
    if ready == .signals { readSignals() }
    return nextEnding()
  }

  private mutating func readSignals() {
    let count = read(signals, buffer.baseAddress, buffer.count)
    for byte in buffer.prefix(max(count, 0)) { pending.insert(Int32(byte)) }
  }

  private mutating func nextSignal() -> TerminalEvent? {
    if pending.isEmpty { return nil }
    if let ending = nextEnding() { return ending }
    if pending.remove(SIGTSTP) != nil { return .stopRequested }
    if pending.remove(SIGCONT) != nil { return resume() }
    guard pending.remove(SIGWINCH) != nil else { return nil }
    size = Self.windowSize()
    return .resized(size)
  }

  private mutating func nextEnding() -> TerminalEvent? {
    Signals.ending.first { pending.remove($0) != nil }.map(TerminalEvent.signal)
  }

  /// Enters again, not before the job is in the foreground.
  private mutating func resume() -> TerminalEvent? {
    while !Emergency.isInForeground {
      pending.remove(SIGCONT)
      Signals.stop(by: SIGTTOU)
      readSignals()
      if let ending = nextEnding() { return ending }
      guard pending.remove(SIGCONT) != nil else {
        isGone = true
        return .hangup
      }
    }
    if Emergency.isActive == 1 { Emergency.sendLeaving() }
    enter()
    pending.remove(SIGWINCH)
    size = Self.windowSize()
    return .resumed(size)
  }
}

// MARK: - Writing

extension RawTerminal {
  /// Sends `bytes` in one call where the terminal takes them; given up if a signal ends the program.
  ///
  /// Between `suspend()` and `resumed` nothing is sent.
  package mutating func write(_ bytes: [UInt8]) {
    guard Emergency.isActive == 1 else { return }
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
        return Platform.write(Emergency.output, rest.baseAddress, rest.count)
      }
      if count > 0 {
        sent += count
      } else if count == 0 || errno != EINTR, errno != EAGAIN || !waitForRoom() {
        return
      }
    }
  }

  /// Whether the terminal takes more; no where a signal came that ends the program.
  private mutating func waitForRoom() -> Bool {
    while pending.isDisjoint(with: Signals.ending) {
      let ready = Descriptors.poll(
        Emergency.output, for: POLLOUT, besides: signals, milliseconds: nil)
      switch ready {
      case .descriptor: return true
      case .signals: readSignals()
      case .interrupted: break
      case .neither: return false
      }
    }
    return false
  }
}

/// `exit` skips `deinit`; registered once.
private let atexitRestores = atexit { Emergency.restore() }
