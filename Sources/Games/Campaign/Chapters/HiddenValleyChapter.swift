import Answers
import Flow
import Localization
import Reflex

/// Chapter 3: open questions, asked by fog.
enum HiddenValleyChapter {
  private typealias Text = L10n.HiddenValley
  private typealias Names = L10n.LevelNames

  static func chapter() throws(LevelError) -> Chapter {
    try Chapter(
      id: "hidden-valley", title: Text.title, description: Text.description,
      keywords: [
        ChapterKeyword(id: "climbing", text: Text.keywordClimbing),
        ChapterKeyword(id: "waterfall", text: Text.keywordWaterfall),
        ChapterKeyword(id: "temple", text: Text.keywordTemple),
        ChapterKeyword(id: "door-mechanism", text: Text.keywordDoorMechanism),
      ],
      levels: [
        try climbLevel(), try waterfallLevel(), try templeLevel(),
        try mechanismLevel(), try stairLevel(),
      ])
  }

  /// Two holds a try, and nothing is taken back at the top: 2, 4, 6, then 9.
  private static func climbLevel() throws(LevelError) -> Level {
    try Level.open(
      LevelContent(
        id: "climb", name: Names.climb, text: Text.climbText,
        hints: [Text.climbHint1, Text.climbHint2, Text.climbHint3], notes: [Text.climbNote1],
        keywords: ["climbing"]), accepted: Text.climbAccepted,
      nearMisses: [
        ForeseenWrongAnswer(id: "three", texts: Text.climbNearThree, reply: Text.climbReplyThree),
        ForeseenWrongAnswer(id: "five", texts: Text.climbNearFive, reply: Text.climbReplyFive),
        ForeseenWrongAnswer(id: "nine", texts: Text.climbNearNine, reply: Text.climbReplyNine),
        ForeseenWrongAnswer(id: "two", texts: Text.climbNearTwo, reply: Text.climbReplyTwo),
        ForeseenWrongAnswer(id: "half", texts: Text.climbNearHalf, reply: Text.climbReplyHalf),
      ], nudge: Text.climbNudge(word: .typed), success: Text.climbSuccess)
  }

  /// A riddle, made anew in each language: a shadow.
  private static func waterfallLevel() throws(LevelError) -> Level {
    try Level.open(
      LevelContent(
        id: "waterfall", name: Names.waterfall, text: Text.waterfallText,
        hints: [Text.waterfallHint1, Text.waterfallHint2, Text.waterfallHint3],
        notes: [Text.waterfallNote1], keywords: ["waterfall"]), accepted: Text.waterfallAccepted,
      nearMisses: [
        ForeseenWrongAnswer(
          id: "light", texts: Text.waterfallNearLight, reply: Text.waterfallReplyLight),
        ForeseenWrongAnswer(
          id: "rope", texts: Text.waterfallNearRope, reply: Text.waterfallReplyRope),
        ForeseenWrongAnswer(
          id: "reflection", texts: Text.waterfallNearReflection,
          reply: Text.waterfallReplyReflection),
        ForeseenWrongAnswer(
          id: "ghost", texts: Text.waterfallNearGhost, reply: Text.waterfallReplyGhost),
        ForeseenWrongAnswer(
          id: "echo", texts: Text.waterfallNearEcho, reply: Text.waterfallReplyEcho),
      ], nudge: Text.waterfallNudge(word: .typed), success: Text.waterfallSuccess)
  }

  /// A lamb is 3, a calf 5, and one loaf lies on the other side already: 7.
  private static func templeLevel() throws(LevelError) -> Level {
    try Level.open(
      LevelContent(
        id: "temple", name: Names.temple, text: Text.templeText,
        hints: [Text.templeHint1, Text.templeHint2, Text.templeHint3], notes: [Text.templeNote1],
        keywords: ["temple"]), accepted: Text.templeAccepted,
      nearMisses: [
        ForeseenWrongAnswer(id: "eight", texts: Text.templeNearEight, reply: Text.templeReplyEight),
        ForeseenWrongAnswer(id: "nine", texts: Text.templeNearNine, reply: Text.templeReplyNine),
        ForeseenWrongAnswer(id: "six", texts: Text.templeNearSix, reply: Text.templeReplySix),
        ForeseenWrongAnswer(id: "five", texts: Text.templeNearFive, reply: Text.templeReplyFive),
        ForeseenWrongAnswer(id: "four", texts: Text.templeNearFour, reply: Text.templeReplyFour),
      ], nudge: Text.templeNudge(word: .typed), success: Text.templeSuccess)
  }

  /// The third sign of the first gate, which the notebook keeps.
  private static func mechanismLevel() throws(LevelError) -> Level {
    try Level.open(
      LevelContent(
        id: "mechanism", name: Names.mechanism, text: Text.mechanismText,
        hints: [Text.mechanismHint1, Text.mechanismHint2, Text.mechanismHint3],
        notes: [Text.mechanismNote1], keywords: ["door-mechanism"]),
      accepted: Text.mechanismAccepted,
      nearMisses: [
        ForeseenWrongAnswer(
          id: "nothing", texts: Text.mechanismNearNothing, reply: Text.mechanismReplyNothing),
        ForeseenWrongAnswer(
          id: "bear", texts: Text.mechanismNearBear, reply: Text.mechanismReplyBear),
        ForeseenWrongAnswer(
          id: "neighbours", texts: Text.mechanismNearNeighbours,
          reply: Text.mechanismReplyNeighbours),
        ForeseenWrongAnswer(
          id: "weather", texts: Text.mechanismNearWeather, reply: Text.mechanismReplyWeather),
        ForeseenWrongAnswer(
          id: "legs", texts: Text.mechanismNearLegs, reply: Text.mechanismReplyLegs),
      ], nudge: Text.mechanismNudge(word: .typed), success: Text.mechanismSuccess)
  }

  /// The escape: a stair that puts itself away.
  private static func stairLevel() throws(LevelError) -> Level {
    try Level.reflex(
      LevelContent(
        id: "stair", name: Names.stair, text: Text.stairText,
        hints: [Text.stairHint1, Text.stairHint2, Text.stairHint3],
        notes: [Text.stairNote1], keywords: []), goal: 18,
      practice: escapePractice, twists: [.stair],
      beats: [3: Text.stairBeat3, 6: Text.stairBeat6],
      failures: [Text.stairFailure1, Text.stairFailure2], success: Text.stairSuccess,
      skipped: Text.stairSkipped)
  }
}
