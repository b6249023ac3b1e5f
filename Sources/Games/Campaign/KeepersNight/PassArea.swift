import Adventure
import Localization

private typealias PlaceText = L10n.WorldPlaces
private typealias ThingText = L10n.WorldThings
private typealias SeenText = L10n.WorldPictures
private typealias StateText = L10n.WorldStates
private typealias FarText = L10n.FarPlaces
private typealias FarSeen = L10n.FarPictures

/// The pass and all that is reached from it without a key: the beacon, the road, the gorge and the chapel.
enum PassArea {
  private static let wearsHat = WorldCondition.thing("hat", .inside("snowman"))

  static let places = [
    Place(
      id: "pass", name: PlaceText.passName, noun: PlaceText.passNoun,
      description: [
        ConditionalText(PlaceText.passText),
        ConditionalText(FarText.passDrift, when: StormRules.isShut),
      ],
      pictures: [
        ConditionalPicture("pass", PlaceText.passPicture),
        ConditionalPicture("pass-drift", FarSeen.passDrift, when: StormRules.isShut),
      ],
      exits: [
        Exit(.north, to: "chapel", when: .not(StormRules.isShut), refusal: FarText.passShut),
        Exit(.east, to: "road"), Exit(.south, to: "yard"),
        Exit(.west, to: "path"),
        Exit(.up, to: "beacon", when: .worn("coat"), refusal: PlaceText.passCold),
      ],
      sight: [ConditionalText(PlaceText.passSight)],
      seenFrom: ["belfry", "beacon", "road", "yard", "path"]),
    Place(
      id: "beacon", name: PlaceText.beaconName, noun: PlaceText.beaconNoun,
      description: [
        ConditionalText(PlaceText.beaconText),
        ConditionalText(PlaceText.beaconFull, when: .unset("dug")),
        ConditionalText(
          StateText.beaconEmpty, when: .all([.flag("dug"), .unset("laid")])),
        ConditionalText(
          PlaceText.beaconLaid, when: .all([.flag("laid"), .not(StormRules.isCovered)])),
        ConditionalText(FarText.beaconCrust, when: StormRules.isCovered),
      ],
      pictures: [
        ConditionalPicture("beacon", PlaceText.beaconPicture),
        ConditionalPicture("beacon-snow", SeenText.beaconSnow, when: .unset("dug")),
        ConditionalPicture("beacon-wood", SeenText.beaconWood, when: .flag("laid")),
        ConditionalPicture("beacon-crust", FarSeen.beaconCrust, when: StormRules.isCovered),
      ], exits: [Exit(.down, to: "pass")],
      sight: [ConditionalText(PlaceText.beaconSight)],
      seenFrom: ["belfry", "pass", "yard", "road", "gorge", "path", "mouth"]),
    Place(
      id: "road", name: PlaceText.roadName, noun: PlaceText.roadNoun,
      description: [
        ConditionalText(PlaceText.roadText),
        ConditionalText(PlaceText.roadWrong, when: .unset("turned")),
        ConditionalText(PlaceText.roadRight, when: .flag("turned")),
      ],
      pictures: [
        ConditionalPicture("road", PlaceText.roadPicture),
        ConditionalPicture("road-north", SeenText.roadNorth, when: .unset("turned")),
        ConditionalPicture("road-west", SeenText.roadWest, when: .flag("turned")),
        ConditionalPicture("road-hat", SeenText.roadHat, when: wearsHat),
      ],
      exits: [
        Exit(.east, to: "gorge"), Exit(.west, to: "pass"),
        Exit(.north, to: "pass", when: .never, refusal: PlaceText.roadEdge, isHidden: true),
      ],
      sight: [ConditionalText(PlaceText.roadSight)],
      seenFrom: ["belfry", "beacon", "pass", "gorge"]),
    Place(
      id: "gorge", name: PlaceText.gorgeName, noun: PlaceText.gorgeNoun,
      description: [
        ConditionalText(PlaceText.gorgeText),
        ConditionalText(FarText.gorgeRailed, when: .flag("railed")),
        ConditionalText(FarText.gorgeWays),
        ConditionalText(FarText.gorgeWaits, when: .thing("scout", .place("gorge"))),
      ],
      pictures: [
        ConditionalPicture("gorge", PlaceText.gorgePicture),
        ConditionalPicture("gorge-rail", FarSeen.gorgeRail, when: .flag("railed")),
        ConditionalPicture(
          "gorge-scout", FarSeen.gorgeScout, when: .thing("scout", .place("gorge"))),
      ],
      exits: [
        Exit(.south, to: "tollhouse"), Exit(.west, to: "road"), Exit(.down, to: "anchor"),
        Exit(.east, to: "road", when: .never, refusal: PlaceText.gorgePost, isHidden: true),
      ],
      sight: [ConditionalText(PlaceText.gorgeSight)],
      seenFrom: ["belfry", "beacon", "road"]),
    Place(
      id: "chapel", name: PlaceText.chapelName, noun: PlaceText.chapelNoun,
      description: [
        ConditionalText(PlaceText.chapelText), ConditionalText(FarText.chapelPanes),
        ConditionalText(FarText.chapelWindow),
      ],
      pictures: [
        ConditionalPicture("chapel", PlaceText.chapelPicture),
        ConditionalPicture("chapel-lid", SeenText.chapelOpen, when: .open("box")),
      ],
      exits: [
        Exit(.east, to: "graves"), Exit(.south, to: "pass", leadsOut: true),
        Exit(.up, to: "belfry"),
      ],
      sight: [ConditionalText(PlaceText.chapelSight)],
      seenFrom: ["beacon", "pass", "yard"]),
    Place(
      id: "graves", name: FarText.gravesName, noun: FarText.gravesNoun,
      description: [ConditionalText(FarText.gravesText)],
      pictures: [ConditionalPicture("graves", FarText.gravesPicture)],
      exits: [Exit(.west, to: "chapel", leadsOut: true)],
      sight: [ConditionalText(FarText.gravesSight)], seenFrom: ["belfry", "chapel"]),
    Place(
      id: "belfry", name: PlaceText.belfryName, noun: PlaceText.belfryNoun,
      description: [
        ConditionalText(PlaceText.belfryText),
        ConditionalText(PlaceText.belfryLamp, when: .thing("lamp", .inside("hook"))),
      ],
      pictures: [
        ConditionalPicture("belfry", PlaceText.belfryPicture),
        ConditionalPicture(
          "belfry-clapper", SeenText.belfryClapper, when: .thing("clapper", .inside("bell"))),
        ConditionalPicture(
          "belfry-lamp", SeenText.belfryLamp, when: .thing("lamp", .inside("hook"))),
      ], exits: [Exit(.down, to: "chapel")],
      sight: [ConditionalText(PlaceText.belfrySight)],
      seenFrom: ["beacon", "pass", "yard", "chapel"]),
  ]

