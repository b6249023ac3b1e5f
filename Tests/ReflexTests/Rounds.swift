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

  /// Does what is asked after so many milliseconds, lets a bat by, and lets a rest be over.
  @discardableResult
  mutating func act(after: Int = 100) -> [RoundEvent] {
    if let rest { return handleGesture(rest.limit == nil ? .tap : nil, after: rest.limit ?? 0) }
    guard let cue = cues.first else { return [] }
    guard cue.isBat else { return handleGesture(cue.answer, after: elapsed + after) }
    return cue.limit.map { handleGesture(nil, after: $0) } ?? holdStill(after: after)
  }

  /// The same until the round rests, is over, or has so many good moves.
  mutating func climb(to good: Int, after: Int = 100) {
    while phase == .running, self.good < good { act(after: after) }
  }

  var ending: RoundEnding? { if case .over(let ending) = phase { ending } else { nil } }

  /// A gesture that is not asked for and does cost the round.
  var wrong: Gesture { cues.first?.gesture == .tap ? .swipe : .tap }
}
