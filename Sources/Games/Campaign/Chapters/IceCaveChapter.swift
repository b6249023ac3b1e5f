import Flow
import Localization

/// Chapter 1: closed questions, put to someone who listens.
enum IceCaveChapter {
  static func chapter() throws(LevelError) -> Chapter {
    try Chapter(
      id: "ice-cave", title: L10n.IceCave.title, description: L10n.IceCave.description,
      keywords: [
        Keyword(id: "door", text: L10n.IceCave.keywordDoor),
        Keyword(id: "trap", text: L10n.IceCave.keywordTrap),
        Keyword(id: "bridge", text: L10n.IceCave.keywordBridge),
        Keyword(id: "bats", text: L10n.IceCave.keywordBats),
        Keyword(id: "lever", text: L10n.IceCave.keywordLever),
      ],
      levels: [
        .closed(try trapLevel()), .closed(try bridgeLevel()), .closed(try leverLevel()),
        .closed(try doorLevel()),
        .reflex(try batsLevel()),
      ])
  }

  /// The odd one out: what is dry stands in the wind.
  private static func trapLevel() throws(LevelError) -> ClosedQuestionLevel {
    try ClosedQuestionLevel(
      content: LevelContent(
        id: "trap", text: L10n.IceCave.trapText,
        hints: [L10n.IceCave.trapHint1, L10n.IceCave.trapHint2, L10n.IceCave.trapHint3],
        notes: [L10n.IceCave.trapNote1], keywords: ["trap"]),
      right: Choice(
        id: "lean", text: L10n.IceCave.trapAnswerLean, reply: L10n.IceCave.trapReplyLean),
      wrong: [
        Choice(
          id: "climb", text: L10n.IceCave.trapAnswerClimb, reply: L10n.IceCave.trapReplyClimb),
        Choice(id: "wait", text: L10n.IceCave.trapAnswerWait, reply: L10n.IceCave.trapReplyWait),
      ])
  }

  /// The ear against the eye: the bridge that looks weakest rings.
  private static func bridgeLevel() throws(LevelError) -> ClosedQuestionLevel {
    try ClosedQuestionLevel(
      content: LevelContent(
        id: "bridge", text: L10n.IceCave.bridgeText,
        hints: [L10n.IceCave.bridgeHint1, L10n.IceCave.bridgeHint2, L10n.IceCave.bridgeHint3],
        notes: [L10n.IceCave.bridgeNote1, L10n.IceCave.bridgeNote2], keywords: ["bridge"]),
      right: Choice(
        id: "narrow", text: L10n.IceCave.bridgeAnswerNarrow, reply: L10n.IceCave.bridgeReplyNarrow),
      wrong: [
        Choice(
          id: "broad", text: L10n.IceCave.bridgeAnswerBroad, reply: L10n.IceCave.bridgeReplyBroad),
        Choice(
          id: "silent", text: L10n.IceCave.bridgeAnswerSilent,
          reply: L10n.IceCave.bridgeReplySilent),
        Choice(
          id: "jump", text: L10n.IceCave.bridgeAnswerJump, reply: L10n.IceCave.bridgeReplyJump),
      ])
  }

  /// Two steps in one: which chain leads up, and what frees it.
  private static func leverLevel() throws(LevelError) -> ClosedQuestionLevel {
    try ClosedQuestionLevel(
      content: LevelContent(
        id: "lever", text: L10n.IceCave.leverText,
        hints: [L10n.IceCave.leverHint1, L10n.IceCave.leverHint2, L10n.IceCave.leverHint3],
        notes: [L10n.IceCave.leverNote1, L10n.IceCave.leverNote2], keywords: ["lever"]),
      right: Choice(
        id: "breathe", text: L10n.IceCave.leverAnswerBreathe,
        reply: L10n.IceCave.leverReplyBreathe),
      wrong: [
        Choice(id: "both", text: L10n.IceCave.leverAnswerBoth, reply: L10n.IceCave.leverReplyBoth),
        Choice(id: "hang", text: L10n.IceCave.leverAnswerHang, reply: L10n.IceCave.leverReplyHang),
        Choice(
          id: "ember", text: L10n.IceCave.leverAnswerEmber, reply: L10n.IceCave.leverReplyEmber),
      ])
  }

  /// The cave heard it all: of five sentences only a memory tells the true one.
  private static func doorLevel() throws(LevelError) -> ClosedQuestionLevel {
    try ClosedQuestionLevel(
      content: LevelContent(
        id: "door", text: L10n.IceCave.doorText,
        hints: [L10n.IceCave.doorHint1, L10n.IceCave.doorHint2, L10n.IceCave.doorHint3],
        notes: [L10n.IceCave.doorNote1, L10n.IceCave.doorNote2], keywords: ["door"]),
      right: Choice(
        id: "chain", text: L10n.IceCave.doorAnswerChain, reply: L10n.IceCave.doorReplyChain),
      wrong: [
        Choice(
          id: "spike", text: L10n.IceCave.doorAnswerSpike, reply: L10n.IceCave.doorReplySpike),
        Choice(
          id: "bridge", text: L10n.IceCave.doorAnswerBridge, reply: L10n.IceCave.doorReplyBridge),
        Choice(
          id: "liars", text: L10n.IceCave.doorAnswerLiars, reply: L10n.IceCave.doorReplyLiars),
        Choice(
          id: "empty", text: L10n.IceCave.doorAnswerEmpty, reply: L10n.IceCave.doorReplyEmpty),
      ])
  }

  /// The escape: what the doors kept quiet about.
  private static func batsLevel() throws(LevelError) -> ReflexLevel {
    try ReflexLevel(
      content: LevelContent(
        id: "bats", text: L10n.IceCave.batsText,
        hints: [L10n.IceCave.batsHint1, L10n.IceCave.batsHint2],
        notes: [L10n.IceCave.batsNote1], keywords: ["bats"]),
      goal: escapeMoves, practice: escapePractice,
      beats: [3: L10n.IceCave.batsBeat3, 6: L10n.IceCave.batsBeat6],
      failures: [L10n.IceCave.batsFailure1, L10n.IceCave.batsFailure2],
      success: L10n.IceCave.batsSuccess, skipped: L10n.IceCave.batsSkipped)
  }
}
