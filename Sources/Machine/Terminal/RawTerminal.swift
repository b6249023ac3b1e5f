import Platform
package import Screen

/// The terminal in raw mode, with an alternate screen or without. Keep one, in a local variable: it is given
/// back as it was found on every way out, crashes included.
package struct RawTerminal: ~Copyable {
  private static let bufferSize = 4096
  private let signals: Int32
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: bufferSize, alignment: 1)
  /// Signals that were read from the pipe and not yet returned.
  private var pending: Set<Int32> = []
  private var features: TerminalModes
  private var isGone = false
  /// Columns × rows, as last reported; 80×24 where the terminal does not know.
  package private(set) var size: Size

  private init(signals: Int32, features: TerminalModes) {
    self.signals = signals
    self.features = features
    size = Self.windowSize()
  }

  /// What the raw terminal is for.
  package enum Mode {
    /// Frames on a cleared alternate screen.
    case screen
    /// Single keys without an echo; the screen stays as it is, and lines go out as ever.
    case lines
  }

  /// Enters raw mode; where the program is in the background, `next` does so later. In `lines` what was
  /// typed before is forgotten.
  package static func open(_ mode: Mode = .screen) throws(TerminalError) -> RawTerminal {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    guard tcgetattr(STDIN_FILENO, TerminalRestorer.savedSettings) == 0 else { throw .failed(errno) }
    let signals = try DescriptorSystemCalls.makePipe()
    TerminalRestorer.signalPipe = signals.write
    TerminalRestorer.output = DescriptorSystemCalls.reopen(STDOUT_FILENO) ?? STDOUT_FILENO
    let features: TerminalModes = mode == .lines ? .lines : []
    if mode == .screen, isatty(STDERR_FILENO) == 1 {
      TerminalRestorer.realStandardError = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    }
    TerminalRestorer.prepare(features)
    Signals.install()
    _ = atexitRestores
    var terminal = RawTerminal(signals: signals.read, features: features)
    if TerminalRestorer.isInForeground {
      terminal.enter()
    } else {
      terminal.pending.insert(SIGCONT)
    }
    return terminal
  }

  deinit {
    TerminalRestorer.restore()
    Signals.restoreDefaults()
    close(signals)
    close(TerminalRestorer.signalPipe)
    if TerminalRestorer.output != STDOUT_FILENO { close(TerminalRestorer.output) }
    if TerminalRestorer.realStandardError >= 0 { close(TerminalRestorer.realStandardError) }
    TerminalRestorer.realStandardError = -1
    if TerminalRestorer.capturedErrors >= 0 { close(TerminalRestorer.capturedErrors) }
    TerminalRestorer.capturedErrors = -1
    buffer.deallocate()
  }

  /// Leaves the screen and ends the process by the default action of signal `number`: 128+n for a shell.
  package consuming func die(by number: Int32) -> Never {
    TerminalRestorer.restore()
    Signals.die(by: number)
    exit(128 + number)
  }

  /// Stops the job, as ^Z does; `next` returns `resumed` when it goes on.
  package mutating func suspend() {
    TerminalRestorer.restore()
    readSignals()
    if pending.isDisjoint(with: Signals.terminating + [SIGCONT]) { Signals.stop(by: SIGTSTP) }
    readSignals()
    pending.insert(SIGCONT)
  }

  /// Asks for clicks, drags and the wheel, or no longer; whether that is a change.
  package mutating func reportMouse(_ isOn: Bool) -> Bool { set(.mouse, isOn) }

  /// Asks for releases of keys where the terminal can, or no longer; whether that is a change.
  package mutating func reportKeyReleases(_ isOn: Bool) -> Bool { set(.keyReleases, isOn) }

  private mutating func set(_ feature: TerminalModes, _ isOn: Bool) -> Bool {
    guard features.contains(feature) != isOn else { return false }
    features.formSymmetricDifference(feature)
    TerminalRestorer.prepare(features)
    write(Array((isOn ? feature.addSequence : feature.removeSequence).utf8))
    return true
  }

  private mutating func enter() {
    TerminalRestorer.isActive = 1
    var raw = TerminalRestorer.savedSettings.pointee
    cfmakeraw(&raw)
    if features.contains(.lines) {
      raw.c_oflag = TerminalRestorer.savedSettings.pointee.c_oflag
      tcflush(STDIN_FILENO, TCIFLUSH)
    }
    while tcsetattr(STDIN_FILENO, TCSANOW, &raw) != 0, errno == EINTR {}
    if TerminalRestorer.realStandardError >= 0 { DescriptorSystemCalls.redirectStandardError() }
    write(Array(features.enterSequence.utf8))
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
  /// Blocks until something came, there or on another descriptor, or `milliseconds` are over; nil waits for ever.
  package mutating func next(
    timeout milliseconds: Int? = nil, besides other: Int32 = -1
  ) -> RawTerminalEvent {
    let deadline = milliseconds.map { MonotonicClock.milliseconds + $0 }
    while true {
      if let event = nextSignal() { return event }
      let left = deadline.map { max(0, $0 - MonotonicClock.milliseconds) }
      let ready = DescriptorSystemCalls.poll(
        isGone ? -1 : STDIN_FILENO, for: POLLIN, besides: signals, or: other,
        milliseconds: left)
      switch ready {
      case .neither: return .timeout
      case .other: return .woken
      case .signals: readSignals()
      case .descriptor: if let event = readInput() { return event }
      case .interrupted: break
      }
    }
  }

  private mutating func readInput() -> RawTerminalEvent? {
    let count = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
    if count > 0 { return .bytes([UInt8](UnsafeRawBufferPointer(rebasing: buffer[..<count]))) }
    if count < 0, errno == EINTR || errno == EAGAIN { return nil }
    isGone = true
    return terminatingSignalOfHangup() ?? .hangup
  }

  /// SIGHUP, which comes after the terminal is gone, unless it is ignored: to the leader of a session from the
  /// kernel, however long that takes on a busy machine, else perhaps from a shell.
  private mutating func terminatingSignalOfHangup() -> RawTerminalEvent? {
    if Signals.isIgnored(SIGHUP) { return nextTerminatingSignal() }
    let isLeader = getsid(0) == getpid()
    let deadline = MonotonicClock.milliseconds + (isLeader ? 2_000 : 50)
    while true {
      if let signal = nextTerminatingSignal() { return signal }
      let left = deadline - MonotonicClock.milliseconds
      guard left > 0 else { return nil }
      let ready = DescriptorSystemCalls.poll(-1, for: POLLIN, besides: signals, milliseconds: left)
      if ready == .signals { readSignals() }
    }
  }

  private mutating func readSignals() {
    let count = read(signals, buffer.baseAddress, buffer.count)
    for byte in buffer.prefix(max(count, 0)) {
      // Whoever stops and continues the program at once means it to run.
      if let undone = [SIGCONT: SIGTSTP, SIGTSTP: SIGCONT][Int32(byte)] { pending.remove(undone) }
      pending.insert(Int32(byte))
    }
  }

  private mutating func nextSignal() -> RawTerminalEvent? {
    if pending.isEmpty { return nil }
    if let signal = nextTerminatingSignal() { return signal }
    if pending.remove(SIGTSTP) != nil { return .stopRequested }
    if pending.remove(SIGCONT) != nil { return resume() }
    guard pending.remove(SIGWINCH) != nil else { return nil }
    size = Self.windowSize()
    return .resized(size)
  }

  private mutating func nextTerminatingSignal() -> RawTerminalEvent? {
    Signals.terminating.first { pending.remove($0) != nil }.map(RawTerminalEvent.signal)
  }

  /// Enters raw mode again, once the job is in the foreground.
  private mutating func resume() -> RawTerminalEvent? {
    while !TerminalRestorer.isInForeground {
      pending.remove(SIGCONT)
      Signals.stop(by: SIGTTOU)
      readSignals()
      if let signal = nextTerminatingSignal() { return signal }
      guard pending.remove(SIGCONT) != nil else {
        isGone = true
        return .hangup
      }
    }
    if TerminalRestorer.isActive == 1 { TerminalRestorer.sendLeaveSequence() }
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
    guard TerminalRestorer.isActive == 1 else { return }
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
        return Platform.write(TerminalRestorer.output, rest.baseAddress, rest.count)
      }
      if count > 0 {
        sent += count
      } else if count == 0 || errno != EINTR && (errno != EAGAIN || !waitUntilWritable()) {
        return
      }
    }
  }

  /// Whether the terminal takes more; no where a signal came that ends the program.
  private mutating func waitUntilWritable() -> Bool {
    while pending.isDisjoint(with: Signals.terminating) {
      let ready = DescriptorSystemCalls.poll(
        TerminalRestorer.output, for: POLLOUT, besides: signals, milliseconds: nil)
      switch ready {
      case .descriptor: return true
      case .signals: readSignals()
      case .interrupted: break
      case .neither, .other: return false
      }
    }
    return false
  }
}

/// `exit` skips `deinit`; registered once.
private let atexitRestores = atexit { TerminalRestorer.restore() }
