import Adventure
import Localization

private typealias HintText = L10n.WorldHints

/// The ladders of hints: first for what the player stands before, then in the order of the night.
enum KeepersNightHints {
  static let ladders = here + inOrder

  private static let here = [
    goatLadder(when: .at("byre")), digLadder(when: .all([.at("beacon"), .held("shovel")])),
    layLadder(when: .all([.at("beacon"), .held("wood"), .flag("dug")])),
    snowmanLadder(when: .at("road")),
    iceLadder(when: .all([.at("gallery"), .held("clapper")])),
  ]

  private static let inOrder = [
    HintLadder(
      "matches", when: .unset("dry"),
      rungs: [HintText.matchesFirst, HintText.matchesSecond, HintText.matchesThird]),
    HintLadder("lamp", when: .not(.lit("lamp")), rungs: [HintText.lampFirst, HintText.lampSecond]),
    HintLadder(
      "clapper", when: .all([.unset("free"), .not(.held("clapper"))]),
      rungs: [HintText.clapperFirst, HintText.clapperSecond, HintText.clapperThird]), iceLadder(),
    goatLadder(),
    HintLadder(
      "wood", when: .thing("wood", .place("woodshed")),
      rungs: [HintText.woodFirst, HintText.woodSecond]),
    HintLadder(
      "coat", when: .any([.unset("searched"), .all([.not(.worn("coat")), .unset("laid")])]),
      rungs: [HintText.coatFirst, HintText.coatSecond]), digLadder(), layLadder(), snowmanLadder(),
    HintLadder(
      "hook", when: .not(.thing("lamp", .inside("hook"))),
      rungs: [HintText.hookFirst, HintText.hookSecond]),
    HintLadder("ask", when: .unset("asked"), rungs: [HintText.askFirst, HintText.askSecond]),
    HintLadder(
      "answer", when: .not(.atLeast("said", 3)),
      rungs: [HintText.answerFirst, HintText.answerSecond, HintText.answerThird]),
    HintLadder("bell", when: .not(.hasWon), rungs: [HintText.bellFirst, HintText.bellSecond]),
  ]

  private static func iceLadder(when: WorldCondition = .always) -> HintLadder {
    HintLadder(
      "ice", when: .all([when, .unset("free")]),
      rungs: [HintText.iceFirst, HintText.iceSecond, HintText.iceThird])
  }

  private static func goatLadder(when: WorldCondition = .always) -> HintLadder {
    HintLadder(
      "goat", when: .all([when, .thing("key", .inside("goat"))]),
      rungs: [HintText.goatFirst, HintText.goatSecond, HintText.goatThird])
  }

  private static func digLadder(when: WorldCondition = .always) -> HintLadder {
    HintLadder(
      "dig", when: .all([when, .unset("dug")]), rungs: [HintText.digFirst, HintText.digSecond])
  }

  private static func layLadder(when: WorldCondition = .always) -> HintLadder {
    HintLadder(
      "lay", when: .all([when, .unset("laid")]), rungs: [HintText.layFirst, HintText.laySecond])
  }

  private static func snowmanLadder(when: WorldCondition = .always) -> HintLadder {
    HintLadder(
      "snowman", when: .all([when, .unset("turned")]),
      rungs: [HintText.snowmanFirst, HintText.snowmanSecond])
  }
}
