import Localization
import Session

/// What a key led to.
enum SceneResponse {
  /// The key was used; nothing else is to be done.
  case handled
  case command(Command)
  /// One step back: the overlay on top goes away.
  case back
  /// All overlays go away, and the session is asked for something.
  case close(Command)
  /// A scene is laid over the one that answers.
  case open(any Scene)
  /// Something is said below the scene; the session is asked for nothing.
  case remark(LocalizedText)
  /// Help for what is on the stage is laid over it.
  case help
  /// Shows the events that wait, or else sends `.proceed`.
  case proceed
}
