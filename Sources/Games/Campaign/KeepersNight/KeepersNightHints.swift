import Adventure
import Localization

/// The ladders of hints: first for what the player stands before, then in the order of the night.
enum KeepersNightHints {
  static let ladders = here + inOrder

  private static let here = [
    goatLadder(when: .at("byre")), digLadder(when: .all([.at("beacon"), .held("shovel")])),
    layLadder(when: .all([.at("beacon"), .held("wood")])), snowmanLadder(when: .at("road")),
    iceLadder(when: .all([.at("gallery"), .held("clapper")])),
  ]

  private static let inOrder = [
    HintLadder(
      "matches", when: .unset("dry"),
      rungs: [
        L10n.WorldHints.matchesFirst, L10n.WorldHints.matchesSecond, L10n.WorldHints.matchesThird,
      ]),
    HintLadder(
      "lamp", when: .not(.lit("lamp")),
      rungs: [L10n.WorldHints.lampFirst, L10n.WorldHints.lampSecond]),
    HintLadder(
      "clapper", when: .all([.unset("free"), .not(.held("clapper"))]),
      rungs: [
        L10n.WorldHints.clapperFirst, L10n.WorldHints.clapperSecond, L10n.WorldHints.clapperThird,
      ]),
    iceLadder(), goatLadder(),
    HintLadder(
      "wood", when: .thing("wood", .place("woodshed")),
      rungs: [L10n.WorldHints.woodFirst, L10n.WorldHints.woodSecond]),
    HintLadder(
      "coat", when: .any([.unset("searched"), .all([.not(.worn("coat")), .unset("laid")])]),
      rungs: [L10n.WorldHints.coatFirst, L10n.WorldHints.coatSecond]),
    digLadder(), layLadder(), snowmanLadder(),
    HintLadder(
      "hook", when: .not(.thing("lamp", .inside("hook"))),
      rungs: [L10n.WorldHints.hookFirst, L10n.WorldHints.hookSecond]),
    HintLadder(
      "ask", when: .unset("asked"), rungs: [L10n.WorldHints.askFirst, L10n.WorldHints.askSecond]),
    HintLadder(
      "answer", when: .not(.atLeast("said", 3)),
      rungs: [
        L10n.WorldHints.answerFirst, L10n.WorldHints.answerSecond, L10n.WorldHints.answerThird,
      ]),
    HintLadder(
      "bell", when: .not(.hasWon), rungs: [L10n.WorldHints.bellFirst, L10n.WorldHints.bellSecond]),
  ]

  private static func iceLadder(when: WorldCondition = .always) -> HintLadder {
    HintLadder(
      "ice", when: .all([when, .unset("free")]),
      rungs: [L10n.WorldHints.iceFirst, L10n.WorldHints.iceSecond, L10n.WorldHints.iceThird])
  }

  private static func goatLadder(when: WorldCondition = .always) -> HintLadder {
    HintLadder(
      "goat", when: .all([when, .thing("key", .inside("goat"))]),
      rungs: [L10n.WorldHints.goatFirst, L10n.WorldHints.goatSecond, L10n.WorldHints.goatThird])
  }

  private static func digLadder(when: WorldCondition = .always) -> HintLadder {
    HintLadder(
      "dig", when: .all([when, .unset("dug")]),
      rungs: [L10n.WorldHints.digFirst, L10n.WorldHints.digSecond])
  }

  private static func layLadder(when: WorldCondition = .always) -> HintLadder {
    HintLadder(
      "lay", when: .all([when, .unset("laid")]),
      rungs: [L10n.WorldHints.layFirst, L10n.WorldHints.laySecond])
  }

  private static func snowmanLadder(when: WorldCondition = .always) -> HintLadder {
    HintLadder(
      "snowman", when: .all([when, .unset("turned")]),
      rungs: [L10n.WorldHints.snowmanFirst, L10n.WorldHints.snowmanSecond])
  }
}
