package import Localization

/// What the number of an answer counts.
enum NumberUnit: CaseIterable, Sendable {
  case pebbles, pourings, minutes, nights
}

/// Everything that is said of a number riddle.
package struct NumberTexts: Equatable, Sendable {
  /// What holds for the whole riddle.
  package let frame: LocalizedText
  /// What can be said again one by one, in order.
  package let clues: [LocalizedText]
  /// What is asked, with nothing left open.
  package let question: LocalizedText
  /// Where to begin, its step, the next.
  package let rungs: [LocalizedText]
  /// The answer with its proof.
  package let solution: LocalizedText
  let misses: [NumberMiss]
  let nudge: LocalizedText
  let success: LocalizedText
  let unit: NumberUnit
}

/// A wrong number that was foreseen.
struct NumberMiss: Equatable, Sendable {
  let number: Int
  let reply: LocalizedText
}
