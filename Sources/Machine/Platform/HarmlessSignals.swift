/// The signals that a process survives which does nothing about them, but for those that stop a job by a key.
package let harmlessSignals: [Int32] = {
  let signals = [SIGCHLD, SIGCONT, SIGURG, SIGWINCH, SIGTTIN, SIGTTOU]
  #if canImport(Darwin)
    return signals + [SIGIO, SIGINFO]
  #else
    return signals
  #endif
}()
