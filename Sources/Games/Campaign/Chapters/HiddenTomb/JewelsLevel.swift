import Flow
import Localization

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
        try SearchLevel.Element(
          id: "bear", name: Text.jewelsBearName, text: Text.jewelsBearText,
          actions: [
            four(Text.jewelsBearFourResult, .progress), two(Text.jewelsBearTwoResult, .progress),
            none(Text.jewelsBearNoneResult, .nothing),
          ], right: "four"),
        try SearchLevel.Element(
          id: "bird", name: Text.jewelsBirdName, text: Text.jewelsBirdText,
          actions: [
            four(Text.jewelsBirdFourResult, .progress), two(Text.jewelsBirdTwoResult, .progress),
            none(Text.jewelsBirdNoneResult, .nothing),
          ], right: "two"),
        try SearchLevel.Element(
          id: "spikes", name: Text.jewelsSpikesName, text: Text.jewelsSpikesText,
          actions: [
            four(Text.jewelsSpikesFourResult, .setback), two(Text.jewelsSpikesTwoResult, .nothing),
            none(Text.jewelsSpikesNoneResult, .progress),
          ], right: "none"),
        try SearchLevel.Element(
          id: "rope", name: Text.jewelsRopeName, text: Text.jewelsRopeText,
          actions: [
            tug(Text.jewelsRopeTugResult, .progress),
            tie(Text.jewelsRopeTieResult, .progress),
            slack(Text.jewelsRopeSlackResult, .nothing),
            untie(Text.jewelsRopeUntieResult, .setback),
          ], right: "tug"),
      ], failure: Text.jewelsFailure, success: Text.jewelsSuccess)
  }
}
