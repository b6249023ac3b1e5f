import Session

/// What a key led to.
enum SceneResponse {
  /// The key was used; nothing else is to be done.
  case handled
  case command(Command)
  /// An overlay goes away, and the session is asked for something.
  case close(Command?)
  case open(any Scene)
  /// Shows the events that wait, or else sends `.proceed`.
  case proceed
}
