import Adventure
import Localization

private typealias Text = L10n.FarHints

/// Ladders for what lies further off: unasked, only once the player has met it.
enum FarHints {
  // MARK: What the storm has undone

  static let mended = [
    HintLadder(
      "drift", about: ["drift", "chapel", "chapelDoor"], when: StormRules.isShut,
      unasked: .at("pass"), here: .at("pass"), Text.drift),
    HintLadder(
      "crust", about: ["crust", "bowl", "wood", "beacon"], when: StormRules.isCovered,
      unasked: .any([.at("beacon"), .at("mouth")]), here: .at("beacon"), Text.crust),
  ]

  /// It comes late: one goes by the road anyway.
  static let blown = HintLadder(
    "blown", about: ["snowman", "road"],
    when: .all([.unset("turned"), .flag(.award("turned")), .unset("asked")]), here: .at("road"),
    Text.blown)

  // MARK: The rope

  static let calls = [
    callLadder(.tugs, Text.tugs), callLadder(.light, Text.light),
    // Somebody hangs there: nothing comes before that.
    callLadder(.fall, here: .always, Text.fall),
    callLadder(.row, about: ["panes"], Text.row),
    callLadder(.stuck, about: ["gravestones"], Text.stuck),
    HintLadder(
      "panes", about: ["panes"], when: .all([.unset("asked"), .unset(RopeCall.row.answer)]),
      unasked: .never, Text.panes),
    HintLadder(
      "stones", about: ["gravestones"], when: .unset("asked"), unasked: .never, Text.stones),
  ]

  private static func callLadder(
    _ call: RopeCall, about: [String] = [], here: WorldCondition = .at("mouth"),
    _ rungs: LocalizedList
  ) -> HintLadder {
    HintLadder(
      "call.\(call)", about: ["rope", "ring", "someone", "mouth"] + about,
      when: .all([call.isWaiting, .unset("asked")]), here: here, rungs)
  }

  // MARK: The caravan

  private static let isMet = WorldCondition.flag("across")

  private static let hasLight = WorldCondition.all([.held("lamp"), .lit("lamp")])

  static let caravan = [
    HintLadder(
      "called", about: ["lanterns", "caravan", "bridge", "scout", "gorge"], when: .unset("across"),
      unasked: .all([.visited("gorge"), .lit("lamp"), .unset("asked")]),
      here: .all([.at("gorge"), hasLight]), Text.called),
    HintLadder(
      "almanac", about: ["two", "goat", "almanac", "hayloft", "roof", "scout", "lanterns"],
      when: .unset("aside"), unasked: isMet, here: .at("roof"), Text.almanac),
    HintLadder(
      "almanac.give", about: ["almanac", "scout", "lanterns"],
      when: .all([isMet, .unset("told"), .held("almanac")]), here: .at("gorge"),
      Text.almanacGive),
    HintLadder(
      "almanac.read", about: ["almanac", "hayloft", "scout"], when: .unset("told"), unasked: isMet,
      here: .at("hayloft"), Text.almanacRead),
    HintLadder(
      "clock",
      about: ["clock", "clockkey", "tiles", "tileThird", "tile", "portraits", "scout", "hut"],
      when: .thing("tileThird", .place("hut")), unasked: isMet, Text.clock),
    HintLadder(
      "clock.wind", about: ["clock", "clockkey", "scout"], when: .unset("wound"), unasked: isMet,
      here: .all([.at("hut"), .held("clockkey")]), Text.clockWind),
    HintLadder(
      "oil",
      about: [
        "oil", "curtainLeft", "curtainMiddle", "curtainRight", "iceWalls", "chamber", "scout",
      ],
      when: .unset("parted"),
      unasked: isMet, here: .all([.at("gallery"), .flag("free")]), Text.oil),
    HintLadder(
      "oil.give", about: ["oil", "scout", "lanterns"], when: .unset("oiled"), unasked: isMet,
      here: .all([.at("gorge"), isMet, .held("oil")]), Text.oilGive),
    HintLadder(
      "store",
      about: ["marks", "strokes", "drawing", "sledge", "pins", "store", "tunnel", "scout"],
      when: .unset("storeOpen"), unasked: isMet, here: .all([.at("tunnel"), isMet]), Text.store),
    HintLadder(
      "sledge.give", about: ["sledge", "scout"], when: .unset("sledged"), unasked: isMet,
      here: .all([.at("gorge"), isMet, .held("sledge")]), Text.sledgeGive),
    HintLadder(
      "rail",
      about: ["coil", "coilIce", "tile", "stove", "rail", "bridge", "tollhouse", "scout"],
      when: .unset("thawed"), unasked: isMet, here: .at("tollhouse"), Text.rail),
    HintLadder(
      "rail.pins", about: ["pins", "coil", "eyesInRock", "rail", "bridge", "anchor", "scout"],
      when: .unset("railed"), unasked: isMet, here: .at("anchor"), Text.railPins),
    HintLadder(
      "mirror", about: ["mirror", "lookingGlass", "hat", "portraits", "bunk"],
      when: .unset(.award("mirrored")), unasked: .all([isMet, .visited("bunk")]),
      here: .all([.at("bunk"), .worn("hat")]), Text.mirror),
  ]

  // MARK: The end

  static let hands = HintLadder(
    "hands", about: ["bell", "clapper", "scout", "rope"],
    when: .all([.atLeast("said", 3), KeepersNightEndings.isCaravanReady]), Text.hands)
}
