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
