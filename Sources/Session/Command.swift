package import Localization

/// What a player can ask for, in the words of the wire.
package enum Command: Equatable, Sendable {
  /// `continue`: the intro, a card or the results were read.
  case proceed
  /// Back to the title menu.
  case menu
  /// An item of a menu, by id.
  case choose(String)
  /// Ids or texts; exactly one but for a whole search list.
  case answer([String])
  case act(element: String, action: String)
  case hint
  case `repeat`
  case levels
  /// A level by its numbers from 1.
  case level(chapter: Int, level: Int)
  case notes
  case settings
  case language(Language)
  case set(setting: String, value: String)
  /// Takes effect when it is said twice.
  case restart
  case quit
}
