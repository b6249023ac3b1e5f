package import Localization

/// The name of an answer, an action or a near miss: stable ASCII, never shown.
package typealias AnswerID = String

/// What every level has, whatever its kind.
package struct LevelContent: Equatable, Sendable {
  /// Unique in the campaign and kept for ever: progress is stored by it.
  package let id: String
  /// What the level is called, without giving a solution away; second forms and strangers' have no name.
  package let name: LocalizedText?
  /// What is read first, with the question.
  package let text: LocalizedText
  /// What is read beside it, one by one, in order; a rotor has clues of its own.
  package let clues: [LocalizedText]
  /// A ladder, asked for one rung at a time; the last one quotes the answer.
  package let hints: [LocalizedText]
  /// Facts that the notebook writes down once the level lies behind.
  package let notes: [LocalizedText]
  /// The chapter's keywords, by id, that light up when the level is won.
  package let keywords: [String]
  /// The answer and why it is so, told to whoever gives up; nil where nobody can.
  package let solution: LocalizedText?

  /// All of it, under the id of the level.
  package init(
    id: String, name: LocalizedText? = nil, text: LocalizedText, clues: [LocalizedText] = [],
    hints: [LocalizedText], notes: [LocalizedText], keywords: [String],
    solution: LocalizedText? = nil
  ) {
    self.id = id
    self.name = name
    self.text = text
    self.clues = clues
    self.hints = hints
    self.notes = notes
    self.keywords = keywords
    self.solution = solution
  }
}
