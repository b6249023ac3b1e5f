import Flow
import Localization
import Reflex

/// Chapter 4 on the second night: the rooms are arranged anew, and nothing is felt before all is judged.
enum HiddenTombNight {
  private typealias Text = L10n.HiddenTombNight
  private typealias First = L10n.HiddenTomb

  static func levels() throws(LevelError) -> [Level?] {
    [
      .search(try tilesLevel()), .search(try blocksLevel()), .search(try wallsLevel()),
      .search(try jewelsLevel()), .reflex(try closingLevel()),
    ]
  }

  /// What is sharp was leapt over; what heels and knees have worn is passed as they passed.
  private static func tilesLevel() throws(LevelError) -> SearchLevel {
    try SearchLevel(
      content: secondContent(
        "tiles", Text.tilesText, hints: [Text.tilesHint1, Text.tilesHint2, Text.tilesHint3],
        note: Text.tilesNote1),
      elements: [
        try silentElement(
          "first", First.tilesFirstName, Text.tilesFirstText,
          [
            SilentAction(id: "step", text: First.tilesStep, result: Text.tilesFirstStepResult),
            SilentAction(id: "jump", text: First.tilesJump, result: Text.tilesFirstJumpResult),
            SilentAction(id: "crawl", text: First.tilesCrawl, result: Text.tilesFirstCrawlResult),
          ], right: "jump"),
        try silentElement(
          "second", First.tilesSecondName, Text.tilesSecondText,
          [
            SilentAction(id: "step", text: First.tilesStep, result: Text.tilesSecondStepResult),
            SilentAction(id: "jump", text: First.tilesJump, result: Text.tilesSecondJumpResult),
            SilentAction(id: "crawl", text: First.tilesCrawl, result: Text.tilesSecondCrawlResult),
          ], right: "step"),
        try silentElement(
          "third", First.tilesThirdName, Text.tilesThirdText,
          [
            SilentAction(id: "step", text: First.tilesStep, result: Text.tilesThirdStepResult),
            SilentAction(id: "jump", text: First.tilesJump, result: Text.tilesThirdJumpResult),
            SilentAction(id: "crawl", text: First.tilesCrawl, result: Text.tilesThirdCrawlResult),
          ], right: "crawl"),
      ], failure: Text.tilesFailure, success: Text.tilesSuccess, hush: Text.tilesHush)
  }

  /// A groove away from the middle, a groove near from the right, and under the left one only air.
  private static func blocksLevel() throws(LevelError) -> SearchLevel {
    try SearchLevel(
      content: secondContent(
        "blocks", Text.blocksText, hints: [Text.blocksHint1, Text.blocksHint2, Text.blocksHint3]),
      elements: [
        try silentElement(
          "left", First.blocksLeftName, Text.blocksLeftText,
          [
            SilentAction(id: "push", text: First.blocksPush, result: Text.blocksLeftPushResult),
            SilentAction(id: "pull", text: First.blocksPull, result: Text.blocksLeftPullResult),
            SilentAction(id: "lift", text: First.blocksLift, result: Text.blocksLeftLiftResult),
          ], right: "lift"),
        try silentElement(
          "middle", First.blocksMiddleName, Text.blocksMiddleText,
          [
            SilentAction(id: "push", text: First.blocksPush, result: Text.blocksMiddlePushResult),
            SilentAction(id: "pull", text: First.blocksPull, result: Text.blocksMiddlePullResult),
            SilentAction(id: "lift", text: First.blocksLift, result: Text.blocksMiddleLiftResult),
          ], right: "push"),
        try silentElement(
          "right", First.blocksRightName, Text.blocksRightText,
          [
            SilentAction(id: "push", text: First.blocksPush, result: Text.blocksRightPushResult),
            SilentAction(id: "pull", text: First.blocksPull, result: Text.blocksRightPullResult),
            SilentAction(id: "lift", text: First.blocksLift, result: Text.blocksRightLiftResult),
          ], right: "pull"),
      ], failure: Text.blocksFailure, success: Text.blocksSuccess, hush: Text.blocksHush)
  }

