import Adventure
import Localization

private typealias HintText = L10n.WorldHints

/// The ladders of hints: first for what the player stands before, then in the order of the night.
enum KeepersNightHints {
  static let ladders = mended + here + inOrder

  /// What the storm has undone, where the player meets it; and what the rope asks, at the ring.
  private static let mended = FarHints.mended

  private static let here =
    FarHints.here + goat(when: .at("byre")) + dig(when: .all([.at("beacon"), .held("shovel")])) + [
      layLadder(when: .all([.at("beacon"), .held("wood"), .flag("dug")])),
      snowmanLadder(when: .at("road")),
      iceLadder(when: .all([.at("gallery"), .held("clapper")])),
    ]

  private static let inOrder =
    light + [clapperLadder, clapperAgainLadder, iceLadder()] + goat() + wood + coat + dig()
    + [layLadder(), snowmanLadder()] + FarHints.caravan + FarHints.calls + [FarHints.blownAnywhere]
    + rope
    + [FarHints.hands, bellAgainLadder, bellLadder]

  // MARK: Light

  private static let light = [
    HintLadder(
      "matches", when: .all([.unset("dry"), .thing("matches", .inside("drawer"))]),
      rungs: [HintText.matchesFirst, HintText.matchesSecond]),
    HintLadder(
      "steaming", when: .all([.unset("dry"), .thing("matches", .inside("stove"))]),
      rungs: [HintText.steamingFirst]),
    HintLadder(
      "drying", when: .unset("dry"), rungs: [HintText.dryingFirst, HintText.dryingSecond]),
    HintLadder("lamp", when: .not(.lit("lamp")), rungs: [HintText.lampFirst, HintText.lampSecond]),
  ]

  // MARK: The ice

  private static let clapperLadder = HintLadder(
    "clapper", when: .all([.unset("free"), .thing("clapper", .inside("bell"))]),
    rungs: [HintText.clapperFirst, HintText.clapperSecond, HintText.clapperThird])

  private static let clapperAgainLadder = HintLadder(
    "clapper.again", when: .all([.unset("free"), .not(.held("clapper"))]),
    rungs: [HintText.clapperAgain])

  private static func iceLadder(when: WorldCondition = .always) -> HintLadder {
    HintLadder(
      "ice", when: .all([when, .unset("free")]),
      rungs: [HintText.iceFirst, HintText.iceSecond, HintText.iceThird])
  }

  // MARK: The goat and the wood

  private static func goat(when: WorldCondition = .always) -> [HintLadder] {
    let hasKey = WorldCondition.all([when, .thing("key", .inside("goat"))])
    return [
      HintLadder(
        "goat", when: .all([hasKey, .thing("book", .place("loft"))]),
        rungs: [HintText.goatFirst, HintText.goatSecond, HintText.goatThird]),
      HintLadder("goat.again", when: hasKey, rungs: [HintText.goatAgain, HintText.goatThird]),
    ]
  }

  private static let wood = [
    HintLadder(
      "wood", when: .all([.thing("wood", .place("woodshed")), .locked("door")]),
      rungs: [HintText.woodFirst, HintText.woodSecond]),
    HintLadder(
      "wood.again", when: .thing("wood", .place("woodshed")),
      rungs: [HintText.woodAgain, HintText.woodAgainSecond]),
  ]

  // MARK: The beacon

  private static let coat = [
    HintLadder(
      "coat",
      when: .all([
        .thing("coat", .inside("peg")), .any([isCodeWanted, .unset("laid")]),
      ]), rungs: [HintText.coatFirst, HintText.coatSecond]),
    HintLadder("pocket", when: isCodeWanted, rungs: [HintText.pocketFirst]),
    HintLadder(
      "cold", when: .all([.not(.worn("coat")), .unset("laid")]), rungs: [HintText.coldFirst]),
  ]

  /// Who has answered the rope knows the code without the card.
  private static let isCodeWanted = WorldCondition.all([
    .unset("searched"), .not(.atLeast("said", 3)),
  ])

  private static func dig(when: WorldCondition = .always) -> [HintLadder] {
    let isFull = WorldCondition.all([when, .unset("dug")])
    return [
      HintLadder(
        "dig", when: .all([isFull, .thing("shovel", .place("cellar"))]),
        rungs: [HintText.digFirst, HintText.digSecond]),
      HintLadder("dig.again", when: isFull, rungs: [HintText.digAgain, HintText.digAgainSecond]),
    ]
  }

  private static func layLadder(when: WorldCondition = .always) -> HintLadder {
    HintLadder(
      "lay", when: .all([when, .unset("laid")]), rungs: [HintText.layFirst, HintText.laySecond])
  }

  private static func snowmanLadder(when: WorldCondition = .always) -> HintLadder {
    HintLadder(
      "snowman", when: .all([when, .unset("turned"), .unset(.award("turned"))]),
      rungs: [HintText.snowmanFirst, HintText.snowmanSecond])
  }

  // MARK: The rope and the bell

  private static let rope = [
    HintLadder(
      "hook", when: .not(.thing("lamp", .inside("hook"))),
      rungs: [HintText.hookFirst, HintText.hookSecond]),
    HintLadder("ask", when: .unset("asked"), rungs: [HintText.askFirst, HintText.askSecond]),
    HintLadder(
      "answer", when: .not(.atLeast("said", 2)),
      rungs: [HintText.answerFirst, HintText.answerSecond]),
    HintLadder(
      "swipe", when: .all([.equals("said", 2), .thing("mittens", .inside("box"))]),
      rungs: [HintText.swipeFirst, HintText.swipeSecond]),
    HintLadder(
      "swipe.again", when: .equals("said", 2),
      rungs: [HintText.swipeAgain, HintText.swipeAgainSecond]),
  ]

  private static let bellAgainLadder = HintLadder(
    "bell.again", when: .thing("clapper", .inside("bell")),
    rungs: [HintText.bellAgain, HintText.bellAgainSecond])

  private static let bellLadder = HintLadder(
    "bell", when: .not(.isOver), rungs: [HintText.bellFirst, HintText.bellSecond])
}
