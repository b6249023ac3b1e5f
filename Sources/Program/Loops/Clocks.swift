import Platform
import Session
import Terminal

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

/// The real clock of a command: it runs from the moment the command had been shown, and heard where it is
/// spoken.
struct CueStopwatch {
  private var serial: Int?
  /// Nil until the time begins.
  private var start: Duration?

  /// A command had been shown; one that ran before keeps its time.
  mutating func show(_ cue: RunningCue) {
    if cue.serial != serial { start = nil }
    serial = cue.serial
  }

  /// At `now` all that was shown had been heard, too: the command’s time begins, if it has not.
  mutating func begin(at now: Duration) { start = start ?? now }

  /// Whole milliseconds since the time began; none before.
  func elapsed(at now: Duration) -> Int { start.map { (now - $0).milliseconds } ?? 0 }

  /// Milliseconds, rounded up, until the command’s time is over; nil where it has none or has not begun.
  func left(of cue: RunningCue?, at now: Duration) -> Int? {
    guard let limit = cue?.limit, let start else { return nil }
    let left = .milliseconds(limit) - (now - start)
    return left <= .zero ? 0 : (left + .microseconds(999)).milliseconds
  }
}