  /// A bright ring, dust, a groove with the print of palms; the fourth gesture is for the fourth wall.
  private static func wallsLevel() throws(LevelError) -> SearchLevel {
    try SearchLevel(
      content: secondContent(
        "walls", Text.wallsText, hints: [Text.wallsHint1, Text.wallsHint2, Text.wallsHint3]),
      elements: [
        try silentElement(
          "ahead", First.wallsAheadName, Text.wallsAheadText,
          [
            SilentAction(id: "push", text: First.wallsPush, result: Text.wallsAheadPushResult),
            SilentAction(id: "pull", text: First.wallsPull, result: Text.wallsAheadPullResult),
            SilentAction(
              id: "strike", text: First.wallsStrike, result: Text.wallsAheadStrikeResult),
            SilentAction(id: "leave", text: First.wallsLeave, result: Text.wallsAheadLeaveResult),
          ], right: "pull"),
        try silentElement(
          "left", First.wallsLeftName, Text.wallsLeftText,
          [
            SilentAction(id: "push", text: First.wallsPush, result: Text.wallsLeftPushResult),
            SilentAction(id: "pull", text: First.wallsPull, result: Text.wallsLeftPullResult),
            SilentAction(id: "strike", text: First.wallsStrike, result: Text.wallsLeftStrikeResult),
            SilentAction(id: "leave", text: First.wallsLeave, result: Text.wallsLeftLeaveResult),
          ], right: "leave"),
        try silentElement(
          "right", First.wallsRightName, Text.wallsRightText,
          [
            SilentAction(id: "push", text: First.wallsPush, result: Text.wallsRightPushResult),
            SilentAction(id: "pull", text: First.wallsPull, result: Text.wallsRightPullResult),
            SilentAction(
              id: "strike", text: First.wallsStrike, result: Text.wallsRightStrikeResult),
            SilentAction(id: "leave", text: First.wallsLeave, result: Text.wallsRightLeaveResult),
          ], right: "push"),
        try silentElement(
          "behind", First.wallsBehindName, Text.wallsBehindText,
          [
            SilentAction(id: "push", text: First.wallsPush, result: Text.wallsBehindPushResult),
            SilentAction(id: "pull", text: First.wallsPull, result: Text.wallsBehindPullResult),
            SilentAction(
              id: "strike", text: First.wallsStrike, result: Text.wallsBehindStrikeResult),
            SilentAction(id: "leave", text: First.wallsLeave, result: Text.wallsBehindLeaveResult),
          ], right: "strike"),
      ], failure: Text.wallsFailure, success: Text.wallsSuccess, hush: Text.wallsHush)
  }

  /// Feet in the snow, as on the first gate, for other guests; the rope is answered as it asked.
  private static func jewelsLevel() throws(LevelError) -> SearchLevel {
    try SearchLevel(
      content: secondContent(
        "jewels", Text.jewelsText, hints: [Text.jewelsHint1, Text.jewelsHint2, Text.jewelsHint3],
        note: Text.jewelsNote1),
      elements: [
        try silentElement(
          "wolves", Text.jewelsWolvesName, Text.jewelsWolvesText,
          [
            SilentAction(id: "four", text: First.jewelsFour, result: Text.jewelsWolvesFourResult),
            SilentAction(id: "two", text: First.jewelsTwo, result: Text.jewelsWolvesTwoResult),
            SilentAction(id: "none", text: First.jewelsNone, result: Text.jewelsWolvesNoneResult),
          ], right: "none"),
        try silentElement(
          "bear", First.jewelsBearName, Text.jewelsBearText,
          [
            SilentAction(id: "four", text: First.jewelsFour, result: Text.jewelsBearFourResult),
            SilentAction(id: "two", text: First.jewelsTwo, result: Text.jewelsBearTwoResult),
            SilentAction(id: "none", text: First.jewelsNone, result: Text.jewelsBearNoneResult),
          ], right: "two"),
        try silentElement(
          "birds", Text.jewelsBirdsName, Text.jewelsBirdsText,
          [
            SilentAction(id: "four", text: First.jewelsFour, result: Text.jewelsBirdsFourResult),
            SilentAction(id: "two", text: First.jewelsTwo, result: Text.jewelsBirdsTwoResult),
            SilentAction(id: "none", text: First.jewelsNone, result: Text.jewelsBirdsNoneResult),
          ], right: "four"),
        try silentElement(
          "rope", First.jewelsRopeName, Text.jewelsRopeText,
          [
            SilentAction(
              id: "two-tugs", text: Text.jewelsTwoTugs, result: Text.jewelsRopeTwoTugsResult),
            SilentAction(id: "tug", text: First.jewelsTug, result: Text.jewelsRopeTugResult),
            SilentAction(id: "slack", text: First.jewelsSlack, result: Text.jewelsRopeSlackResult),
          ], right: "two-tugs"),
      ], failure: Text.jewelsFailure, success: Text.jewelsSuccess, hush: Text.jewelsHush)
  }

  private static func closingLevel() throws(LevelError) -> ReflexLevel {
    try secondEscape(
      secondContent("closing", Text.closingText, hints: [Text.closingHint1, Text.closingHint2]),
      goal: 16, twists: [.stair, .flood, .bats, .walls],
      beats: [Text.closingBeat4, Text.closingBeat8],
      failures: [Text.closingFailure1, Text.closingFailure2], success: Text.closingSuccess)
  }
}
