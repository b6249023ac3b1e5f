import Platform
import Terminal

/// The signals that end or stop a program that waits for a line: its speaker goes with it, for a speaker has
/// a process group of its own. Plain C data, written by the main thread before a handler needs it.
enum SpeechSignals {
  private static let handled = Signals.terminating + [SIGTSTP]
  /// The group of what speaks; 0 where nothing does.
  nonisolated(unsafe) fileprivate static var group: pid_t = 0
  nonisolated(unsafe) fileprivate static var isSilenced = false
  /// What silences a service; nil where there is none.
  nonisolated(unsafe) fileprivate static var silencing: PreparedProgram?

  /// Whether the program was stopped, and what spoke was silenced, since it was last asked.
  static func hasSilenced() -> Bool {
    defer { isSilenced = false }
    return isSilenced
  }

  /// Handles them from now on, but for those that are ignored.
  static func install() {
    for number in handled where !Signals.isIgnored(number) { handle(number) }
  }

  /// Prepares what else silences the speaker.
  static func prepare(_ command: SpeechCommand?) {
    guard let command, silencing == nil else { return }
    silencing = PreparedProgram(command.path, command.arguments)
  }

  /// Makes the group of the child that `body` starts known before a signal can come.
  static func track(_ body: () -> ChildProcess?) -> ChildProcess? {
    Signals.block(handled, true)
    defer { Signals.block(handled, false) }
    let child = body()
    group = child?.id ?? 0
    return child
  }

  /// Nothing speaks any more.
  static func forget() { group = 0 }

  fileprivate static func handle(_ number: Int32) {
    Signals.handle(number, with: goSilently, flags: SA_RESTART)
  }
}

/// The default action, in silence. After a stop the program goes on from here.
private func goSilently(_ number: Int32) {
  let error = errno
  if SpeechSignals.group > 0 {
    SpeechSignals.isSilenced = true
    kill(-SpeechSignals.group, SIGKILL)
    _ = SpeechSignals.silencing?.start()
  }
  Signals.die(by: number)
  SpeechSignals.handle(number)
  errno = error
}

/// SIGCHLD, as something to wait for beside the input.
enum ChildEndSignal {
  /// The ends of a pipe, made once; below 0 where it could not be made.
  nonisolated(unsafe) private static var readingEnd: Int32 = -1
  nonisolated(unsafe) fileprivate static var writingEnd: Int32 = -1

  /// Has something to read once a child has ended, until `clear`; nil where no pipe can be made.
  static func descriptor() -> Int32? {
    if readingEnd < 0 {
      guard let (read, write) = try? DescriptorSystemCalls.makePipe() else { return nil }
      readingEnd = read
      writingEnd = write
      Signals.handle(SIGCHLD, with: noteChildEnd, flags: SA_RESTART | SA_NOCLDSTOP)
      Signals.block([SIGCHLD], false)
    }
    return readingEnd
  }

  /// Forgets what was noted.
  static func clear() {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
      while read(readingEnd, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
}

/// A pipe that is full says all there is to say.
private func noteChildEnd(_: Int32) {
  let error = errno
  var byte: UInt8 = 0
  write(ChildEndSignal.writingEnd, &byte, 1)
  errno = error
}
