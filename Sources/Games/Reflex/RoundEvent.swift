/// How a round came to its end.
package enum RoundEnding: String, CaseIterable, Sendable {
  case wrong, timeout
  /// The goal was reached.
  case goal
  /// The player left.
  case left
}

/// What happened in a round.
package enum RoundEvent: Equatable, Sendable {
  /// A pitch is told before it begins.
  case opened(Pitch)
  case cued(GestureCue)
  case moved(CueResponse)
  case ended(RoundEnding)
}

/// A while in which no command runs: before a pitch, or after a strand was cut.
package struct RoundRest: Equatable, Sendable {
  /// How long it is; nil where it ends by a gesture alone.
  package let limit: Int?
  /// Whether a gesture ends it, once a key that was meant for the command before is past.
  package let isLeftByGesture: Bool
  /// Whether it stands behind a mistake, and not before a pitch.
  package var isBehindMistake = false
}

extension RoundRest {
  /// From how many milliseconds on a gesture leaves it: sooner it was meant for the command before, to which one comes
  /// late behind a mistake.
  var earliestGesture: Int { isBehindMistake ? 1000 : 300 }

  /// What stands before a pitch: a moment to get ready, or its rule in one line, longer the first time in a life, and on
  /// a summit.
  static func card(by rules: RoundRules, on pitch: Pitch, isFirst: Bool) -> RoundRest {
    if rules.waitsAtCards || !rules.isTimed {
      return RoundRest(limit: nil, isLeftByGesture: true)
    }
    let isKnown = pitch.number > 0 && pitch.number <= rules.known
    return RoundRest(
      limit: isFirst ? 1000 : Pitch.isBehindSummit(pitch.number) ? 4000 : isKnown ? 800 : 2000,
      isLeftByGesture: !isFirst)
  }

  /// What was wrong takes a voice about four words’ time to say; who has heard enough goes on.
  static func afterCut(by rules: RoundRules) -> RoundRest {
    RoundRest(
      limit: RoundRules.restAfterCut + 4 * rules.allowance, isLeftByGesture: rules.waitsAtCards,
      isBehindMistake: true)
  }
}
