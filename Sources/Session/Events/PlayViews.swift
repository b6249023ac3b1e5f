package import Flow
package import Localization

/// What an action on an object led to.
package struct ActionResultView: Equatable, Sendable {
  package let element: String
  package let action: String
  package let outcome: ActionOutcome
  package let text: LocalizedText
  /// The level as it is now.
  package let level: LevelView
}

/// How an answer was judged.
package struct VerdictView: Equatable, Sendable {
  /// The answer that was judged, by its id; nil for a typed text that was not foreseen, a right one, a
  /// search and a round.
  package let answer: String?
  package let isCorrect: Bool
  package let text: LocalizedText
  /// Wrong answers of this entry, this one included.
  package let attempts: Int
  /// The proper spelling, where another one was accepted.
  package let spelling: String?
  /// Of a wrong list in a search, how many of its actions are right.
  package let holds: Int?
  /// What the entry was worth; nil while the level stays.
  package let stars: Int?
  /// The level as it is now.
  package let level: LevelView
}

/// One rung of the ladder; `index` counts from 1.
package struct HintView: Equatable, Sendable {
  package let index: Int
  package let of: Int
  package let text: LocalizedText
  /// The level as it is now.
  package let level: LevelView
}

/// What was won. Numbers count from 1.
package struct ResultsView: Equatable, Sendable {
  /// Sums over the best entries: of a chapter, or of all.
  package struct Sum: Equatable, Sendable {
    package let stars: Int
    package let of: Int
    package let attempts: Int
    package let hints: Int
    package let seconds: Int
  }

  /// A chapter's share.
  package struct Chapter: Equatable, Sendable {
    package let chapter: Int
    package let title: LocalizedText
    package let sum: Sum
  }

  package let total: Sum
  package let chapters: [Chapter]
  package let fallsFound: Int
  package let falls: Int
  /// What is said where the last level lies behind; nil before that.
  package let ending: LocalizedText?

  package var isEnd: Bool { ending != nil }
}
