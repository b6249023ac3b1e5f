import Flow
import Localization

/// Level 4.4, the jewels. The first lock again, and whoever holds the other end of the rope.
enum JewelsLevel {
  private typealias Text = L10n.HiddenTomb
  private typealias Names = L10n.LevelNames
  private typealias Action = SearchLevel.Action

  static func level() throws(LevelError) -> SearchLevel {
    try SearchLevel(
      content: CommonLevelContent(
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
          ], right: "tug"),
      ], failure: Text.jewelsFailure, success: Text.jewelsSuccess)
  }

  private static func four(_ result: LocalizedText, _ outcome: ActionFeedback) -> Action {
    Action(id: "four", text: Text.jewelsFour, result: result, outcome: outcome)
  }

  private static func two(_ result: LocalizedText, _ outcome: ActionFeedback) -> Action {
    Action(id: "two", text: Text.jewelsTwo, result: result, outcome: outcome)
  }

  private static func none(_ result: LocalizedText, _ outcome: ActionFeedback) -> Action {
    Action(id: "none", text: Text.jewelsNone, result: result, outcome: outcome)
  }
}
