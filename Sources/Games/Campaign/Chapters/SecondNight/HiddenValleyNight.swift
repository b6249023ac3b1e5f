import Flow
import Localization
import Reflex

/// Chapter 3 on the second night: other givens, another riddle, another sign.
enum HiddenValleyNight {
  private typealias Text = L10n.HiddenValleyNight

  static func levels() throws(LevelError) -> [Level?] {
    [
      try climbLevel(), try waterfallLevel(), try templeLevel(),
      try mechanismLevel(), try stairLevel(),
    ]
  }

  /// Two holds a try, and nothing is taken back at the top: 2, 4, 6, 8, 10, then 15.
  private static func climbLevel() throws(LevelError) -> Level {
    try Level.open(
      secondContent(
        "climb", Text.climbText, hints: [Text.climbHint1, Text.climbHint2, Text.climbHint3],
        note: Text.climbNote1), accepted: Text.climbAccepted,
      nearMisses: [
        ForeseenWrongAnswer(id: "three", texts: Text.climbNearThree, reply: Text.climbReplyThree),
        ForeseenWrongAnswer(id: "eight", texts: Text.climbNearEight, reply: Text.climbReplyEight),
        ForeseenWrongAnswer(id: "half", texts: Text.climbNearHalf, reply: Text.climbReplyHalf),
        ForeseenWrongAnswer(id: "five", texts: Text.climbNearFive, reply: Text.climbReplyFive),
        ForeseenWrongAnswer(
          id: "fifteen", texts: Text.climbNearFifteen, reply: Text.climbReplyFifteen),
        ForeseenWrongAnswer(id: "four", texts: Text.climbNearFour, reply: Text.climbReplyFour),
      ], nudge: Text.climbNudge(word: .typed), success: Text.climbSuccess)
  }

  /// A riddle, made anew in each language: an echo.
  private static func waterfallLevel() throws(LevelError) -> Level {
    try Level.open(
      secondContent(
        "waterfall", Text.waterfallText,
        hints: [Text.waterfallHint1, Text.waterfallHint2, Text.waterfallHint3],
        note: Text.waterfallNote1), accepted: Text.waterfallAccepted,
      nearMisses: [
        ForeseenWrongAnswer(id: "fog", texts: Text.waterfallNearFog, reply: Text.waterfallReplyFog),
        ForeseenWrongAnswer(
          id: "shadow", texts: Text.waterfallNearShadow, reply: Text.waterfallReplyShadow),
        ForeseenWrongAnswer(
          id: "voice", texts: Text.waterfallNearVoice, reply: Text.waterfallReplyVoice),
        ForeseenWrongAnswer(
          id: "reflection", texts: Text.waterfallNearReflection,
          reply: Text.waterfallReplyReflection),
        ForeseenWrongAnswer(
          id: "parrot", texts: Text.waterfallNearParrot, reply: Text.waterfallReplyParrot),
        ForeseenWrongAnswer(
          id: "mountain", texts: Text.waterfallNearMountain, reply: Text.waterfallReplyMountain),
      ], nudge: Text.waterfallNudge(word: .typed), success: Text.waterfallSuccess)
  }

  /// A lamb is 2, a calf 5, two calves 10, and a lamb stands on the other side already: 8.
  private static func templeLevel() throws(LevelError) -> Level {
    try Level.open(
      secondContent(
        "temple", Text.templeText, hints: [Text.templeHint1, Text.templeHint2, Text.templeHint3],
        note: Text.templeNote1), accepted: Text.templeAccepted,
      nearMisses: [
        ForeseenWrongAnswer(id: "ten", texts: Text.templeNearTen, reply: Text.templeReplyTen),
        ForeseenWrongAnswer(
          id: "twelve", texts: Text.templeNearTwelve, reply: Text.templeReplyTwelve),
        ForeseenWrongAnswer(id: "nine", texts: Text.templeNearNine, reply: Text.templeReplyNine),
        ForeseenWrongAnswer(id: "six", texts: Text.templeNearSix, reply: Text.templeReplySix),
        ForeseenWrongAnswer(id: "three", texts: Text.templeNearThree, reply: Text.templeReplyThree),
        ForeseenWrongAnswer(id: "seven", texts: Text.templeNearSeven, reply: Text.templeReplySeven),
      ], nudge: Text.templeNudge(word: .typed), success: Text.templeSuccess)
  }

  /// The notebook has the jars in the order of the first gate: eight cups are the second sign’s.
  private static func mechanismLevel() throws(LevelError) -> Level {
    try Level.open(
      secondContent(
        "mechanism", Text.mechanismText,
        hints: [Text.mechanismHint1, Text.mechanismHint2, Text.mechanismHint3],
        note: Text.mechanismNote1), accepted: Text.mechanismAccepted,
      nearMisses: [
        ForeseenWrongAnswer(
          id: "bear", texts: Text.mechanismNearBear, reply: Text.mechanismReplyBear),
        ForeseenWrongAnswer(
          id: "spikes", texts: Text.mechanismNearSpikes, reply: Text.mechanismReplySpikes),
        ForeseenWrongAnswer(
          id: "bird", texts: Text.mechanismNearBird, reply: Text.mechanismReplyBird),
        ForeseenWrongAnswer(
          id: "eyes", texts: Text.mechanismNearEyes, reply: Text.mechanismReplyEyes),
        ForeseenWrongAnswer(
          id: "jars", texts: Text.mechanismNearJars, reply: Text.mechanismReplyJars),
      ], nudge: Text.mechanismNudge(word: .typed), success: Text.mechanismSuccess)
  }

  private static func stairLevel() throws(LevelError) -> Level {
    try secondEscape(
      secondContent("stair", Text.stairText, hints: [Text.stairHint1, Text.stairHint2]),
      twists: [.stair, .walls],
      beats: [Text.stairBeat4, Text.stairBeat8],
      failures: [Text.stairFailure1, Text.stairFailure2], success: Text.stairSuccess)
  }
}
