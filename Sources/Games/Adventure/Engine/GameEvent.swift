package import Localization

/// What a command led to, in the order in which it is told.
package enum GameEvent: Equatable, Sendable {
  case text(LocalizedText, TextRole)
  /// The player sees where they stand, for the first time or on purpose, or once more.
  case arrived(PlaceID, isNew: Bool)
  /// A thing was dealt with, or examined: its small picture is shown.
  case showed(ThingID, isExamined: Bool)
  /// Points came, so many.
  case scored(Int)
  /// The story is over, and won or not.
  case ended(isWin: Bool)
}

/// What a text is; raw values are the words of the wire.
package enum TextRole: String, Sendable {
  /// What the world tells.
  case prose
  /// What a command did.
  case reply
  /// A command that did nothing, and why.
  case refusal
  case question
  /// The line over a list, and a line of it.
  case heading, item
  case hint
}
