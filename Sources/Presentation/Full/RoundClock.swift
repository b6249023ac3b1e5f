import Session

/// The time of a command, from the moment it had been shown; it is told the time, and has no clock.
struct RoundClock: Equatable, Sendable {
  /// So long after a round its keys are still its keys, and do nothing.
  private static let rest: Duration = .milliseconds(700)

  /// Since some fixed moment.
  private(set) var now: Duration = .zero
  /// When the command had been shown; nil while none is asked or nobody has seen it.
  private var start: Duration?
  /// When there was nothing to obey any more.
  private var end: Duration?
  /// Whether the command was taken away, and another one is wanted.
  private(set) var isPaused = false

  mutating func pass(_ elapsed: Duration) { now += elapsed }

  /// Something is asked that nobody has seen yet.
  mutating func ask() {
    start = nil
    end = nil
    isPaused = false
  }

  /// What is asked stands on the screen.
  mutating func show() {
    if start == nil, !isPaused { start = now }
  }

  /// What is asked next has stood there all the time.
  mutating func goOn() { start = now }

  /// Nothing is asked any more.
  mutating func stop() {
    start = nil
    end = now
    isPaused = false
  }

  mutating func pause() {
    start = nil
    isPaused = true
  }

  /// Whole milliseconds since the command was seen, at most a session’s billion; nil before.
  var elapsed: Int? { start.map { min((now - $0).milliseconds, 1_000_000_000) } }

  /// How long it is until so many milliseconds are over.
  func left(to milliseconds: Int) -> Duration? {
    start.map { max(.zero, .milliseconds(milliseconds) - (now - $0)) }
  }

  /// Whether a key may still be meant for the round that has just ended.
  var isResting: Bool { end.map { now - $0 < Self.rest } ?? false }
}
