import Platform

/// SIGCONT where no terminal is in raw mode: the program was stopped and goes on.
package enum ContinueSignal {
  /// Set by the handler alone, and taken between two reads.
  nonisolated(unsafe) fileprivate static var isPending = false

  /// Notes the signal from now on.
  package static func install() {
    Signals.handle(SIGCONT, with: noteContinuing, flags: SA_RESTART)
  }

  /// Whether it has come since the last time.
  package static func hasCome() -> Bool {
    defer { isPending = false }
    return isPending
  }
}

private func noteContinuing(_: Int32) { ContinueSignal.isPending = true }
