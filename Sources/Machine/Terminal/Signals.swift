import Platform

/// The signals that the poll loop reports, and their handlers.
package enum Signals {
  /// Those that end the program, which may save first.
  package static let terminating = [SIGTERM, SIGINT, SIGHUP, SIGQUIT]
  private static let reported = terminating + [SIGWINCH, SIGTSTP, SIGCONT]
  /// The other standard ones that end a process which does nothing about them, but for those that nobody can handle,
  /// and two that come of a write, whose error says the same.
  private static let deadly = (1...31).filter {
    !(reported + harmlessSignals + [SIGKILL, SIGSTOP, SIGPIPE, SIGXFSZ]).contains($0)
  }

  /// Those that stay ignored where they are: nohup, and a program that no key may stop.
  private static let ignorable = terminating + [SIGTSTP]

  /// Handles all of them but those that are ignored and may be.
  static func install() {
    useOwnStack()
    for number in reported where !(ignorable.contains(number) && isIgnored(number)) {
      handle(number, with: reportSignal, flags: 0)
    }
    for number in deadly where !isIgnored(number) {
      handle(number, with: restoreAndDie, flags: SA_ONSTACK)
    }
    signal(SIGTTOU, SIG_IGN)
  }

  /// Gives all of them back to the system, so that ^C ends what comes after the full screen.
  static func restoreDefaults() {
    for number in reported + deadly + [SIGTTOU] where number == SIGTTOU || !isIgnored(number) {
      signal(number, SIG_DFL)
    }
  }

  /// Stops the job by the default action of `number`, then handles the signal again.
  static func stop(by number: Int32) {
    signal(number, SIG_DFL)
    kill(0, number)
    if number == SIGTSTP {
      handle(number, with: reportSignal, flags: 0)
    } else {
      signal(number, SIG_IGN)
    }
  }

  /// Ends the process by the default action of `number`.
  package static func die(by number: Int32) {
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    sigprocmask(SIG_UNBLOCK, &set, nil)
    raise(number)
  }

  /// Holds signals back, or lets them come again, those that waited first.
  package static func block(_ numbers: [Int32], _ isHeld: Bool) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    sigprocmask(isHeld ? SIG_BLOCK : SIG_UNBLOCK, &set, nil)
  }

  /// Whether nothing comes of it.
  package static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Calls `handler` on the signal, with `sigaction`’s flags.
  package static func handle(
    _ number: Int32, with handler: @escaping @convention(c) (Int32) -> Void, flags: Int32
  ) {
    var action = sigaction()
    action.handler = handler
    action.sa_flags = flags
    sigemptyset(&action.sa_mask)
    sigaction(number, &action, nil)
  }

  /// A stack for the handlers, or an overflow of the usual one could not be handled; kept for ever.
  private static func useOwnStack() {
    var stack = stack_t()
    sigaltstack(nil, &stack)
    guard stack.ss_sp == nil else { return }
    stack.ss_size = 64 * 1024
    stack.ss_sp = .allocate(byteCount: 64 * 1024, alignment: 16)
    stack.ss_flags = 0
    sigaltstack(&stack, nil)
  }
}

/// One byte into the pipe: the number of the signal.
private func reportSignal(_ number: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: number)
  write(TerminalRestorer.signalPipe, &byte, 1)
  errno = error
}

/// The terminal is given back, then the process dies of the same signal.
private func restoreAndDie(_ number: Int32) {
  TerminalRestorer.restore()
  Signals.die(by: number)
}
