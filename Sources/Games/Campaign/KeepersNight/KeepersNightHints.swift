import Adventure
import Localization

private typealias Text = L10n.WorldHints

/// The ladders of hints, in the order of the night.
enum KeepersNightHints {
  static let ladders =
    FarHints.mended + light + ice + FarHints.calls + goat + coat + beacon
    + FarHints.caravan + [FarHints.blown] + rope + [FarHints.hands] + bell

  // MARK: Light

  /// Where there is a lamp, and where one is needed.
  private static let below = ["hut", "trapdoor", "cellar"]

  private static let light = [
    HintLadder(
      "matches", about: ["matches", "drawer", "table", "lamp"] + below,
      when: .all([.unset("dry"), .thing("matches", .inside("drawer"))]), Text.matches),
    HintLadder(
      "steaming", about: ["matches", "stove", "lamp"],
      when: .all([.unset("dry"), .thing("matches", .inside("stove"))]), Text.steaming),
    HintLadder(
      "drying", about: ["matches", "stove", "lamp"] + below, when: .unset("dry"), Text.drying),
    HintLadder("lamp", about: ["lamp", "matches"] + below, when: .not(.lit("lamp")), Text.lamp),
  ]

  // MARK: The ice

  private static let ends = ["rope", "ring", "someone"]

  private static let ice = [
    HintLadder(
      "clapper", about: ["clapper", "collar"] + ends,
      when: .all([.unset("free"), .thing("clapper", .inside("bell"))]), Text.clapper),
    HintLadder(
      "clapper.again", about: ["clapper", "collar"] + ends,
      when: .all([.unset("free"), .not(.held("clapper"))]),
      unasked: .not(.thing("clapper", .inside("bell"))), Text.clapperAgain),
    HintLadder(
      "ice", about: ["clapper", "collar", "gallery", "ledge"] + ends, when: .unset("free"),
      here: .all([.at("gallery"), .held("clapper")]), Text.ice),
  ]

  // MARK: The goat and the wood

  private static let wooden = ["key", "door", "wood", "woodshed", "slate"]

  private static let hasKey = WorldCondition.thing("key", .inside("goat"))

  private static let goat = [
    HintLadder(
      "goat", about: ["goat", "book", "byre", "loft", "yard"] + wooden, when: hasKey,
      here: .at("byre"), Text.goat),
    HintLadder(
      "wood", about: wooden, when: .thing("wood", .place("woodshed")), Text.wood),
  ]

  // MARK: The beacon

  private static let coat = [
    HintLadder(
      "coat", about: ["coat", "peg", "stairs", "cold"],
      when: .any([
        .all([.thing("coat", .inside("peg")), isCodeWanted]),
        .all([.not(.worn("coat")), .unset("laid")]),
      ]), Text.coat),
    HintLadder("pocket", about: ["card", "coat"], when: isCodeWanted, Text.pocket),
  ]

  /// Who has answered the rope knows the code without the card.
  private static let isCodeWanted = WorldCondition.all([
    .unset("searched"), .not(.atLeast("said", 3)),
  ])

  private static let beacon = [
    HintLadder(
      "dig", about: ["shovel", "snow", "bowl", "beacon", "fire"] + below, when: .unset("dug"),
      here: .all([.at("beacon"), .held("shovel")]), Text.dig),
    HintLadder(
      "lay", about: ["wood", "bowl", "beacon", "fire", "slate"], when: .unset("laid"),
      here: .all([.at("beacon"), .held("wood"), .flag("dug")]), Text.lay),
    HintLadder(
      "snowman", about: ["snowman", "road", "slate"],
      when: .all([.unset("turned"), .unset(.award("turned"))]), here: .at("road"), Text.snowman),
  ]

  // MARK: The rope and the bell

  private static let rope = [
    HintLadder(
      "hook", about: ["hook", "lamp", "mouth", "slate"],
      when: .not(.thing("lamp", .inside("hook"))), Text.hook),
    HintLadder(
      "quiet", about: ends,
      when: .all([
        .flag("free"), .equals("call", 0), .unset("asked"), .not(RopeCalls.areAnswered),
      ]), Text.quiet),
    HintLadder("ask", about: ["card", "slate", "fire"] + ends, when: .unset("asked"), Text.ask),
    HintLadder(
      "answer", about: ["card", "slate", "fire"] + ends,
      when: .all([.flag("asked"), .not(.atLeast("said", 2))]), Text.answer),
    HintLadder(
      "swipe", about: ["rope", "mittens", "box", "chapel"],
      when: .all([.not(.atLeast("said", 3)), .thing("mittens", .inside("box"))]),
      unasked: .equals("said", 2), Text.swipe),
    HintLadder(
      "swipe.again", about: ["rope", "mittens", "ring"], when: .equals("said", 2), Text.swipeAgain),
  ]

  private static let bell = [
    HintLadder(
      "bell.again", about: ["bell", "clapper", "belfry"],
      when: .all([.atLeast("said", 3), .thing("clapper", .inside("bell"))]), Text.bellAgain),
    HintLadder(
      "bell", about: ["bell", "clapper", "belfry", "slate"], when: .atLeast("said", 3), Text.bell),
    HintLadder(
      "bell.early", about: ["bell", "belfry", "clapper"], when: .always, unasked: .never,
      Text.bellEarly),
  ]
}
