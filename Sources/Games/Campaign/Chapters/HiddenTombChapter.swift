import Flow
import Localization

/// Chapter 4: searches in the dark, each solved by thinking before touching.
enum HiddenTombChapter {
  private typealias Text = L10n.HiddenTomb
  private typealias Element = SearchLevel.Element
  private typealias Action = SearchLevel.Action

  static func chapter() throws(LevelError) -> Chapter {
    try Chapter(
      id: "hidden-tomb", title: Text.title, description: Text.description,
      keywords: [
        Keyword(id: "puzzle", text: Text.keywordPuzzle),
        Keyword(id: "blocks", text: Text.keywordBlocks),
        Keyword(id: "walls", text: Text.keywordWalls),
        Keyword(id: "jewels", text: Text.keywordJewels),
        Keyword(id: "tiles", text: Text.keywordTiles),
      ],
      levels: [
        .search(try tiles()), .search(try blocks()), .search(try walls()), .search(try jewels()),
        .reflex(try closingLevel()),
      ])
  }

  /// What is worn has borne people; this room also tells how to search.
  private static func tiles() throws(LevelError) -> SearchLevel {
    try SearchLevel(
      content: LevelContent(
        id: "tiles", text: Text.tilesText,
        hints: [Text.tilesHint1, Text.tilesHint2, Text.tilesHint3],
        notes: [Text.tilesNote1, Text.tilesNote2], keywords: ["tiles"]),
      elements: [try firstTile(), try secondTile(), try thirdTile()],
      failure: Text.tilesFailure, success: Text.tilesSuccess)
  }

  private static func firstTile() throws(LevelError) -> Element {
    try Element(
      id: "first", name: Text.tilesFirstName, text: Text.tilesFirstText,
      actions: [
        Action(
          id: "step", text: Text.tilesStep, result: Text.tilesFirstStepResult, outcome: .progress),
        Action(
          id: "jump", text: Text.tilesJump, result: Text.tilesFirstJumpResult, outcome: .setback),
        Action(
          id: "knock", text: Text.tilesKnock, result: Text.tilesFirstKnockResult,
          outcome: .nothing),
      ],
      right: "step")
  }

  private static func secondTile() throws(LevelError) -> Element {
    try Element(
      id: "second", name: Text.tilesSecondName, text: Text.tilesSecondText,
      actions: [
        Action(
          id: "step", text: Text.tilesStep, result: Text.tilesSecondStepResult, outcome: .progress),
        Action(
          id: "jump", text: Text.tilesJump, result: Text.tilesSecondJumpResult, outcome: .progress),
        Action(
          id: "crawl", text: Text.tilesCrawl, result: Text.tilesSecondCrawlResult,
          outcome: .setback),
      ],
      right: "jump")
  }

  private static func thirdTile() throws(LevelError) -> Element {
    try Element(
      id: "third", name: Text.tilesThirdName, text: Text.tilesThirdText,
      actions: [
        Action(
          id: "step", text: Text.tilesStep, result: Text.tilesThirdStepResult, outcome: .progress),
        Action(
          id: "jump", text: Text.tilesJump, result: Text.tilesThirdJumpResult, outcome: .nothing),
        Action(
          id: "wipe", text: Text.tilesWipe, result: Text.tilesThirdWipeResult, outcome: .progress),
      ],
      right: "step")
  }

  /// Each block tells of a neighbour: a groove ahead, a groove behind, or none.
  private static func blocks() throws(LevelError) -> SearchLevel {
    try SearchLevel(
      content: LevelContent(
        id: "blocks", text: Text.blocksText,
        hints: [Text.blocksHint1, Text.blocksHint2, Text.blocksHint3],
        notes: [Text.blocksNote1], keywords: ["blocks"]),
      elements: [try leftBlock(), try middleBlock(), try rightBlock()],
      failure: Text.blocksFailure, success: Text.blocksSuccess)
  }

  private static func leftBlock() throws(LevelError) -> Element {
    try Element(
      id: "left", name: Text.blocksLeftName, text: Text.blocksLeftText,
      actions: [
        Action(
          id: "push", text: Text.blocksPush, result: Text.blocksLeftPushResult, outcome: .progress),
        Action(
          id: "pull", text: Text.blocksPull, result: Text.blocksLeftPullResult, outcome: .nothing),
        Action(
          id: "lift", text: Text.blocksLift, result: Text.blocksLeftLiftResult, outcome: .progress),
      ],
      right: "push")
  }

