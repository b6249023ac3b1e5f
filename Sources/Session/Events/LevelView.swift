package import Localization

/// The kinds of level, in the words of the wire.
package enum LevelKind: String, Sendable {
  case closed, rotor, open, search, reflex
}

/// A level as its player sees it. Numbers count from 1; what a kind has not is empty.
package struct LevelView: Equatable, Sendable {
  /// An answer to choose.
  package struct Choice: Equatable, Sendable {
    package let id: String
    package let text: LocalizedText
    package let isTried: Bool
  }

  /// What can be done to an object.
  package struct Action: Equatable, Sendable {
    package let id: String
    package let text: LocalizedText
  }

  /// An object to search.
  package struct Element: Equatable, Sendable {
    package let id: String
    package let name: LocalizedText
    package let text: LocalizedText
    package let actions: [Action]
    /// The action on the list, if any.
    package let chosen: String?
  }

  package let chapter: Int
  package let level: Int
  package let levels: Int
  package let chapterTitle: LocalizedText
  package let id: String
  package let kind: LevelKind
  package let text: LocalizedText
  package let clues: [LocalizedText]
  package let answers: [Choice]
  package let elements: [Element]
  package let hintsTaken: [LocalizedText]
  package let hintsInAll: Int
  package let attempts: Int
  package let isCompleted: Bool
}
