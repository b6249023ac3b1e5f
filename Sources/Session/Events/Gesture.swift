import Reflex

/// What a player is told to do, in the words of the wire.
package enum Gesture: String, CaseIterable, Sendable {
  case tap, pinch, swipe
}

/// How much time a round leaves, in the words of the wire.
package enum Pace: String, CaseIterable, Sendable {
  case untimed, calm, steady, classic

  /// Whether there is a clock at all.
  package var isTimed: Bool { self != .untimed }
}

/// When a gesture was made.
package enum CueTime: Equatable, Sendable {
  /// The runner's clock knows; without one, at once.
  case unknown
  /// Milliseconds after what was last said of this command: the scripted clock in lines.
  case later(Int)
  /// Milliseconds since the command was shown.
  case since(Int)
}

extension Gesture {
  init(_ gesture: Reflex.Gesture) {
    switch gesture {
    case .tap: self = .tap
    case .pinch: self = .pinch
    case .swipe: self = .swipe
    }
  }

  var rule: Reflex.Gesture {
    switch self {
    case .tap: .tap
    case .pinch: .pinch
    case .swipe: .swipe
    }
  }
}

extension Pace {
  var rule: RoundPace {
    switch self {
    case .untimed: .untimed
    case .calm: .calm
    case .steady: .steady
    case .classic: .classic
    }
  }
}
