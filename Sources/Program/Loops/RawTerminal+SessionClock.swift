import Platform
import Terminal

extension RawTerminal {
  /// Waits for an event, at most `milliseconds`, and keeps the session’s time meanwhile.
  mutating func next(timeout milliseconds: Int?, on watch: inout SessionClock) -> RawTerminalEvent {
    let end = milliseconds.map { MonotonicClock.milliseconds + $0 }
    while true {
      watch.beat()
      let left = end.map { max(0, $0 - MonotonicClock.milliseconds) } ?? .max
      let event = next(timeout: min(left, SessionClock.beatInterval))
      switch event {
      case .timeout where left > SessionClock.beatInterval: continue
      case .resumed: watch.goOn()
      case .bytes, .resized, .stopRequested, .signal, .hangup, .timeout: watch.beat()
      }
      return event
    }
  }
}
