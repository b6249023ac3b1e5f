import Flow
import Localization

/// Level 4.2, the blocks. Each block tells of a neighbour: a groove ahead, a groove behind, or none.
enum BlocksLevel {
  private typealias Text = L10n.HiddenTomb
  private typealias Names = L10n.LevelNames
  private static let push = RoomAction("push", Text.blocksPush)
  private static let pull = RoomAction("pull", Text.blocksPull)
  private static let lift = RoomAction("lift", Text.blocksLift)

  static func level() throws(LevelError) -> Level {
    try Level.search(
      LevelContent(
        id: "blocks", name: Names.blocks, text: Text.blocksText,
        hints: [Text.blocksHint1, Text.blocksHint2, Text.blocksHint3], notes: [Text.blocksNote1],
        keywords: ["blocks"]),
      elements: [
        try SearchLevel.Element(
          id: "left", name: Text.blocksLeftName, text: Text.blocksLeftText,
          actions: [
            push(Text.blocksLeftPushResult, .progress), pull(Text.blocksLeftPullResult, .nothing),
            lift(Text.blocksLeftLiftResult, .progress),
          ], right: "push"),
        try SearchLevel.Element(
          id: "middle", name: Text.blocksMiddleName, text: Text.blocksMiddleText,
          actions: [
            push(Text.blocksMiddlePushResult, .progress),
            pull(Text.blocksMiddlePullResult, .progress),
            lift(Text.blocksMiddleLiftResult, .setback),
          ], right: "pull"),
        try SearchLevel.Element(
          id: "right", name: Text.blocksRightName, text: Text.blocksRightText,
          actions: [
            push(Text.blocksRightPushResult, .nothing), pull(Text.blocksRightPullResult, .progress),
            lift(Text.blocksRightLiftResult, .progress),
          ], right: "lift"),
      ], failure: Text.blocksFailure, success: Text.blocksSuccess)
  }
}