  static let things = [
    Thing(
      id: "bowl", noun: ThingText.bowlForms, words: ThingText.bowlWords,
      description: [
        ConditionalText(StateText.bowlSnow, when: .unset("dug")),
        ConditionalText(L10n.FarPlaces.beaconCrust, when: StormRules.isCovered),
        ConditionalText(StateText.bowlWood, when: .flag("laid")),
        ConditionalText(ThingText.bowlText),
      ], start: .place("beacon"),
      traits: [.fixed, .container],
      refusal: [
        ConditionalText(StateText.bowlFull, when: .unset("dug")),
        ConditionalText(StateText.bowlLaid, when: .flag("laid")),
        ConditionalText(ThingText.bowlRefusal),
      ],
      pictures: [
        ConditionalPicture("bowl-snow", SeenText.bowlSnow, when: .unset("dug")),
        ConditionalPicture("bowl-wood", SeenText.bowlWood, when: .flag("laid")),
        ConditionalPicture("bowl", ThingText.bowlPicture),
      ]),
    Thing(
      id: "snow", noun: ThingText.snowForms, words: ThingText.snowWords,
      description: [ConditionalText(ThingText.snowText)], start: .place("beacon"), traits: [.fixed],
      refusal: [ConditionalText(ThingText.snowRefusal)],
      pictures: [ConditionalPicture("snow", ThingText.snowPicture)]),
    Thing(
      id: "snowman", noun: ThingText.snowmanForms, words: ThingText.snowmanWords,
      description: [
        ConditionalText(StateText.snowmanRight, when: .flag("turned")),
        ConditionalText(ThingText.snowmanText),
      ], start: .place("road"),
      traits: [.fixed, .supporter, .animate],
      refusal: [
        ConditionalText(StateText.snowmanStays, when: .flag("turned")),
        ConditionalText(ThingText.snowmanRefusal),
      ],
      pictures: [
        ConditionalPicture(
          "snowman-west-hat", SeenText.snowmanWestHat, when: .all([.flag("turned"), wearsHat])),
        ConditionalPicture("snowman-west", SeenText.snowmanWest, when: .flag("turned")),
        ConditionalPicture("snowman-hat", SeenText.snowmanHat, when: wearsHat),
        ConditionalPicture("snowman", SeenText.snowmanNorth),
      ]),
    Thing(
      id: "hat", noun: ThingText.hatForms, words: ThingText.hatWords,
      description: [
        ConditionalText(StateText.hatDuty, when: wearsHat),
        ConditionalText(StateText.hatWorn, when: .worn("hat")),
        ConditionalText(ThingText.hatText),
      ], start: .inside("snowman"),
      traits: [.wearable], reading: [ConditionalText(ThingText.hatReading)],
      pictures: [ConditionalPicture("hat", ThingText.hatPicture)]),
    Thing(
      id: "lanterns", noun: ThingText.lanternsForms, words: ThingText.lanternsWords,
      description: [
        ConditionalText(L10n.Storm.lanternsOiled, when: .flag("oiled")),
        ConditionalText(L10n.Storm.lanternsSixteen, when: .atLeast("storm", 3)),
        ConditionalText(L10n.Storm.lanternsSeventeen, when: .atLeast("storm", 2)),
        ConditionalText(L10n.Storm.lanternsEighteen, when: .flag("storm")),
        ConditionalText(ThingText.lanternsText),
      ], start: .place("gorge"),
      traits: [.fixed], refusal: [ConditionalText(ThingText.lanternsRefusal)],
      pictures: [ConditionalPicture("lanterns", ThingText.lanternsPicture)]),
    Thing(
      id: "box", noun: ThingText.boxForms, words: ThingText.boxWords,
      description: [ConditionalText(ThingText.boxText)], start: .place("chapel"),
      traits: [.fixed, .container, .openable], reading: [ConditionalText(ThingText.boxReading)],
      refusal: [
        ConditionalText(StateText.boxOpen, when: .open("box")),
        ConditionalText(ThingText.boxRefusal),
      ],
      pictures: [
        ConditionalPicture("box-open", SeenText.boxOpen, when: .open("box")),
        ConditionalPicture("box", ThingText.boxPicture),
      ]),
    Thing(
      id: "mittens", noun: ThingText.mittensForms, words: ThingText.mittensWords,
      description: [ConditionalText(ThingText.mittensText)], start: .inside("box"),
      traits: [.wearable], pictures: [ConditionalPicture("mittens", ThingText.mittensPicture)]),
    Thing(
      id: "bell", noun: ThingText.bellForms, words: ThingText.bellWords,
      description: [
        ConditionalText(ThingText.bellText, when: .thing("clapper", .inside("bell"))),
        ConditionalText(StateText.bellMute),
      ], start: .place("belfry"),
      traits: [.fixed, .container], reading: [ConditionalText(ThingText.bellReading)],
      refusal: [
        ConditionalText(ThingText.bellRefusal, when: .thing("clapper", .inside("bell"))),
        ConditionalText(ThingText.bellBare),
      ],
      pictures: [
        ConditionalPicture(
          "bell-clapper", ThingText.bellPicture, when: .thing("clapper", .inside("bell"))),
        ConditionalPicture("bell", SeenText.bellBare),
      ]),
    Thing(
      id: "clapper", noun: ThingText.clapperForms, words: ThingText.clapperWords,
      description: [ConditionalText(ThingText.clapperText)], start: .inside("bell"),
      pictures: [ConditionalPicture("clapper", ThingText.clapperPicture)]),
  ]
}
