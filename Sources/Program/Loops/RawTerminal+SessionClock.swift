import Terminal

extension RawTerminal {
  /// Waits for an event, at most `milliseconds`, and keeps the session’s time meanwhile.
  mutating func next(
    timeout milliseconds: Int?, besides other: Int32 = -1, on watch: inout SessionClock
  ) -> RawTerminalEvent {
    watch.touch()
    let event = next(timeout: milliseconds, besides: other)
    if case .resumed = event { watch.goOn() }
    return event
  }
}
