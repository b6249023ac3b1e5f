import Flow
import Localization
import Reflex

/// Chapter 1: closed questions, put to someone who listens.
enum IceCaveChapter {
  private typealias Text = L10n.IceCave
  private typealias Names = L10n.LevelNames

  static func chapter() throws(LevelError) -> Chapter {
    try Chapter(
      id: "ice-cave", title: Text.title, description: Text.description,
      keywords: [
        ChapterKeyword(id: "door", text: Text.keywordDoor),
        ChapterKeyword(id: "trap", text: Text.keywordTrap),
        ChapterKeyword(id: "bridge", text: Text.keywordBridge),
        ChapterKeyword(id: "bats", text: Text.keywordBats),
        ChapterKeyword(id: "lever", text: Text.keywordLever),
      ],
      levels: [
        try trapLevel(), try bridgeLevel(), try leverLevel(),
        try doorLevel(), try batsLevel(),
      ])
  }

  /// Breath drifts with the wind, and the way out is where that comes in: at the spike it dried.
  private static func trapLevel() throws(LevelError) -> Level {
    try Level.closed(
      LevelContent(
        id: "trap", name: Names.trap, text: Text.trapText,
        hints: [Text.trapHint1, Text.trapHint2, Text.trapHint3],
        notes: [Text.trapNote1], keywords: ["trap"]),
      right: Choice(id: "lean", text: Text.trapAnswerLean, reply: Text.trapReplyLean),
      wrong: [
        Choice(id: "climb", text: Text.trapAnswerClimb, reply: Text.trapReplyClimb),
        Choice(id: "wait", text: Text.trapAnswerWait, reply: Text.trapReplyWait),
      ])
  }

  /// The ear against itself: the finest note comes late, from the bottom.
  private static func bridgeLevel() throws(LevelError) -> Level {
    try Level.closed(
      LevelContent(
        id: "bridge", name: Names.bridge, text: Text.bridgeText,
        hints: [Text.bridgeHint1, Text.bridgeHint2, Text.bridgeHint3],
        notes: [Text.bridgeNote1, Text.bridgeNote2], keywords: ["bridge"]),
      right: Choice(id: "narrow", text: Text.bridgeAnswerNarrow, reply: Text.bridgeReplyNarrow),
      wrong: [
        Choice(id: "broad", text: Text.bridgeAnswerBroad, reply: Text.bridgeReplyBroad),
        Choice(id: "silent", text: Text.bridgeAnswerSilent, reply: Text.bridgeReplySilent),
        Choice(id: "jump", text: Text.bridgeAnswerJump, reply: Text.bridgeReplyJump),
      ])
  }

  /// Two steps in one: which chain leads up, and what frees it.
  private static func leverLevel() throws(LevelError) -> Level {
    try Level.closed(
      LevelContent(
        id: "lever", name: Names.lever, text: Text.leverText,
        hints: [Text.leverHint1, Text.leverHint2, Text.leverHint3],
        notes: [Text.leverNote1, Text.leverNote2], keywords: ["lever"]),
      right: Choice(id: "breathe", text: Text.leverAnswerBreathe, reply: Text.leverReplyBreathe),
      wrong: [
        Choice(id: "both", text: Text.leverAnswerBoth, reply: Text.leverReplyBoth),
        Choice(id: "hang", text: Text.leverAnswerHang, reply: Text.leverReplyHang),
        Choice(id: "ember", text: Text.leverAnswerEmber, reply: Text.leverReplyEmber),
      ])
  }

  /// The cave heard it all: of five sentences only a memory tells the true one.
  private static func doorLevel() throws(LevelError) -> Level {
    try Level.closed(
      LevelContent(
        id: "door", name: Names.door, text: Text.doorText,
        hints: [Text.doorHint1, Text.doorHint2, Text.doorHint3],
        notes: [Text.doorNote1, Text.doorNote2], keywords: ["door"]),
      right: Choice(id: "chain", text: Text.doorAnswerChain, reply: Text.doorReplyChain),
      wrong: [
        Choice(id: "spike", text: Text.doorAnswerSpike, reply: Text.doorReplySpike),
        Choice(id: "bridge", text: Text.doorAnswerBridge, reply: Text.doorReplyBridge),
        Choice(id: "liars", text: Text.doorAnswerLiars, reply: Text.doorReplyLiars),
        Choice(id: "empty", text: Text.doorAnswerEmpty, reply: Text.doorReplyEmpty),
      ])
  }

  /// The escape: what the doors kept quiet about.
  private static func batsLevel() throws(LevelError) -> Level {
    try Level.reflex(
      LevelContent(
        id: "bats", name: Names.bats, text: Text.batsText,
        hints: [Text.batsHint1, Text.batsHint2, Text.batsHint3],
        notes: [Text.batsNote1], keywords: ["bats"]), goal: 14,
      practice: escapePractice, twists: [.bats],
      beats: [3: Text.batsBeat3, 6: Text.batsBeat6],
      failures: [Text.batsFailure1, Text.batsFailure2], success: Text.batsSuccess,
      skipped: Text.batsSkipped)
  }
}
