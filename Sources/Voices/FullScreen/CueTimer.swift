import Reflex
import Session

/// Times a cue from the moment it is on the screen. It is told how much time passes, and reads no clock.
struct CueTimer: Equatable, Sendable {
  /// The times of a command, or of a rest, in milliseconds.
  private struct CueTiming: Equatable {
    let limit: Int?
    /// The tenths that are shown going down.
    var units: Int?
    /// What the bar is at its fullest.
    var full: Int?
  }

  /// How often what is left is drawn: no more than twenty times a second.
  private static let step = 50

  /// So long after a round keys are ignored: they may have been meant for it.
  private static let rest: Duration = .milliseconds(1_200)

  /// How long the stage stays after the end of a climb.
  private static let fall: Duration = .milliseconds(600)

  /// Since some fixed moment.
  private(set) var now: Duration = .zero
  /// How much time the current cue allows; nil before and after a round.
  private var cue: CueTiming?
  /// When the cue was on the screen; nil before that, and without a cue.
  private var start: Duration?
  /// When the round ended.
  private var end: Duration?
  /// Whether the round ended by a fall.
  private var hasFallen = false
  /// Whether the cue was taken off the screen, so that another one is needed.
  private(set) var isPaused = false

  /// Lets time pass.
  mutating func advance(by elapsed: Duration) { now += elapsed }

  /// Begins a cue; its time runs from `markShown()` on.
  mutating func start(_ cue: CueView) {
    begin(CueTiming(limit: cue.limit, units: cue.units, full: cue.breath?.of ?? cue.limit))
  }

  /// Begins a rest of so many milliseconds, or of any length.
  mutating func rest(_ milliseconds: Int?) { begin(CueTiming(limit: milliseconds)) }

  private mutating func begin(_ timing: CueTiming) {
    cue = timing
    start = nil
    end = nil
    isPaused = false
  }

  /// The cue is on the screen from now on.
  mutating func markShown() {
    if start == nil, !isPaused { start = now }
  }

  /// Times the next of several cues, which has been on screen all along, `reaction` milliseconds after the
  /// one before: where there was a clock, what that has left.
  mutating func restart(_ next: CueView, after reaction: Int) {
    start = now
    guard next.limit != nil, let timing = cue, let limit = timing.limit else { return }
    let left = max(0, limit - reaction)
    cue = CueTiming(limit: left, units: (left + 99) / 100, full: timing.full)
  }

  /// Ends the round; `falls`: the stage stays for a moment.
  mutating func stop(falls: Bool = false) {
    hasFallen = falls
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

  /// How long until something of the count changes, or the time is over.
  var timeToNextCount: Duration? {
    guard let timing = cue, let limit = timing.limit, let start, let elapsed else { return nil }
    let next = timing.units == nil ? limit : min(limit, (elapsed / Self.step + 1) * Self.step)
    return max(.zero, .milliseconds(next) - (now - start))
  }

  /// The tenths of a second that are left, as they are shown going down.
  var tenthsLeft: Int? {
    guard let units = cue?.units else { return nil }
    return max(0, units - (elapsed ?? 0) / 100)
  }

  /// What is left of the bar, in thousandths, by steps of a twentieth of a second.
  var barLeft: Int? {
    guard let timing = cue, timing.units != nil, let limit = timing.limit, let full = timing.full
    else { return nil }
    let gone = (elapsed ?? 0) / Self.step * Self.step
    return max(0, limit - gone) * 1_000 / max(1, full)
  }

  /// How long the stage of a climb that is over still stays; nil where it does not.
  var fallLeft: Duration? {
    guard hasFallen, let end, now - end < Self.fall else { return nil }
    return Self.fall - (now - end)
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
