import Adventure
import Localization

private typealias Text = L10n.FarHints

/// Ladders for what lies further off: only once the player has met it.
enum FarHints {
  // MARK: What the storm has undone

  static let mended = [
    HintLadder(
      "drift", when: .all([StormRules.isShut, .at("pass")]), rungs: [Text.driftFirst]),
    HintLadder(
      "crust", when: .all([StormRules.isCovered, .at("beacon")]),
      rungs: [Text.crustFirst, Text.crustSecond]),
    HintLadder("blown.here", when: .all([isBlown, .at("road")]), rungs: blown),
  ]

  /// Elsewhere it comes last: one comes by the road anyway.
  static let blownAnywhere = HintLadder("blown", when: isBlown, rungs: blown)

  private static let blown = [Text.blownFirst, Text.blownSecond]

  private static let isBlown = WorldCondition.all([
    .unset("turned"), .flag(.award("turned")), .unset("asked"),
  ])

  // MARK: The rope

  static let calls = [
    callLadder(.tugs, [Text.tugsFirst, Text.tugsSecond]),
    callLadder(.light, [Text.lightFirst, Text.lightSecond]),
    callLadder(.fall, [Text.fallFirst, Text.fallSecond]),
    callLadder(.row, [Text.rowFirst, Text.rowSecond]),
    callLadder(.stuck, [Text.stuckFirst, Text.stuckSecond]),
  ]

  private static func callLadder(_ call: RopeCall, _ rungs: [LocalizedText]) -> HintLadder {
    HintLadder("call.\(call)", when: .all([call.isWaiting, .unset("asked")]), rungs: rungs)
  }

  // MARK: Here

  /// What the player stands before comes first.
  static let here =
    calls.map { HintLadder($0.id + ".here", when: .all([.at("mouth"), $0.when]), rungs: $0.rungs) }
    + [
      calledLadder("called.here", when: .all([.at("gorge"), .held("lamp"), .lit("lamp")])),
      oilLadder("oil.here", when: .all([.at("gallery"), .flag("free")])),
      storeLadder("store.here", when: .all([.at("tunnel"), .flag("across")])),
      mirrorLadder("mirror.here", when: .all([.at("bunk"), .worn("hat")])),
    ]

  // MARK: The caravan

  static let caravan = [
    calledLadder("called", when: .all([.visited("gorge"), .lit("lamp"), .unset("asked")])),
    HintLadder(
      "almanac", when: .all([.flag("across"), .unset("aside")]), rungs: [Text.almanacFirst]),
    HintLadder(
      "almanac.read", when: .all([.flag("across"), .unset("told")]), rungs: [Text.almanacSecond]),
    HintLadder(
      "clock", when: .all([.flag("across"), .thing("tileThird", .place("hut"))]),
      rungs: [Text.clockFirst, Text.clockSecond]),
    HintLadder(
      "clock.wind", when: .all([.flag("across"), .unset("wound")]), rungs: [Text.clockThird]),
    oilLadder("oil", when: .flag("across")),
    HintLadder(
      "oil.give", when: .all([.flag("across"), .unset("oiled")]), rungs: [Text.oilFourth]),
    storeLadder("store", when: .flag("across")),
    HintLadder(
      "sledge.give", when: .all([.flag("across"), .unset("sledged")]), rungs: [Text.storeFourth]),
    HintLadder(
      "rail", when: .all([.flag("across"), .unset("thawed")]),
      rungs: [Text.railFirst, Text.railSecond]),
    HintLadder(
      "rail.pins", when: .all([.flag("across"), .unset("railed")]),
      rungs: [Text.railThird, Text.railFourth]),
    mirrorLadder("mirror", when: .all([.flag("across"), .visited("bunk")])),
  ]

  private static func calledLadder(_ id: String, when: WorldCondition) -> HintLadder {
    HintLadder(
      id, when: .all([when, .unset("across")]),
      rungs: [Text.calledFirst, Text.calledSecond, Text.calledThird])
  }

  private static func oilLadder(_ id: String, when: WorldCondition) -> HintLadder {
    HintLadder(
      id, when: .all([when, .unset("parted")]),
      rungs: [Text.oilFirst, Text.oilSecond, Text.oilThird])
  }

  private static func storeLadder(_ id: String, when: WorldCondition) -> HintLadder {
    HintLadder(
      id, when: .all([when, .unset("storeOpen")]),
      rungs: [Text.storeFirst, Text.storeSecond, Text.storeThird])
  }

  private static func mirrorLadder(_ id: String, when: WorldCondition) -> HintLadder {
    HintLadder(
      id, when: .all([when, .unset(.award("mirrored"))]),
      rungs: [Text.mirrorFirst, Text.mirrorSecond, Text.mirrorThird])
  }

  // MARK: The end

  static let hands = HintLadder(
    "hands",
    when: .all([.atLeast("said", 3), KeepersNightEndings.isCaravanReady]),
    rungs: [Text.handsFirst, Text.handsSecond])
}
