import Flow
import Localization

/// Level 4.1, the tiles. What is worn has borne people; this room also tells how to search.
enum TilesLevel {
  private typealias Text = L10n.HiddenTomb
  private typealias Names = L10n.LevelNames
  private typealias Action = SearchLevel.Action

  static func level() throws(LevelError) -> SearchLevel {
    try SearchLevel(
      content: CommonLevelContent(
        id: "tiles", name: Names.tiles, text: Text.tilesText,
        hints: [Text.tilesHint1, Text.tilesHint2, Text.tilesHint3],
        notes: [Text.tilesNote1, Text.tilesNote2], keywords: ["tiles"]),
      elements: [
        try SearchLevel.Element(
          id: "first", name: Text.tilesFirstName, text: Text.tilesFirstText,
          actions: [
            step(Text.tilesFirstStepResult, .progress), jump(Text.tilesFirstJumpResult, .setback),
            Action(
              id: "knock", text: Text.tilesKnock, result: Text.tilesFirstKnockResult,
              outcome: .nothing),
          ], right: "step"),
        try SearchLevel.Element(
          id: "second", name: Text.tilesSecondName, text: Text.tilesSecondText,
          actions: [
            step(Text.tilesSecondStepResult, .progress),
            jump(Text.tilesSecondJumpResult, .progress),
            Action(
              id: "crawl", text: Text.tilesCrawl, result: Text.tilesSecondCrawlResult,
              outcome: .setback),
          ], right: "jump"),
        try SearchLevel.Element(
          id: "third", name: Text.tilesThirdName, text: Text.tilesThirdText,
          actions: [
            step(Text.tilesThirdStepResult, .progress), jump(Text.tilesThirdJumpResult, .nothing),
            Action(
              id: "wipe", text: Text.tilesWipe, result: Text.tilesThirdWipeResult,
              outcome: .progress),
          ], right: "step"),
      ], failure: Text.tilesFailure, success: Text.tilesSuccess)
  }

  private static func step(_ result: LocalizedText, _ outcome: ActionFeedback) -> Action {
    Action(id: "step", text: Text.tilesStep, result: result, outcome: outcome)
  }

  private static func jump(_ result: LocalizedText, _ outcome: ActionFeedback) -> Action {
    Action(id: "jump", text: Text.tilesJump, result: result, outcome: outcome)
  }
}
