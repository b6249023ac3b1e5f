import Platform
import Session

/// The time of a session: real time less what the program was stopped for, or none where it is scripted.
struct SessionClock {
  /// Time stands still here: a game that is played by a script is the same byte for byte.
  let isScripted: Bool
  /// Whether the player’s own calendar is asked for: for strangers no file of time zones is read.
  let isLocal: Bool
  private let uptime: @Sendable () -> Duration
  private var stopped = Duration.zero
  private var stoppedAt: Duration?
  /// When the program was last seen to run: nothing tells when SIGSTOP came.
  private var lastSeen: Duration

  init(
    isScripted: Bool = false, isLocal: Bool = true,
    uptime: @escaping @Sendable () -> Duration = { MonotonicClock.now }
  ) {
    self.isScripted = isScripted
    self.isLocal = isLocal
    self.uptime = uptime
    lastSeen = uptime()
  }

  /// The moment for a command.
  var now: Instant {
    let seconds = time(nil)
    return Instant(
      uptime: isScripted ? .zero : (stoppedAt ?? uptime()) - stopped,
      secondsSince1970: seconds, utcOffset: isLocal ? LocalCalendar.offset(at: seconds) : 0)
  }

  /// The program runs, and is about to wait.
  mutating func touch() { lastSeen = uptime() }

  /// The program is about to stop.
  mutating func stop() { stoppedAt = stoppedAt ?? uptime() }

  /// The program goes on, after `stop()` or after a stop that nobody announced: then all of the wait is taken
  /// for it.
  mutating func goOn() {
    stopped += uptime() - (stoppedAt ?? lastSeen)
    stoppedAt = nil
    touch()
  }
}
