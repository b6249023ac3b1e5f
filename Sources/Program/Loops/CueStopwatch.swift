import Session

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
