import Flow
import Localization
import Reflex

/// Chapter 4: searches in the dark, each solved by thinking before touching.
enum HiddenTombChapter {
  private typealias Text = L10n.HiddenTomb
  private typealias Names = L10n.LevelNames

  static func chapter() throws(LevelError) -> Chapter {
    try Chapter(
      id: "hidden-tomb", title: Text.title, description: Text.description,
      keywords: [
        ChapterKeyword(id: "puzzle", text: Text.keywordPuzzle),
        ChapterKeyword(id: "blocks", text: Text.keywordBlocks),
        ChapterKeyword(id: "walls", text: Text.keywordWalls),
        ChapterKeyword(id: "jewels", text: Text.keywordJewels),
        ChapterKeyword(id: "tiles", text: Text.keywordTiles),
      ],
      levels: [
        try TilesLevel.level(), try BlocksLevel.level(),
        try WallsLevel.level(), try JewelsLevel.level(),
        try closingLevel(),
      ])
  }

  /// The escape: with the fire, and the walls on both sides.
  private static func closingLevel() throws(LevelError) -> Level {
    try Level.reflex(
      LevelContent(
        id: "closing", name: Names.closing, text: Text.closingText,
        hints: [Text.closingHint1, Text.closingHint2, Text.closingHint3],
        notes: [Text.closingNote1], keywords: []), goal: 24,
      practice: escapePractice, twists: [.walls, .bats, .stair, .flood],
      beats: [
        3: Text.closingBeat3, 7: Text.closingBeat7, 13: Text.closingBeat13, 19: Text.closingBeat19,
      ],
      failures: [Text.closingFailure1, Text.closingFailure2], success: Text.closingSuccess,
      skipped: Text.closingSkipped)
  }
}

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
        element(
          "first", Text.tilesFirstName, Text.tilesFirstText, right: "step",
          step(Text.tilesFirstStepResult, .progress), jump(Text.tilesFirstJumpResult, .setback),
          knock(Text.tilesFirstKnockResult, .nothing)),
        element(
          "second", Text.tilesSecondName, Text.tilesSecondText, right: "jump",
          step(Text.tilesSecondStepResult, .progress), jump(Text.tilesSecondJumpResult, .progress),
          crawl(Text.tilesSecondCrawlResult, .setback)),
        element(
          "third", Text.tilesThirdName, Text.tilesThirdText, right: "step",
          step(Text.tilesThirdStepResult, .progress), jump(Text.tilesThirdJumpResult, .nothing),
          wipe(Text.tilesThirdWipeResult, .progress)),
      ], failure: Text.tilesFailure, success: Text.tilesSuccess)
  }
}

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
        element(
          "left", Text.blocksLeftName, Text.blocksLeftText, right: "push",
          push(Text.blocksLeftPushResult, .progress), pull(Text.blocksLeftPullResult, .nothing),
          lift(Text.blocksLeftLiftResult, .progress)),
        element(
          "middle", Text.blocksMiddleName, Text.blocksMiddleText, right: "pull",
          push(Text.blocksMiddlePushResult, .progress),
          pull(Text.blocksMiddlePullResult, .progress), lift(Text.blocksMiddleLiftResult, .setback)),
        element(
          "right", Text.blocksRightName, Text.blocksRightText, right: "lift",
          push(Text.blocksRightPushResult, .nothing), pull(Text.blocksRightPullResult, .progress),
          lift(Text.blocksRightLiftResult, .progress)),
      ], failure: Text.blocksFailure, success: Text.blocksSuccess)
  }
}

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
        element(
          "ahead", Text.wallsAheadName, Text.wallsAheadText, right: "strike",
          push(Text.wallsAheadPushResult, .progress), pull(Text.wallsAheadPullResult, .nothing),
          strike(Text.wallsAheadStrikeResult, .progress),
          leave(Text.wallsAheadLeaveResult, .nothing)),
        element(
          "left", Text.wallsLeftName, Text.wallsLeftText, right: "pull",
          push(Text.wallsLeftPushResult, .nothing), pull(Text.wallsLeftPullResult, .progress),
          strike(Text.wallsLeftStrikeResult, .progress), leave(Text.wallsLeftLeaveResult, .nothing)),
        element(
          "right", Text.wallsRightName, Text.wallsRightText, right: "leave",
          push(Text.wallsRightPushResult, .setback), pull(Text.wallsRightPullResult, .nothing),
          strike(Text.wallsRightStrikeResult, .setback),
          leave(Text.wallsRightLeaveResult, .progress)),
        element(
          "behind", Text.wallsBehindName, Text.wallsBehindText, right: "push",
          push(Text.wallsBehindPushResult, .progress), pull(Text.wallsBehindPullResult, .nothing),
          strike(Text.wallsBehindStrikeResult, .nothing),
          leave(Text.wallsBehindLeaveResult, .progress)),
      ], failure: Text.wallsFailure, success: Text.wallsSuccess)
  }
}

