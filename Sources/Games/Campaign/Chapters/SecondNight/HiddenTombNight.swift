import Flow
import Localization
import Reflex

/// Chapter 4 on the second night: the rooms are arranged anew, and nothing is felt before all is judged.
enum HiddenTombNight {
  private typealias Text = L10n.HiddenTombNight
  private typealias First = L10n.HiddenTomb

  static func levels() throws(LevelError) -> [Level?] {
    [
      try tilesLevel(), try blocksLevel(), try wallsLevel(),
      try jewelsLevel(), try closingLevel(),
    ]
  }

  /// What is sharp was leapt over; what heels and knees have worn is passed as they passed.
  private static func tilesLevel() throws(LevelError) -> Level {
    let step = RoomAction("step", First.tilesStep)
    let jump = RoomAction("jump", First.tilesJump)
    let crawl = RoomAction("crawl", First.tilesCrawl)
    return try Level.search(
      secondContent(
        "tiles", Text.tilesText, hints: [Text.tilesHint1, Text.tilesHint2, Text.tilesHint3],
        note: Text.tilesNote1),
      elements: [
        silentElement(
          "first", First.tilesFirstName, Text.tilesFirstText, right: "jump",
          step(Text.tilesFirstStepResult), jump(Text.tilesFirstJumpResult),
          crawl(Text.tilesFirstCrawlResult)),
        silentElement(
          "second", First.tilesSecondName, Text.tilesSecondText, right: "step",
          step(Text.tilesSecondStepResult), jump(Text.tilesSecondJumpResult),
          crawl(Text.tilesSecondCrawlResult)),
        silentElement(
          "third", First.tilesThirdName, Text.tilesThirdText, right: "crawl",
          step(Text.tilesThirdStepResult), jump(Text.tilesThirdJumpResult),
          crawl(Text.tilesThirdCrawlResult)),
      ], failure: Text.tilesFailure, success: Text.tilesSuccess, hush: Text.tilesHush)
  }

  /// A groove away from the middle, a groove near from the right, and under the left one only air.
  private static func blocksLevel() throws(LevelError) -> Level {
    let push = RoomAction("push", First.blocksPush)
    let pull = RoomAction("pull", First.blocksPull)
    let lift = RoomAction("lift", First.blocksLift)
    return try Level.search(
      secondContent(
        "blocks", Text.blocksText, hints: [Text.blocksHint1, Text.blocksHint2, Text.blocksHint3]),
      elements: [
        silentElement(
          "left", First.blocksLeftName, Text.blocksLeftText, right: "lift",
          push(Text.blocksLeftPushResult), pull(Text.blocksLeftPullResult),
          lift(Text.blocksLeftLiftResult)),
        silentElement(
          "middle", First.blocksMiddleName, Text.blocksMiddleText, right: "push",
          push(Text.blocksMiddlePushResult), pull(Text.blocksMiddlePullResult),
          lift(Text.blocksMiddleLiftResult)),
        silentElement(
          "right", First.blocksRightName, Text.blocksRightText, right: "pull",
          push(Text.blocksRightPushResult), pull(Text.blocksRightPullResult),
          lift(Text.blocksRightLiftResult)),
      ], failure: Text.blocksFailure, success: Text.blocksSuccess, hush: Text.blocksHush)
  }

  /// A bright ring, dust, a groove with the print of palms; the fourth gesture is for the fourth wall.
  private static func wallsLevel() throws(LevelError) -> Level {
    let push = RoomAction("push", First.wallsPush)
    let pull = RoomAction("pull", First.wallsPull)
    let strike = RoomAction("strike", First.wallsStrike)
    let leave = RoomAction("leave", First.wallsLeave)
    return try Level.search(
      secondContent(
        "walls", Text.wallsText, hints: [Text.wallsHint1, Text.wallsHint2, Text.wallsHint3]),
      elements: [
        silentElement(
          "ahead", First.wallsAheadName, Text.wallsAheadText, right: "pull",
          push(Text.wallsAheadPushResult), pull(Text.wallsAheadPullResult),
          strike(Text.wallsAheadStrikeResult), leave(Text.wallsAheadLeaveResult)),
        silentElement(
          "left", First.wallsLeftName, Text.wallsLeftText, right: "leave",
          push(Text.wallsLeftPushResult), pull(Text.wallsLeftPullResult),
          strike(Text.wallsLeftStrikeResult), leave(Text.wallsLeftLeaveResult)),
        silentElement(
          "right", First.wallsRightName, Text.wallsRightText, right: "push",
          push(Text.wallsRightPushResult), pull(Text.wallsRightPullResult),
          strike(Text.wallsRightStrikeResult), leave(Text.wallsRightLeaveResult)),
        silentElement(
          "behind", First.wallsBehindName, Text.wallsBehindText, right: "strike",
          push(Text.wallsBehindPushResult), pull(Text.wallsBehindPullResult),
          strike(Text.wallsBehindStrikeResult), leave(Text.wallsBehindLeaveResult)),
      ], failure: Text.wallsFailure, success: Text.wallsSuccess, hush: Text.wallsHush)
  }

  /// Feet in the snow, as on the first gate, for other guests; the rope is answered as it asked.
  private static func jewelsLevel() throws(LevelError) -> Level {
    let four = RoomAction("four", First.jewelsFour)
    let two = RoomAction("two", First.jewelsTwo)
    let none = RoomAction("none", First.jewelsNone)
    let twoTugs = RoomAction("two-tugs", Text.jewelsTwoTugs)
    let tug = RoomAction("tug", First.jewelsTug)
    let slack = RoomAction("slack", First.jewelsSlack)
    return try Level.search(
      secondContent(
        "jewels", Text.jewelsText, hints: [Text.jewelsHint1, Text.jewelsHint2, Text.jewelsHint3],
        note: Text.jewelsNote1),
      elements: [
        silentElement(
          "wolves", Text.jewelsWolvesName, Text.jewelsWolvesText, right: "none",
          four(Text.jewelsWolvesFourResult), two(Text.jewelsWolvesTwoResult),
          none(Text.jewelsWolvesNoneResult)),
        silentElement(
          "bear", First.jewelsBearName, Text.jewelsBearText, right: "two",
          four(Text.jewelsBearFourResult), two(Text.jewelsBearTwoResult),
          none(Text.jewelsBearNoneResult)),
        silentElement(
          "birds", Text.jewelsBirdsName, Text.jewelsBirdsText, right: "four",
          four(Text.jewelsBirdsFourResult), two(Text.jewelsBirdsTwoResult),
          none(Text.jewelsBirdsNoneResult)),
        silentElement(
          "rope", First.jewelsRopeName, Text.jewelsRopeText, right: "two-tugs",
          twoTugs(Text.jewelsRopeTwoTugsResult), tug(Text.jewelsRopeTugResult),
          slack(Text.jewelsRopeSlackResult)),
      ], failure: Text.jewelsFailure, success: Text.jewelsSuccess, hush: Text.jewelsHush)
  }

  private static func closingLevel() throws(LevelError) -> Level {
    try secondEscape(
      secondContent("closing", Text.closingText, hints: [Text.closingHint1, Text.closingHint2]),
      goal: 24, twists: [.stair, .flood, .bats, .walls],
      beats: [Text.closingBeat4, Text.closingBeat8],
      failures: [Text.closingFailure1, Text.closingFailure2], success: Text.closingSuccess)
  }
}
