package import Localization

/// A question that was not solved, and what is told of it.
package struct MissedAnswer: Equatable, Sendable {
  package let position: LevelPosition
  package let question: LocalizedText
  /// The wrong answers that were given, as far as they are kept.
  package let given: [LocalizedText]
  /// The right one.
  package let answer: LocalizedText
  /// What the author says to it; nil for nothing.
  package let explanation: LocalizedText?
}
