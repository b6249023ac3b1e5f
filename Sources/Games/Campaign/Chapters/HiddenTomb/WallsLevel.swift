import Flow
import Localization

/// Level 4.3, the walls. Four gestures, each used once: wear, dust and a groove give three of them.
enum WallsLevel {
  private typealias Text = L10n.HiddenTomb
  private typealias Names = L10n.LevelNames
  private static let push = RoomAction("push", Text.wallsPush)
  private static let pull = RoomAction("pull", Text.wallsPull)
  private static let strike = RoomAction("strike", Text.wallsStrike)
  private static let leave = RoomAction("leave", Text.wallsLeave)

  static func level() throws(LevelError) -> Level {
    try Level.search(
      LevelContent(
        id: "walls", name: Names.walls, text: Text.wallsText,
        hints: [Text.wallsHint1, Text.wallsHint2, Text.wallsHint3], notes: [Text.wallsNote1],
        keywords: ["walls"]),
      elements: [
        try SearchLevel.Element(
          id: "ahead", name: Text.wallsAheadName, text: Text.wallsAheadText,
          actions: [
            push(Text.wallsAheadPushResult, .progress), pull(Text.wallsAheadPullResult, .nothing),
            strike(Text.wallsAheadStrikeResult, .progress),
            leave(Text.wallsAheadLeaveResult, .nothing),
          ], right: "strike"),
        try SearchLevel.Element(
          id: "left", name: Text.wallsLeftName, text: Text.wallsLeftText,
          actions: [
            push(Text.wallsLeftPushResult, .nothing), pull(Text.wallsLeftPullResult, .progress),
            strike(Text.wallsLeftStrikeResult, .progress),
            leave(Text.wallsLeftLeaveResult, .nothing),
          ], right: "pull"),
        try SearchLevel.Element(
          id: "right", name: Text.wallsRightName, text: Text.wallsRightText,
          actions: [
            push(Text.wallsRightPushResult, .setback), pull(Text.wallsRightPullResult, .nothing),
            strike(Text.wallsRightStrikeResult, .setback),
            leave(Text.wallsRightLeaveResult, .progress),
          ], right: "leave"),
        try SearchLevel.Element(
          id: "behind", name: Text.wallsBehindName, text: Text.wallsBehindText,
          actions: [
            push(Text.wallsBehindPushResult, .progress), pull(Text.wallsBehindPullResult, .nothing),
            strike(Text.wallsBehindStrikeResult, .nothing),
            leave(Text.wallsBehindLeaveResult, .progress),
          ], right: "push"),
      ], failure: Text.wallsFailure, success: Text.wallsSuccess)
  }
}
