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
  /// What was done about a command of a round, or nil where time passed. `move`: the command that
  /// the player saw; where it is another by now, nothing happens.
  case gesture(Gesture?, at: CueTime, move: Int?)
  /// Past a reflex level that was lost twice, for one star.
  case skip
  case scores
  /// Ten calm commands that measure the player.
  case calibrate
  case `repeat`
  case levels
  /// A level by its numbers from 1.
  case level(chapter: Int, level: Int)
  case notes
  case settings
  case language(Language)
  case set(setting: String, value: String)
  /// A line of the adventure, in the player’s words.
  case say(String)
  /// Takes effect when it is said twice.
  case restart
  case quit

  /// A gesture with the time of a real clock, in milliseconds since the command was shown: what a
  /// player claims does not count. Other commands as they are.
  package func timed(_ milliseconds: Int) -> Command {
    guard case .gesture(let gesture, _, let move) = self else { return self }
    return .gesture(gesture, at: .since(milliseconds), move: move)
  }
}