  private static func middleBlock() throws(LevelError) -> Element {
    try Element(
      id: "middle", name: Text.blocksMiddleName, text: Text.blocksMiddleText,
      actions: [
        Action(
          id: "push", text: Text.blocksPush, result: Text.blocksMiddlePushResult,
          outcome: .progress),
        Action(
          id: "pull", text: Text.blocksPull, result: Text.blocksMiddlePullResult,
          outcome: .progress),
        Action(
          id: "lift", text: Text.blocksLift, result: Text.blocksMiddleLiftResult,
          outcome: .setback),
      ],
      right: "pull")
  }

  private static func rightBlock() throws(LevelError) -> Element {
    try Element(
      id: "right", name: Text.blocksRightName, text: Text.blocksRightText,
      actions: [
        Action(
          id: "push", text: Text.blocksPush, result: Text.blocksRightPushResult, outcome: .nothing),
        Action(
          id: "pull", text: Text.blocksPull, result: Text.blocksRightPullResult,
          outcome: .progress),
        Action(
          id: "lift", text: Text.blocksLift, result: Text.blocksRightLiftResult,
          outcome: .progress),
      ],
      right: "lift")
  }

  /// Four gestures, each used once: wear, dust and a groove give three of them.
  private static func walls() throws(LevelError) -> SearchLevel {
    try SearchLevel(
      content: LevelContent(
        id: "walls", text: Text.wallsText,
        hints: [Text.wallsHint1, Text.wallsHint2, Text.wallsHint3],
        notes: [Text.wallsNote1], keywords: ["walls"]),
      elements: [try aheadWall(), try leftWall(), try rightWall(), try behindWall()],
      failure: Text.wallsFailure, success: Text.wallsSuccess)
  }

  private static func aheadWall() throws(LevelError) -> Element {
    try Element(
      id: "ahead", name: Text.wallsAheadName, text: Text.wallsAheadText,
      actions: [
        Action(
          id: "push", text: Text.wallsPush, result: Text.wallsAheadPushResult, outcome: .progress),
        Action(
          id: "pull", text: Text.wallsPull, result: Text.wallsAheadPullResult, outcome: .nothing),
        Action(
          id: "strike", text: Text.wallsStrike, result: Text.wallsAheadStrikeResult,
          outcome: .progress),
        Action(
          id: "leave", text: Text.wallsLeave, result: Text.wallsAheadLeaveResult,
          outcome: .nothing),
      ],
      right: "strike")
  }

  private static func leftWall() throws(LevelError) -> Element {
    try Element(
      id: "left", name: Text.wallsLeftName, text: Text.wallsLeftText,
      actions: [
        Action(
          id: "push", text: Text.wallsPush, result: Text.wallsLeftPushResult, outcome: .nothing),
        Action(
          id: "pull", text: Text.wallsPull, result: Text.wallsLeftPullResult, outcome: .progress),
        Action(
          id: "strike", text: Text.wallsStrike, result: Text.wallsLeftStrikeResult,
          outcome: .progress),
        Action(
          id: "leave", text: Text.wallsLeave, result: Text.wallsLeftLeaveResult, outcome: .nothing),
      ],
      right: "pull")
  }

  private static func rightWall() throws(LevelError) -> Element {
    try Element(
      id: "right", name: Text.wallsRightName, text: Text.wallsRightText,
      actions: [
        Action(
          id: "push", text: Text.wallsPush, result: Text.wallsRightPushResult, outcome: .setback),
        Action(
          id: "pull", text: Text.wallsPull, result: Text.wallsRightPullResult, outcome: .nothing),
        Action(
          id: "strike", text: Text.wallsStrike, result: Text.wallsRightStrikeResult,
          outcome: .setback),
        Action(
          id: "leave", text: Text.wallsLeave, result: Text.wallsRightLeaveResult,
          outcome: .progress),
      ],
      right: "leave")
  }

