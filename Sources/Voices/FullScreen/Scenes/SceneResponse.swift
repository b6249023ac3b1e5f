import Session

/// What a key led to.
enum SceneResponse {
  /// Something of the scene's own, at most.
  case handled
  case command(Command)
  /// An overlay goes away, and the session is asked for something.
  case close(Command?)
  case open(any Scene)
  /// What was held back, or what the session has next.
  case proceed
}
