/// How a round of one’s own is played; the raw value is the word of the command line and the settings.
package enum RoundMode: String, CaseIterable, Sendable {
  /// Pitch after pitch against the clock, with three strands.
  case climb
  /// The original: 5 s, half a second less after each good move, one mistake.
  case classic
  /// The pitches of the climb without a clock, in phrases that are given back by heart.
  case heart

  /// Whether there is a clock.
  package var isTimed: Bool { self != .heart }

  /// The word of the wire and of saved rounds.
  package var pace: RoundPace {
    switch self {
    case .climb: .climb
    case .classic: .classic
    case .heart: .untimed
    }
  }
}

/// How much time a round left; the raw value is the word of the wire, of saved rounds and of descents. Rounds are played
/// at the first three, the others were played before the climb.
package enum RoundPace: String, CaseIterable, Sendable {
  case climb, classic, untimed
  case calm, steady, rising

  /// Whether there was a clock.
  package var isTimed: Bool { self != .untimed }
}

/// How much longer the limits of climbs and escapes are; the raw value is in tenths.
package enum TimeFactor: Int, CaseIterable, Sendable {
  case one = 10
  case longer = 16
  case longest = 25

  /// As it is written: `1`, `1.6` or `2.5`.
  package var word: String {
    rawValue % 10 == 0 ? String(rawValue / 10) : "\(rawValue / 10).\(rawValue % 10)"
  }

  /// Reads what `word` writes.
  package init?(word: String) {
    guard let factor = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = factor
  }
}
