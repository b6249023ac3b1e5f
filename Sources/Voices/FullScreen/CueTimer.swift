import Session

/// Times a cue from the moment it is on the screen. It is told how much time passes, and reads no clock.
struct CueTimer: Equatable, Sendable {
  /// The times of a `CueView`, in milliseconds.
  private struct CueTiming: Equatable {
    let limit, unit, units: Int?
  }

  /// So long after a round keys are ignored: they may have been meant for it.
  private static let rest: Duration = .milliseconds(700)

  /// Since some fixed moment.
  private(set) var now: Duration = .zero
  /// How much time the current cue allows; nil before and after a round.
  private var cue: CueTiming?
  /// When the cue was on the screen; nil before that, and without a cue.
  private var start: Duration?
  /// When the round ended.
  private var end: Duration?
  /// Whether the cue was taken off the screen, so that another one is needed.
  private(set) var isPaused = false

  /// Lets time pass.
  mutating func advance(by elapsed: Duration) { now += elapsed }

  /// Begins a cue; its time runs from `markShown()` on.
  mutating func start(_ cue: CueView) {
    self.cue = CueTiming(limit: cue.limit, unit: cue.unit, units: cue.units)
    start = nil
    end = nil
    isPaused = false
  }

  /// The cue is on the screen from now on.
  mutating func markShown() {
    if start == nil, !isPaused { start = now }
  }

  /// Times the next cue of a burst, which has been on screen all along, `reaction` milliseconds after the
  /// one before: where all moves share one breath, that much is gone.
  mutating func restart(_ next: CueView, after reaction: Int) {
    start = now
    guard let unit = next.unit, let limit = cue?.limit, next.breath != nil, next.gesture != nil
    else {
      cue = CueTiming(limit: next.limit, unit: next.unit, units: next.units)
      return
    }
    let left = max(0, limit - reaction)
    cue = CueTiming(limit: left, unit: unit, units: max(0, left / unit - 1))
  }

  /// Ends the round.
  mutating func stop() {
    cue = nil
    start = nil
    end = now
    isPaused = false
  }

  /// Takes the cue away, where the player cannot see it.
  mutating func pause() {
    start = nil
    isPaused = true
  }

  /// Whole milliseconds since the command was seen, at most a session’s billion; nil before.
  var elapsed: Int? { start.map { min((now - $0).milliseconds, 1_000_000_000) } }

  /// Whether there is a cue, on the screen or taken away.
  var hasCue: Bool { cue != nil }

  /// Whether a cue is on the screen.
  var isRunning: Bool { cue != nil && !isPaused }

  /// Whether the cue was taken away, so that another one should be asked for.
  var needsNewCue: Bool { cue != nil && isPaused }

  /// The milliseconds since a cue that was not obeyed in time; nil before its limit.
  var overdue: Int? {
    guard let limit = cue?.limit, let elapsed, elapsed >= limit else { return nil }
    return elapsed
  }

  /// How long until the count goes down by one, or the time is over.
  var timeToNextCount: Duration? {
    guard let unit = cue?.unit, let limit = cue?.limit, let start, let elapsed else { return nil }
    return max(.zero, .milliseconds(min(limit, (elapsed / unit + 1) * unit)) - (now - start))
  }

  /// The length of a unit in milliseconds; nil without a clock.
  var unit: Int? { cue?.unit }

  /// The units that are left of those there were, as they are shown going down.
  var remainingUnits: (left: Int, units: Int)? {
    guard let units = cue?.units, let unit = cue?.unit else { return nil }
    return (max(0, units - (elapsed ?? 0) / unit), units)
  }

  /// How much of the time of the cue is used, in thousandths; nil without a clock.
  var used: Int? {
    guard let limit = cue?.limit, limit > 0 else { return nil }
    return min(1_000, thirds * 333 * 1_000 / limit)
  }

  /// Whole thirds of a second since the cue was seen: what is drawn round it moves no faster.
  var thirds: Int { (elapsed ?? 0) / 333 }

  /// Whether a key may still be meant for the round that has just ended.
  var ignoresLateKeys: Bool { end.map { now - $0 < Self.rest } ?? false }
}
