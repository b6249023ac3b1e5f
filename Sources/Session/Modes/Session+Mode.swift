import Reflex

/// A command that runs, for whoever holds the clock.
package struct RunningCue: Equatable, Sendable {
  /// Another number means another command: its time begins when it has been shown.
  package let serial: Int
  /// Milliseconds after which it is too late; nil without a clock.
  package let limit: Int?
  /// How many commands wait for their gestures, this one included.
  package let pending: Int
}

extension Session {
  /// What the player looks at besides the flow's own states.
  enum Mode: Equatable {
    case menu
    /// With the round of a reflex level, or one that measures the player in between.
    case campaign(RoundSession?)
    /// A round for itself.
    case round(RoundSession)
    case adventure
  }

  var isInCampaign: Bool { if case .campaign = mode { true } else { false } }

  var isInAdventure: Bool { if case .adventure = mode { true } else { false } }

  /// The round that is played or waits to be.
  var roundSession: RoundSession? {
    get {
      switch mode {
      case .campaign(let roundSession): roundSession
      case .round(let roundSession): roundSession
      case .menu, .adventure: nil
      }
    }
    set {
      switch (mode, newValue) {
      case (.campaign, _): mode = .campaign(newValue)
      case (_, let roundSession?): mode = .round(roundSession)
      case (.round, nil): mode = .menu
      case (.menu, nil), (.adventure, nil): break
      }
    }
  }

  /// The command that runs at the moment; nil where none does.
  package var runningCue: RunningCue? {
    guard let roundSession, roundSession.isRunning, let cue = roundSession.round.cues.first else {
      return nil
    }
    return RunningCue(serial: cueSerial, limit: cue.limit, pending: roundSession.round.cues.count)
  }
}
