import Session

/// The time of a command, from the moment it had been shown; it is told the time, and has no clock.
struct RoundClock: Equatable, Sendable {
  /// Those of a `CueView`, in milliseconds.
  private struct CueLimits: Equatable {
    let limit, unit, units: Int?
  }

  /// So long after a round its keys are still its keys, and do nothing.
  private static let rest: Duration = .milliseconds(700)

  /// Since some fixed moment.
  private(set) var now: Duration = .zero
  /// How much time there is for what is asked; nil before a round and behind it.
  private var cue: CueLimits?
  /// When the command had been shown; nil while none is asked or nobody has seen it.
  private var start: Duration?
  /// When there was nothing to obey any more.
  private var end: Duration?
  /// Whether the command was taken away, and another one is wanted.
  private(set) var isPaused = false

  /// So much time has gone by.
  mutating func advance(by elapsed: Duration) { now += elapsed }

  /// Something is asked that nobody has seen yet.
  mutating func start(_ cue: CueView) {
    self.cue = CueLimits(limit: cue.limit, unit: cue.unit, units: cue.units)
    start = nil
    end = nil
    isPaused = false
  }

  /// What is asked stands on the screen.
  mutating func markShown() {
    if start == nil, !isPaused { start = now }
  }

  /// Times the next cue of a burst, which has been on screen all along.
  mutating func restart() { start = now }

  /// Nothing is asked any more.
  mutating func stop() {
    cue = nil
    start = nil
    end = now
    isPaused = false
  }

  /// The command is taken away: the player cannot see it.
  mutating func pause() {
    start = nil
    isPaused = true
  }

  /// Whole milliseconds since the command was seen, at most a session’s billion; nil before.
  var elapsed: Int? { start.map { min((now - $0).milliseconds, 1_000_000_000) } }

  /// Whether something is asked that can be seen.
  var isRunning: Bool { cue != nil && !isPaused }

  /// Whether what was asked was taken away, and another command should be drawn.
  var needsNewCue: Bool { cue != nil && isPaused }

  /// The milliseconds of a command that was not obeyed in time; nil before its end.
  var overdue: Int? {
    guard let limit = cue?.limit, let elapsed, elapsed >= limit else { return nil }
    return elapsed
  }

  /// After how long the count goes down, or the time is over.
  var timeToNextCount: Duration? {
    guard let unit = cue?.unit, let limit = cue?.limit, let start, let elapsed else { return nil }
    return max(.zero, .milliseconds(min(limit, (elapsed / unit + 1) * unit)) - (now - start))
  }

  /// The units that are left of those there were, as they are shown going down.
  var remainingUnits: (left: Int, units: Int)? {
    guard let units = cue?.units, let unit = cue?.unit else { return nil }
    return (max(0, units - (elapsed ?? 0) / unit), units)
  }

  /// Whether a key may still be meant for the round that has just ended.
  var ignoresLateKeys: Bool { end.map { now - $0 < Self.rest } ?? false }
}