/// Level 4.4, the jewels. The first lock again, and whoever holds the other end of the rope.
enum JewelsLevel {
  private typealias Text = L10n.HiddenTomb
  private typealias Names = L10n.LevelNames
  private static let four = RoomAction("four", Text.jewelsFour)
  private static let two = RoomAction("two", Text.jewelsTwo)
  private static let none = RoomAction("none", Text.jewelsNone)
  private static let tug = RoomAction("tug", Text.jewelsTug)
  private static let tie = RoomAction("tie", Text.jewelsTie)
  private static let slack = RoomAction("slack", Text.jewelsSlack)
  private static let untie = RoomAction("untie", Text.jewelsUntie)

  static func level() throws(LevelError) -> Level {
    try Level.search(
      LevelContent(
        id: "jewels", name: Names.jewels, text: Text.jewelsText,
        hints: [Text.jewelsHint1, Text.jewelsHint2, Text.jewelsHint3],
        notes: [Text.jewelsNote1, Text.jewelsNote2], keywords: ["jewels", "puzzle"]),
      elements: [
        element(
          "bear", Text.jewelsBearName, Text.jewelsBearText, right: "four",
          four(Text.jewelsBearFourResult, .progress), two(Text.jewelsBearTwoResult, .progress),
          none(Text.jewelsBearNoneResult, .nothing)),
        element(
          "bird", Text.jewelsBirdName, Text.jewelsBirdText, right: "two",
          four(Text.jewelsBirdFourResult, .progress), two(Text.jewelsBirdTwoResult, .progress),
          none(Text.jewelsBirdNoneResult, .nothing)),
        element(
          "spikes", Text.jewelsSpikesName, Text.jewelsSpikesText, right: "none",
          four(Text.jewelsSpikesFourResult, .setback), two(Text.jewelsSpikesTwoResult, .nothing),
          none(Text.jewelsSpikesNoneResult, .progress)),
        element(
          "rope", Text.jewelsRopeName, Text.jewelsRopeText, right: "tug",
          tug(Text.jewelsRopeTugResult, .progress), tie(Text.jewelsRopeTieResult, .progress),
          slack(Text.jewelsRopeSlackResult, .nothing), untie(Text.jewelsRopeUntieResult, .setback)),
      ], failure: Text.jewelsFailure, success: Text.jewelsSuccess)
  }
}

/// What can be done to more than one object of a room.
struct RoomAction {
  private let id: AnswerID
  private let text: LocalizedText

  init(_ id: AnswerID, _ text: LocalizedText) { (self.id, self.text) = (id, text) }

  /// The same, done to one of them. In a silent room how it feels follows from what is right.
  func callAsFunction(
    _ result: LocalizedText, _ outcome: ActionFeedback = .setback
  ) -> SearchLevel.Action {
    SearchLevel.Action(id: id, text: text, result: result, outcome: outcome)
  }
}

/// An object of a room, with what can be done to it.
private func element(
  _ id: String, _ name: LocalizedText, _ text: LocalizedText, right: AnswerID,
  _ actions: SearchLevel.Action...
) throws(LevelError) -> SearchLevel.Element {
  try SearchLevel.Element(id: id, name: name, text: text, actions: actions, right: right)
}
