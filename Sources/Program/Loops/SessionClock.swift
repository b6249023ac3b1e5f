import Platform
import Session

/// The time of a session: real time less what the program was stopped for, or none where it is scripted.
struct SessionClock {
  /// Whoever waits calls `beat()` as often as this: nothing else tells when SIGSTOP came. In milliseconds.
  static let beatInterval = 1_000

  /// Time stands still here: a game that is played by a script is the same byte for byte.
  let isScripted: Bool
  private let uptime: @Sendable () -> Duration
  private var stopped = Duration.zero
  private var stoppedAt: Duration?
  private var lastBeat: Duration

  init(
    isScripted: Bool = false, uptime: @escaping @Sendable () -> Duration = { MonotonicClock.now }
  ) {
    self.isScripted = isScripted
    self.uptime = uptime
    lastBeat = uptime()
  }

  /// The moment for a command.
  var now: Instant {
    Instant(
      uptime: isScripted ? .zero : (stoppedAt ?? uptime()) - stopped, date: Timestamp.nowForScores)
  }

  /// The program runs. Where two beats are missing it did not, and that time is none of the session’s.
  mutating func beat() {
    let moment = uptime()
    let gap = moment - lastBeat
    if stoppedAt == nil, gap > .milliseconds(2 * Self.beatInterval) { stopped += gap }
    lastBeat = moment
  }

  /// The program is about to stop.
  mutating func stop() {
    beat()
    stoppedAt = stoppedAt ?? lastBeat
  }

  /// The program goes on, after `stop()` or after a stop that nobody announced.
  mutating func goOn() {
    let moment = uptime()
    stopped += moment - (stoppedAt ?? lastBeat)
    stoppedAt = nil
    lastBeat = moment
  }
}
