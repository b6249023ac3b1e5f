package import Localization

/// What the adventure says, in the words of the wire.
package enum AdventureEvent: Equatable, Sendable {
  case text(LocalizedText, AdventureTextRole)
  /// Where the player stands, behind the name of the place and at the end of every command.
  case room(RoomView)
  /// A thing that was dealt with, or examined.
  case picture(PictureView, isExamined: Bool)
  /// Points came, unless the player wants to hear nothing of them.
  case points(PointsView)
  case map([AdventureMapPlaceView])
  case help([HelpRow])
  /// Both modes are won: the two ends of the rope meet.
  case epilogue(LocalizedText)
  /// What was said before, when the adventure is opened again.
  case transcript([AdventureTranscript.Message])
}
