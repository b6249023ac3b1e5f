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
      "bar.lifted", on: .instead([.take, .open, .push, .pull, .turn], .thing("bar"), .optional),
      [.refuse(ActText.barLifted)]),
    Rule(
      "bar.passed", on: .instead([.hide, .enter, .climb, .jump], .thing("bar"), .optional),
      [.say(ActText.barPassed)]),
  ]

  // MARK: The coil

  private static let thawing =
    ["coil", "coilIce"].map { ThingID($0) }.flatMap {
      [
        Rule(
          "thaw.\($0.id).tile",
          on: .instead([.putOn, .putIn, .use, .give, .show, .tie], .thing("tile"), .thing($0)),
          when: isIced, thaw),
        Rule(
          "thaw.\($0.id).warmed",
          on: .instead([.warm, .burn, .rub, .touch, .tap, .use], .thing($0), .thing("tile")),
          when: isIced, thaw),
        Rule(
          "thaw.\($0.id).warm", on: .instead([.warm], .thing($0)),
          when: .all([isIced, .held("tile")]), thaw),
        Rule(
          "thaw.\($0.id).flame", on: .instead([.putOn, .use, .show], .thing("lamp"), .thing($0)),
          when: isIced, [.refuse(ActText.coilFlame)]),
        Rule(
          "thaw.\($0.id).flamed", on: .instead([.warm, .burn, .light], .thing($0), .optional),
          when: .all([isIced, .held("lamp")]), [.refuse(ActText.coilFlame)]),
        Rule(
          "thaw.\($0.id).taken",
          on: .instead([.take, .putIn, .putOn, .drop, .give, .wear], .thing($0), .optional),
          when: isIced, [.refuse(ThingText.coilRefusal)]),
        Rule(
          "thaw.\($0.id).pulled",
          on: .instead(
            [
              .pull, .untie, .shake, .break, .hit, .cut, .turn, .tie, .rub, .dig, .kick, .warm,
              .burn, .light,
            ], .thing($0), .optional),
          when: isIced, [.refuse(ActText.coilPulled)]),
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
      "pins.in",
      on: .instead([.putIn, .putOn, .use, .push, .hit], .thing("pins"), .thing("eyesInRock")),
      when: .held("pins"), [.move("pins", .inside("eyesInRock")), .say(ActText.pinsIn)]),
    Rule(
      "pins.stay", on: .instead([.take, .pull, .untie], .thing("pins"), .optional),
      when: .all([isRailed, isPinned]), [.refuse(ActText.railStays)]),
    Rule(
      "eyes.only", on: .instead([.putIn, .putOn], .anything, .thing("eyesInRock")),
      [.refuse(ActText.eyesOnly)]),
    tyingRule("pins", "pins"), tyingRule("eyes", "eyesInRock"), tyingRule("chains", "chains"),
    tyingRule("plates", "plates"),
    Rule(
      "rail.tied", on: .instead([.tie, .use, .give], .thing("coil"), .optional),
      when: .at("anchor"), tying),
    Rule(
      "coil.bridge", on: .instead([.tie, .putOn, .use], .thing("coil"), .thing("bridge")),
      [.refuse(ActText.pinsFirst)]),
    Rule(
      "rail.stays", on: .instead([.take, .untie, .cut, .pull, .break], .thing("rail"), .optional),
      [.refuse(ActText.railStays)]),
  ]

  private static func tyingRule(_ id: String, _ thing: ThingID) -> Rule {
    Rule(
      "rail.\(id)", on: .instead([.tie, .putOn, .putIn, .use], .thing("coil"), .thing(thing)),
      when: .at("anchor"), tying)
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
