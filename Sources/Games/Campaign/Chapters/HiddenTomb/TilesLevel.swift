import Flow
import Localization

/// Level 4.1, the tiles. What is worn has borne people; this room also tells how to search.
enum TilesLevel {
  private typealias Text = L10n.HiddenTomb
  private typealias Names = L10n.LevelNames
  private static let step = RoomAction("step", Text.tilesStep)
  private static let jump = RoomAction("jump", Text.tilesJump)
  private static let knock = RoomAction("knock", Text.tilesKnock)
  private static let crawl = RoomAction("crawl", Text.tilesCrawl)
  private static let wipe = RoomAction("wipe", Text.tilesWipe)

  static func level() throws(LevelError) -> Level {
    try Level.search(
      LevelContent(
        id: "tiles", name: Names.tiles, text: Text.tilesText,
        hints: [Text.tilesHint1, Text.tilesHint2, Text.tilesHint3],
        notes: [Text.tilesNote1, Text.tilesNote2], keywords: ["tiles"]),
      elements: [
        try SearchLevel.Element(
          id: "first", name: Text.tilesFirstName, text: Text.tilesFirstText,
          actions: [
            step(Text.tilesFirstStepResult, .progress), jump(Text.tilesFirstJumpResult, .setback),
            knock(Text.tilesFirstKnockResult, .nothing),
          ], right: "step"),
        try SearchLevel.Element(
          id: "second", name: Text.tilesSecondName, text: Text.tilesSecondText,
          actions: [
            step(Text.tilesSecondStepResult, .progress),
            jump(Text.tilesSecondJumpResult, .progress),
            crawl(Text.tilesSecondCrawlResult, .setback),
          ], right: "jump"),
        try SearchLevel.Element(
          id: "third", name: Text.tilesThirdName, text: Text.tilesThirdText,
          actions: [
            step(Text.tilesThirdStepResult, .progress), jump(Text.tilesThirdJumpResult, .nothing),
            wipe(Text.tilesThirdWipeResult, .progress),
          ], right: "step"),
      ], failure: Text.tilesFailure, success: Text.tilesSuccess)
  }
}
