import Session

/// The real clock of a command: it runs from the moment the command had been shown.
struct CueStopwatch {
  private var serial: Int?
  private var start: Duration = .zero

  /// A command had been shown at `now`; one that ran before keeps its start.
  mutating func start(_ cue: RunningCue, at now: Duration) {
    if cue.serial != serial { start = now }
    serial = cue.serial
  }

  /// Whole milliseconds since the command was shown.
  func elapsed(at now: Duration) -> Int { (now - start).milliseconds }

  /// Milliseconds, rounded up, until the command's time is over; nil where it has none.
  func left(of cue: RunningCue?, at now: Duration) -> Int? {
    guard let limit = cue?.limit else { return nil }
    let left = .milliseconds(limit) - (now - start)
    return left <= .zero ? 0 : (left + .microseconds(999)).milliseconds
  }
}
