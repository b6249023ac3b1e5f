import Terminal

extension RawTerminal {
  /// Waits for an event, at most `milliseconds`, and keeps the session’s time meanwhile.
  mutating func next(timeout milliseconds: Int?, on watch: inout SessionClock) -> RawTerminalEvent {
    watch.touch()
    let event = next(timeout: milliseconds)
    if case .resumed = event { watch.goOn() }
    return event
  }
}
