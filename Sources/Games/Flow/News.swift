package import Localization

/// What the flow has to say besides where it goes.
package enum News: Equatable, Sendable {
  case intro
  case verdict(Verdict)
  case act(Act)
  case hint(Hint)
  case refused(Refusal)
}

/// How an answer was judged.
package struct Verdict: Equatable, Sendable {
  package let isCorrect: Bool
  package let text: LocalizedText
  /// Wrong answers of this entry, this one included.
  package let attempts: Int
  /// The proper spelling, where another one was accepted.
  package var spelling: String?
  /// Of a wrong list in a search, how many of its actions are right.
  package var holds: Int?
  /// What the entry was worth; nil while the level stays.
  package var stars: Int?
}

/// What an action on an object led to.
package struct Act: Equatable, Sendable {
  package let element: String
  package let action: Answer
  package let outcome: Outcome
  package let text: LocalizedText
}

/// One rung of the ladder; `index` counts from 1 to `count`.
package struct Hint: Equatable, Sendable {
  package let index: Int
  package let count: Int
  package let text: LocalizedText
}

/// Why nothing changed.
package enum Refusal: Equatable, Sendable {
  /// The answer is none of those that are shown.
  case notAChoice(Answer)
  case emptyAnswer
  case notAnElement(String)
  case notAnAction(Answer)
  case locked(Position)
  case noSuchLevel(Position)
  case noHints
  /// A level that cannot be skipped, or not yet.
  case noSkip
  /// Nothing of that sort is asked at the moment.
  case notNow
}