  private static func behindWall() throws(LevelError) -> Element {
    try Element(
      id: "behind", name: Text.wallsBehindName, text: Text.wallsBehindText,
      actions: [
        Action(
          id: "push", text: Text.wallsPush, result: Text.wallsBehindPushResult, outcome: .progress),
        Action(
          id: "pull", text: Text.wallsPull, result: Text.wallsBehindPullResult, outcome: .nothing),
        Action(
          id: "strike", text: Text.wallsStrike, result: Text.wallsBehindStrikeResult,
          outcome: .nothing),
        Action(
          id: "leave", text: Text.wallsLeave, result: Text.wallsBehindLeaveResult,
          outcome: .progress),
      ],
      right: "push")
  }

  /// The first lock again, and whoever holds the other end of the rope.
  private static func jewels() throws(LevelError) -> SearchLevel {
    try SearchLevel(
      content: LevelContent(
        id: "jewels", text: Text.jewelsText,
        hints: [Text.jewelsHint1, Text.jewelsHint2, Text.jewelsHint3],
        notes: [Text.jewelsNote1, Text.jewelsNote2], keywords: ["jewels", "puzzle"]),
      elements: [try bearJewel(), try birdJewel(), try spikesJewel(), try ropeJewel()],
      failure: Text.jewelsFailure, success: Text.jewelsSuccess)
  }

  private static func bearJewel() throws(LevelError) -> Element {
    try Element(
      id: "bear", name: Text.jewelsBearName, text: Text.jewelsBearText,
      actions: [
        Action(
          id: "four", text: Text.jewelsFour, result: Text.jewelsBearFourResult, outcome: .progress),
        Action(
          id: "two", text: Text.jewelsTwo, result: Text.jewelsBearTwoResult, outcome: .progress),
        Action(
          id: "none", text: Text.jewelsNone, result: Text.jewelsBearNoneResult, outcome: .nothing),
      ],
      right: "four")
  }

  private static func birdJewel() throws(LevelError) -> Element {
    try Element(
      id: "bird", name: Text.jewelsBirdName, text: Text.jewelsBirdText,
      actions: [
        Action(
          id: "four", text: Text.jewelsFour, result: Text.jewelsBirdFourResult, outcome: .progress),
        Action(
          id: "two", text: Text.jewelsTwo, result: Text.jewelsBirdTwoResult, outcome: .progress),
        Action(
          id: "none", text: Text.jewelsNone, result: Text.jewelsBirdNoneResult, outcome: .nothing),
      ],
      right: "two")
  }

  private static func spikesJewel() throws(LevelError) -> Element {
    try Element(
      id: "spikes", name: Text.jewelsSpikesName, text: Text.jewelsSpikesText,
      actions: [
        Action(
          id: "four", text: Text.jewelsFour, result: Text.jewelsSpikesFourResult,
          outcome: .setback),
        Action(
          id: "two", text: Text.jewelsTwo, result: Text.jewelsSpikesTwoResult, outcome: .nothing),
        Action(
          id: "none", text: Text.jewelsNone, result: Text.jewelsSpikesNoneResult,
          outcome: .progress),
      ],
      right: "none")
  }

  private static func ropeJewel() throws(LevelError) -> Element {
    try Element(
      id: "rope", name: Text.jewelsRopeName, text: Text.jewelsRopeText,
      actions: [
        Action(
          id: "tug", text: Text.jewelsTug, result: Text.jewelsRopeTugResult, outcome: .progress),
        Action(
          id: "tie", text: Text.jewelsTie, result: Text.jewelsRopeTieResult, outcome: .progress),
        Action(
          id: "slack", text: Text.jewelsSlack, result: Text.jewelsRopeSlackResult,
          outcome: .nothing),
        Action(
          id: "untie", text: Text.jewelsUntie, result: Text.jewelsRopeUntieResult,
          outcome: .setback),
      ],
      right: "tug")
  }

  /// The escape: with the fire, and the walls on both sides.
  private static func closingLevel() throws(LevelError) -> ReflexLevel {
    try ReflexLevel(
      content: LevelContent(
        id: "closing", text: Text.closingText, hints: [Text.closingHint1, Text.closingHint2],
        notes: [Text.closingNote1], keywords: []),
      goal: escapeMoves, practice: escapePractice,
      beats: [3: Text.closingBeat3, 6: Text.closingBeat6],
      failures: [Text.closingFailure1, Text.closingFailure2],
      success: Text.closingSuccess, skipped: Text.closingSkipped)
  }
}
