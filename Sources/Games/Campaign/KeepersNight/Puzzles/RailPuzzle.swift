import Adventure
import Localization

private typealias PlaceText = L10n.FarPlaces
private typealias ThingText = L10n.FarThings
private typealias ActText = L10n.FarActs

/// The rail of the bridge: a hot tile thaws the coil, two pins hold it.
enum RailPuzzle {
  private static let isIced = WorldCondition.unset("thawed")
  private static let isRailed = WorldCondition.flag("railed")

  static let places = [
    Place(
      id: "tollhouse", name: PlaceText.tollhouseName, noun: PlaceText.tollhouseNoun,
      description: [
        ConditionalText(PlaceText.tollhouseText),
        ConditionalText(PlaceText.tollhouseCoil, when: isIced),
        ConditionalText(
          PlaceText.tollhouseWet,
          when: .all([.flag("thawed"), .thing("coil", .place("tollhouse"))])),
      ],
      pictures: [
        ConditionalPicture("tollhouse", PlaceText.tollhousePicture),
        ConditionalPicture(
          "tollhouse-coil", L10n.FarPictures.tollhouseCoil,
          when: .thing("coil", .place("tollhouse"))),
      ],
      exits: [Exit(.north, to: "gorge", leadsOut: true)],
      sight: [ConditionalText(PlaceText.tollhouseSight)], seenFrom: ["gorge"]),
    Place(
      id: "anchor", name: PlaceText.anchorName, noun: PlaceText.anchorNoun,
      description: [
        ConditionalText(PlaceText.anchorText),
        ConditionalText(PlaceText.anchorRailed, when: isRailed),
      ],
      pictures: [
        ConditionalPicture("anchor", PlaceText.anchorPicture),
        ConditionalPicture("anchor-rail", L10n.FarPictures.anchorRail, when: isRailed),
      ],
      exits: [Exit(.up, to: "gorge", leadsOut: true)], seenFrom: ["gorge"]),
  ]

  static let things = [
    Thing(
      scenery: "bar", ThingText.bar, in: ["tollhouse"],
      pictures: [ConditionalPicture("bar", L10n.FarPictures.bar)]),
    Thing(scenery: "tariff", ThingText.tariff, in: ["tollhouse"]),
    Thing(scenery: "halfWalls", ThingText.halfWalls, in: ["tollhouse"]),
    Thing(
      id: "coil", noun: ThingText.coilForms, words: ThingText.coilWords,
      description: [
        ConditionalText(ThingText.coilIced, when: isIced), ConditionalText(ThingText.coilText),
      ], start: .place("tollhouse"),
      pictures: [
        ConditionalPicture("coil-iced", ThingText.coilIcedPicture, when: isIced),
        ConditionalPicture("coil", ThingText.coilPicture),
      ]),
    Thing(scenery: "coilIce", ThingText.coilIce, in: ["tollhouse"]),
    Thing(scenery: "plates", ThingText.plates, in: ["anchor"]),
    Thing(
      id: "eyesInRock", noun: ThingText.eyesForms, words: ThingText.eyesWords,
      description: [ConditionalText(ThingText.eyesText)], start: .place("anchor"),
      traits: [.scenery, .container]),
    Thing(
      scenery: "chains", ThingText.chains, in: ["anchor", "gorge"],
      pictures: [ConditionalPicture("chains", L10n.FarPictures.chains)]),
    Thing(scenery: "planksAbove", ThingText.planksAbove, in: ["anchor"]),
    Thing(scenery: "waterBelow", ThingText.water, in: ["anchor"]),
    // Comes when the coil has been tied.
    Thing(scenery: "rail", ThingText.rail, in: []),
  ]

  static let rules = thawing + pinning + bar

  private static let bar = [
    Rule(
      "bar.lifted", [.take, .open, .push, .pull, .turn], "bar", .optional,
      refuses: ActText.barLifted),
    Rule("bar.passed", [.hide, .enter, .climb, .jump], "bar", .optional, says: ActText.barPassed),
  ]

