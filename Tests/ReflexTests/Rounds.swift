import Flow

@testable import Reflex

typealias SeededRound = ReflexRound<SeededGenerator>

/// A round that has begun.
func begun(_ rules: RoundRules, seed: UInt64 = 1) -> SeededRound {
  var round = SeededRound(rules: rules, chance: SeededGenerator(seed: seed))
  _ = round.begin()
  return round
}

extension ReflexRound {
  /// Does what is asked `times` times, each `after` milliseconds.
  @discardableResult
  mutating func obey(times: Int = 1, after: Int = 100) -> [RoundEvent] {
    (0..<times).flatMap { _ in cues.first.map { handleGesture($0.gesture, after: after) } ?? [] }
  }

  var ending: RoundEnding? { if case .over(let ending) = phase { ending } else { nil } }

  /// A gesture that is not asked for and does cost the round.
  var wrong: Gesture { cues.first?.gesture == .tap ? .swipe : .tap }
}
