import Platform
import Session

/// The time of a session: real time less what the program was stopped for, or none where it is scripted.
struct SessionClock {
  /// Time stands still here: a game that is played by a script is the same byte for byte.
  let isScripted: Bool
  private var stopped = Duration.zero
  private var stoppedAt: Duration?

  init(isScripted: Bool = false) {
    self.isScripted = isScripted
  }

  /// The moment for a command.
  var now: Instant {
    Instant(
      uptime: isScripted ? .zero : (stoppedAt ?? MonotonicClock.now) - stopped,
      date: Timestamp.nowForScores)
  }

  mutating func stop() { stoppedAt = stoppedAt ?? MonotonicClock.now }

  mutating func goOn() {
    if let stoppedAt { stopped += MonotonicClock.now - stoppedAt }
    stoppedAt = nil
  }
}
