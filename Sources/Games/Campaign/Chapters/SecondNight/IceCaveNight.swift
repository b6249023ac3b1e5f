import Flow
import Localization
import Reflex

/// Chapter 1 on the second night: one detail is another, and so is the right choice.
enum IceCaveNight {
  private typealias Text = L10n.IceCaveNight
  private typealias First = L10n.IceCave

  static func levels() throws(LevelError) -> [Level?] {
    [
      try trapLevel(), try bridgeLevel(), try leverLevel(),
      try doorLevel(), try batsLevel(),
    ]
  }

  /// The rule is the old one, what is dry stands in the wind; but the wind comes down the slope.
  private static func trapLevel() throws(LevelError) -> Level {
    try Level.closed(
      secondContent(
        "trap", Text.trapText, hints: [Text.trapHint1, Text.trapHint2, Text.trapHint3],
        note: Text.trapNote1),
      right: Choice(id: "climb", text: First.trapAnswerClimb, reply: Text.trapReplyClimb),
      wrong: [
        Choice(id: "lean", text: First.trapAnswerLean, reply: Text.trapReplyLean),
        Choice(id: "wait", text: First.trapAnswerWait, reply: Text.trapReplyWait),
      ])
  }

  /// Sound ice sings and is quiet again: the bridge of the first night goes on ticking.
  private static func bridgeLevel() throws(LevelError) -> Level {
    try Level.closed(
      secondContent(
        "bridge", Text.bridgeText, hints: [Text.bridgeHint1, Text.bridgeHint2, Text.bridgeHint3],
        note: Text.bridgeNote1),
      right: Choice(id: "broad", text: First.bridgeAnswerBroad, reply: Text.bridgeReplyBroad),
      wrong: [
        Choice(id: "narrow", text: First.bridgeAnswerNarrow, reply: Text.bridgeReplyNarrow),
        Choice(id: "silent", text: First.bridgeAnswerSilent, reply: Text.bridgeReplySilent),
        Choice(id: "jump", text: First.bridgeAnswerJump, reply: Text.bridgeReplyJump),
      ])
  }

  /// The third chain leads nowhere, and the first two lead to a corner each: both at once.
  private static func leverLevel() throws(LevelError) -> Level {
    try Level.closed(
      secondContent(
        "lever", Text.leverText, hints: [Text.leverHint1, Text.leverHint2, Text.leverHint3],
        note: Text.leverNote1),
      right: Choice(id: "both", text: First.leverAnswerBoth, reply: Text.leverReplyBoth),
      wrong: [
        Choice(id: "hang", text: First.leverAnswerHang, reply: Text.leverReplyHang),
        Choice(id: "ember", text: First.leverAnswerEmber, reply: Text.leverReplyEmber),
        Choice(id: "breathe", text: First.leverAnswerBreathe, reply: Text.leverReplyBreathe),
      ])
  }

  /// One lies: three sentences stand in the notebook, “one of us is lying” cannot be the lie, and the
  /// narrow bridge rang.
  private static func doorLevel() throws(LevelError) -> Level {
    try Level.closed(
      secondContent(
        "door", Text.doorText, hints: [Text.doorHint1, Text.doorHint2, Text.doorHint3],
        note: Text.doorNote1),
      right: Choice(id: "bridge", text: Text.doorAnswerBridge, reply: Text.doorReplyBridge),
      wrong: [
        Choice(id: "spike", text: Text.doorAnswerSpike, reply: Text.doorReplySpike),
        Choice(id: "chain", text: Text.doorAnswerChain, reply: Text.doorReplyChain),
        Choice(id: "levers", text: Text.doorAnswerLevers, reply: Text.doorReplyLevers),
        Choice(id: "liar", text: Text.doorAnswerLiar, reply: Text.doorReplyLiar),
      ])
  }

  private static func batsLevel() throws(LevelError) -> Level {
    try secondEscape(
      secondContent("bats", Text.batsText, hints: [Text.batsHint1, Text.batsHint2]),
      twists: [.bats, .walls],
      beats: [Text.batsBeat4, Text.batsBeat8], failures: [Text.batsFailure1, Text.batsFailure2],
      success: Text.batsSuccess)
  }
}
