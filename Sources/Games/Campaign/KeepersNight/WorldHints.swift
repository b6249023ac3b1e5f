import Adventure
import Localization

private typealias Words = L10n.WorldHints

/// The ladders: first for what the player stands before, then in the order of the night.
extension KeepersNight {
  static let hints = here + inOrder

  private static let here = [
    goat(when: .at("byre")), dig(when: .all([.at("beacon"), .held("shovel")])),
    lay(when: .all([.at("beacon"), .held("wood")])), snowman(when: .at("road")),
    ice(when: .all([.at("gallery"), .held("clapper")])),
  ]

  private static let inOrder = [
    HintLadder(
      "matches", when: .unset("dry"),
      rungs: [Words.matchesFirst, Words.matchesSecond, Words.matchesThird]),
    HintLadder("lamp", when: .not(.lit("lamp")), rungs: [Words.lampFirst, Words.lampSecond]),
    HintLadder(
      "clapper", when: .all([.unset("free"), .not(.held("clapper"))]),
      rungs: [Words.clapperFirst, Words.clapperSecond, Words.clapperThird]),
    ice(), goat(),
    HintLadder(
      "wood", when: .thing("wood", .place("woodshed")), rungs: [Words.woodFirst, Words.woodSecond]),
    HintLadder(
      "coat", when: .any([.unset("searched"), .all([.not(.worn("coat")), .unset("laid")])]),
      rungs: [Words.coatFirst, Words.coatSecond]),
    dig(), lay(), snowman(),
    HintLadder(
      "hook", when: .not(.thing("lamp", .inside("hook"))),
      rungs: [Words.hookFirst, Words.hookSecond]),
    HintLadder("ask", when: .unset("asked"), rungs: [Words.askFirst, Words.askSecond]),
    HintLadder(
      "answer", when: .not(.atLeast("said", 3)),
      rungs: [Words.answerFirst, Words.answerSecond, Words.answerThird]),
    HintLadder("bell", when: .not(.hasWon), rungs: [Words.bellFirst, Words.bellSecond]),
  ]

  private static func ice(when: Condition = .always) -> HintLadder {
    HintLadder(
      "ice", when: .all([when, .unset("free")]),
      rungs: [Words.iceFirst, Words.iceSecond, Words.iceThird])
  }

  private static func goat(when: Condition = .always) -> HintLadder {
    HintLadder(
      "goat", when: .all([when, .thing("key", .inside("goat"))]),
      rungs: [Words.goatFirst, Words.goatSecond, Words.goatThird])
  }

  private static func dig(when: Condition = .always) -> HintLadder {
    HintLadder(
      "dig", when: .all([when, .unset("dug")]), rungs: [Words.digFirst, Words.digSecond])
  }

  private static func lay(when: Condition = .always) -> HintLadder {
    HintLadder(
      "lay", when: .all([when, .unset("laid")]), rungs: [Words.layFirst, Words.laySecond])
  }

  private static func snowman(when: Condition = .always) -> HintLadder {
    HintLadder(
      "snowman", when: .all([when, .unset("turned")]),
      rungs: [Words.snowmanFirst, Words.snowmanSecond])
  }
}
