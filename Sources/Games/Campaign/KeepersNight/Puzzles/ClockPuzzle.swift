import Adventure
import Localization

private typealias ThingText = L10n.FarThings
private typealias ActText = L10n.FarActs

/// Two of the twelve plates say where the key of the clock is: behind the third tile of the stove, which
/// is loose, and stays hot for a while.
enum ClockPuzzle {
  /// How many turns a tile stays hot.
  static let hotTurns = 15

  static let things =
    [
      ("plate1", ThingText.plateFirst), ("plate2", ThingText.plateSecond),
      ("plate3", ThingText.plateThird), ("plate4", ThingText.plateFourth),
      ("plate5", ThingText.plateFifth), ("plate6", ThingText.plateSixth),
      ("plate7", ThingText.plateSeventh), ("plate8", ThingText.plateEighth),
      ("plate9", ThingText.plateNinth), ("plate10", ThingText.plateTenth),
      ("plate11", ThingText.plateEleventh), ("plate12", ThingText.plateTwelfth),
    ].map {
      Thing(
        scenery: ThingID($0), $1, in: ["bunk"],
        pictures: [ConditionalPicture("plates", L10n.FarPictures.plates)])
    } + [
      Thing(scenery: "tiles", ThingText.tiles, in: ["hut"]),
      Thing(scenery: "tileThird", ThingText.tileThird, in: ["hut"]),
      // These come when it has been pulled out.
      Thing(
        id: "tile", noun: ThingText.tileForms, words: ThingText.tileWords,
        description: [
          ConditionalText(ThingText.tileHot, when: isTileHot), ConditionalText(ThingText.tileCold),
        ], start: .nowhere, pictures: [ConditionalPicture("tile", ThingText.tilePicture)]),
      Thing(
        id: "clockkey", noun: ThingText.clockkeyForms, words: ThingText.clockkeyWords,
        description: [ConditionalText(ThingText.clockkeyText)], start: .nowhere,
        reading: [ConditionalText(ThingText.clockkeyReading)],
        pictures: [ConditionalPicture("clockkey", ThingText.clockkeyPicture)]),
    ]

  static let isTileHot = WorldCondition.any([
    .thing("tile", .inside("stove")),
    .all([.flag("tileHot"), .not(.turnsSince("tileHot", atLeast: hotTurns))]),
  ])

  static let rules = reading + tile + winding

  private static let reading = (1...12).map { ThingID("plate\($0)") }.map { plate in
    Rule("\(plate.id).read", [.read, .search], plate, [.proceed])
  }

  // MARK: The tile

  private static let tile = [
    Rule(
      "tile.back", [.putOn, .putIn, .warm], "tile", .thing("tiles"),
      [.move("tile", .inside("stove")), .say(ActText.tileLaid)]),
    Rule(
      "tiles.which", [.pull, .take, .push, .open, .turn, .search, .lookBehind, .tap], "tiles",
      .optional,
      [
        .when(
          .thing("tileThird", .nowhere), [.refuse(ActText.tileOthers)],
          otherwise: [.refuse(ActText.tileWhich)])
      ]),
    Rule(
      "tile.out", [.pull, .take, .push, .open, .turn, .search, .lookBehind, .touch, .tap, .use],
      "tileThird", .optional,
      [
        .move("tileThird", .nowhere), .move("tile", .carried), .move("clockkey", .carried),
        .mark("tileHot"), .award("tile"), .say(ActText.tileOut),
      ]),
    Rule(
      "tile.laid", [.putOn, .putIn, .warm], "tile", .thing("stove"),
      [.move("tile", .inside("stove")), .say(ActText.tileLaid)]),
    Rule(
      "tile.warmed", [.warm], "tile", when: .inReach("stove"),
      [.move("tile", .inside("stove")), .say(ActText.tileLaid)]),
    Rule(
      "tile.hot", [.take], "tile", when: .thing("tile", .inside("stove")),
      [.move("tile", .carried), .mark("tileHot"), .say(ActText.tileHot)]),
  ]

  // MARK: The clock

  private static let winding = [
    Rule(
      "clock.going", [.turn, .use, .open, .unlock, .repair, .push], "clock", .optional,
      when: .flag("wound"), says: ActText.clockGoing),
    Rule("clock.wound", [.turn, .use, .open, .unlock, .repair], "clock", wind),
    Rule("clock.woundWith", [.turn, .use, .open, .unlock], "clock", .thing("clockkey"), wind),
    Rule("clockkey.used", [.putIn, .use, .putOn, .turn], "clockkey", .thing("clock"), wind),
    Rule("clockkey.turned", [.turn, .use], "clockkey", when: .at("hut"), wind),
  ]

  private static let wind: [RuleEffect] = [
    .firstOf(
      (.flag("wound"), [.say(ActText.clockGoing)]),
      (.held("clockkey"), [.set("wound", 1), .award("wound"), .say(ActText.clockWound)]),
      (.always, [.refuse(ActText.clockKeyless)]))
  ]
}