  // MARK: The coil

  private static let thawing =
    ["coil", "coilIce"].map { ThingID($0) }.flatMap {
      [
        Rule(
          "thaw.\($0.id).tile", [.putOn, .putIn, .use, .give, .show, .tie], "tile", .thing($0),
          when: isIced, thaw),
        Rule(
          "thaw.\($0.id).warmed", [.warm, .burn, .rub, .touch, .tap, .use], $0, .thing("tile"),
          when: isIced, thaw),
        Rule("thaw.\($0.id).warm", [.warm], $0, when: .all([isIced, .held("tile")]), thaw),
        Rule(
          "thaw.\($0.id).flame", [.putOn, .use, .show], "lamp", .thing($0), when: isIced,
          refuses: ActText.coilFlame),
        Rule(
          "thaw.\($0.id).flamed", [.warm, .burn, .light], $0, .optional,
          when: .all([isIced, .held("lamp")]), refuses: ActText.coilFlame),
        Rule(
          "thaw.\($0.id).taken", [.take, .putIn, .putOn, .drop, .give, .wear], $0, .optional,
          when: isIced, refuses: ThingText.coilRefusal),
        Rule(
          "thaw.\($0.id).pulled",
          [
            .pull, .untie, .shake, .break, .hit, .cut, .turn, .tie, .rub, .dig, .kick, .warm, .burn,
            .light,
          ], $0, .optional, when: isIced, refuses: ActText.coilPulled),
      ]
    }

  private static let thaw: [RuleEffect] = [
    .when(
      .all([.held("tile"), ClockPuzzle.isTileHot]),
      [
        .set("thawed", 1), .move("coilIce", .nowhere), .award("thawed"), .say(ActText.coilThaws),
      ],
      otherwise: [.refuse(ActText.coilCold)])
  ]

  // MARK: The pins

  private static let isPinned = WorldCondition.thing("pins", .inside("eyesInRock"))

  private static let pinning = [
    Rule(
      "pins.in", [.putIn, .putOn, .use, .push, .hit], "pins", .thing("eyesInRock"),
      when: .held("pins"), [.move("pins", .inside("eyesInRock")), .say(ActText.pinsIn)]),
    Rule(
      "pins.stay", [.take, .pull, .untie], "pins", .optional, when: .all([isRailed, isPinned]),
      refuses: ActText.railStays),
    Rule(
      "eyes.only", on: .instead([.putIn, .putOn], .anything, .thing("eyesInRock")),
      [.refuse(ActText.eyesOnly)]),
    tyingRule("pins", "pins"), tyingRule("eyes", "eyesInRock"), tyingRule("chains", "chains"),
    tyingRule("plates", "plates"),
    Rule("rail.tied", [.tie, .use, .give], "coil", .optional, when: .at("anchor"), tying),
    Rule(
      "coil.bridge", [.tie, .putOn, .use], "coil", .thing("bridge"), refuses: ActText.pinsFirst),
    Rule(
      "rail.stays", [.take, .untie, .cut, .pull, .break], "rail", .optional,
      refuses: ActText.railStays),
  ]

  private static func tyingRule(_ id: String, _ thing: ThingID) -> Rule {
    Rule(
      "rail.\(id)", [.tie, .putOn, .putIn, .use], "coil", .thing(thing), when: .at("anchor"), tying)
  }

  private static let tying: [RuleEffect] = [
    .firstOf(
      (.not(.held("coil")), [.refuse(L10n.Adventure.notHeld)]),
      (.not(isPinned), [.refuse(ActText.pinsFirst)]),
      (
        .always,
        [
          .move("coil", .nowhere), .move("rail", .place("anchor")), .set("railed", 1),
          .award("railed"), .say(ActText.railTied),
        ]
      ))
  ]
}
