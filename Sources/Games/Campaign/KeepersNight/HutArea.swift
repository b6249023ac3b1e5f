import Adventure
import Localization

private typealias PlaceText = L10n.WorldPlaces
private typealias ThingText = L10n.WorldThings
private typealias SeenText = L10n.WorldPictures
private typealias StateText = L10n.WorldStates
private typealias FarText = L10n.FarPlaces
private typealias FarSeen = L10n.FarPictures

/// The house, and what the keepers have left there.
enum HutArea {
  private static let isSteaming = WorldCondition.all([
    .thing("matches", .inside("stove")), .unset("dry"),
  ])

  static let places = [
    Place(
      id: "hut", name: PlaceText.hutName, noun: PlaceText.hutNoun,
      description: [
        ConditionalText(PlaceText.hutText),
        ConditionalText(FarText.hutTicks, when: .flag("wound")),
      ],
      pictures: [
        ConditionalPicture("hut", PlaceText.hutPicture),
        ConditionalPicture("hut-lamp", SeenText.hutLamp, when: .thing("lamp", .inside("table"))),
        ConditionalPicture("hut-drawer", SeenText.hutOpen, when: .open("drawer")),
        ConditionalPicture("hut-matches", SeenText.hutMatches, when: isSteaming),
        ConditionalPicture("hut-clock", FarSeen.hutClock, when: .flag("wound")),
        ConditionalPicture("hut-tile", FarSeen.hutTile, when: .thing("tileThird", .nowhere)),
      ],
      exits: [
        Exit(.north, to: "yard", leadsOut: true), Exit(.east, to: "bunk"),
        Exit(.west, to: "lookout"),
        Exit(.up, to: "loft"), Exit(.down, to: "cellar"),
      ],
      sight: [ConditionalText(PlaceText.hutSight)],
      seenFrom: ["belfry", "beacon", "yard"]),
    Place(
      id: "bunk", name: PlaceText.bunkName, noun: PlaceText.bunkNoun,
      description: [
        ConditionalText(PlaceText.bunkText),
        ConditionalText(PlaceText.bunkCoat, when: .thing("coat", .inside("peg"))),
      ],
      pictures: [
        ConditionalPicture("bunk", PlaceText.bunkPicture),
        ConditionalPicture("bunk-coat", SeenText.bunkCoat, when: .thing("coat", .inside("peg"))),
      ], exits: [Exit(.west, to: "hut")], seenFrom: ["hut"]),
    Place(
      id: "loft", name: PlaceText.loftName, noun: PlaceText.loftNoun,
      description: [
        ConditionalText(PlaceText.loftText),
        ConditionalText(PlaceText.loftBook, when: .thing("book", .place("loft"))),
        ConditionalText(FarText.loftHatch),
      ],
      pictures: [
        ConditionalPicture("loft", PlaceText.loftPicture),
        ConditionalPicture("loft-book", SeenText.loftBook, when: .thing("book", .place("loft"))),
      ], exits: [Exit(.up, to: "roof"), Exit(.down, to: "hut")]),
    Place(
      id: "lookout", name: PlaceText.lookoutName, noun: PlaceText.lookoutNoun,
      description: [
        ConditionalText(PlaceText.lookoutText), ConditionalText(FarText.lookoutDoor),
      ],
      pictures: [
        ConditionalPicture("lookout", PlaceText.lookoutPicture),
        ConditionalPicture("lookout-stars", SeenText.lookoutStars, when: .not(.turnAtLeast(25))),
        ConditionalPicture(
          "lookout-snow", SeenText.lookoutSnow,
          when: .all([.turnAtLeast(25), .not(.turnAtLeast(60))])),
        ConditionalPicture("lookout-white", SeenText.lookoutWhite, when: .turnAtLeast(60)),
      ],
      exits: [Exit(.east, to: "hut"), Exit(.west, to: "terrace")], seenFrom: ["hut"]),
  ]

  static let things = [
    Thing(
      id: "stove", noun: ThingText.stoveForms, words: ThingText.stoveWords,
      description: [
        ConditionalText(StateText.stoveMatches, when: isSteaming),
        ConditionalText(StateText.stoveCooler, when: .flag("dry")),
        ConditionalText(ThingText.stoveText),
      ], start: .place("hut"),
      traits: [.fixed, .supporter],
      refusal: [
        ConditionalText(StateText.stoveTaken, when: .thing("matches", .inside("stove"))),
        ConditionalText(ThingText.stoveRefusal),
      ],
      pictures: [
        ConditionalPicture("stove-matches", SeenText.stoveMatches, when: isSteaming),
        ConditionalPicture("stove", ThingText.stovePicture),
      ]),
    Thing(
      id: "table", noun: ThingText.tableForms, words: ThingText.tableWords,
      description: [
        ConditionalText(StateText.tableOpen, when: .open("drawer")),
        ConditionalText(ThingText.tableText),
      ], start: .place("hut"),
      traits: [.fixed, .supporter], refusal: [ConditionalText(ThingText.tableRefusal)],
      pictures: [
        ConditionalPicture(
          "table-lamp-open", SeenText.tableLampOpen,
          when: .all([.open("drawer"), .thing("lamp", .inside("table"))])),
        ConditionalPicture(
          "table-lamp", SeenText.tableLamp, when: .thing("lamp", .inside("table"))),
        ConditionalPicture("table-open", SeenText.tableOpen, when: .open("drawer")),
        ConditionalPicture("table", ThingText.tablePicture),
      ]),
    Thing(
      id: "lamp", noun: ThingText.lampForms, words: ThingText.lampWords,
      description: [
        ConditionalText(ThingText.lampLit, when: .lit("lamp")), ConditionalText(ThingText.lampText),
      ], start: .inside("table"), traits: [.light],
      pictures: [
        ConditionalPicture("lamp-lit", SeenText.lampLit, when: .lit("lamp")),
        ConditionalPicture("lamp", ThingText.lampPicture),
      ]),
    Thing(
      id: "drawer", noun: ThingText.drawerForms, words: ThingText.drawerWords,
      description: [
        ConditionalText(StateText.drawerOpen, when: .open("drawer")),
        ConditionalText(ThingText.drawerText),
      ], start: .place("hut"),
      traits: [.fixed, .container, .openable], refusal: [ConditionalText(ThingText.drawerRefusal)],
      pictures: [
        ConditionalPicture("drawer-open", SeenText.drawerOpen, when: .open("drawer")),
        ConditionalPicture("drawer", ThingText.drawerPicture),
      ]),
    Thing(
      id: "matches", noun: ThingText.matchesForms, words: ThingText.matchesWords,
      description: [
        ConditionalText(ThingText.matchesDry, when: .flag("dry")),
        ConditionalText(StateText.matchesSteaming, when: isSteaming),
        ConditionalText(ThingText.matchesText),
      ], start: .inside("drawer"),
      pictures: [
        ConditionalPicture("matches-steaming", SeenText.matchesSteaming, when: isSteaming),
        ConditionalPicture("matches", ThingText.matchesPicture),
      ]),
    Thing(
      id: "slate", noun: ThingText.slateForms, words: ThingText.slateWords,
      description: [ConditionalText(ThingText.slateText)], start: .place("hut"), traits: [.fixed],
      reading: [ConditionalText(ThingText.slateReading)],
      refusal: [ConditionalText(ThingText.slateRefusal)],
      pictures: [ConditionalPicture("slate", ThingText.slatePicture)]),
    Thing(
      id: "clock", noun: ThingText.clockForms, words: ThingText.clockWords,
      description: [
        ConditionalText(
          L10n.Storm.clockFourth, when: .all([.flag("wound"), .atLeast("storm", 3)])),
        ConditionalText(L10n.Storm.clockThird, when: .all([.flag("wound"), .atLeast("storm", 2)])),
        ConditionalText(L10n.Storm.clockSecond, when: .all([.flag("wound"), .flag("storm")])),
        ConditionalText(L10n.Storm.clockFirst, when: .flag("wound")),
        ConditionalText(ThingText.clockText),
      ], start: .place("hut"), traits: [.scenery],
      refusal: [ConditionalText(ThingText.clockRefusal)],
      pictures: [
        ConditionalPicture("clock-runs", FarSeen.clockRuns, when: .flag("wound")),
        ConditionalPicture("clock", ThingText.clockPicture),
      ]),
    Thing(
      id: "coat", noun: ThingText.coatForms, words: ThingText.coatWords,
      description: [
        ConditionalText(ThingText.coatSearched, when: .flag("searched")),
        ConditionalText(ThingText.coatText),
      ], start: .inside("peg"), traits: [.wearable],
      pictures: [
        ConditionalPicture("coat-worn", SeenText.coatWorn, when: .worn("coat")),
        ConditionalPicture("coat-peg", SeenText.coatPeg, when: .thing("coat", .inside("peg"))),
        ConditionalPicture("coat", ThingText.coatPicture),
      ]),
    Thing(
      id: "peg", noun: StateText.pegForms, words: StateText.pegWords,
      description: [
        ConditionalText(StateText.pegCoat, when: .thing("coat", .inside("peg"))),
        ConditionalText(StateText.pegText),
      ], start: .place("bunk"), traits: [.fixed, .supporter],
      refusal: [ConditionalText(StateText.pegRefusal)],
      pictures: [
        ConditionalPicture("coat-peg", SeenText.pegCoat, when: .thing("coat", .inside("peg"))),
        ConditionalPicture("peg", SeenText.peg),
      ]),
    Thing(
      id: "card", noun: ThingText.cardForms, words: ThingText.cardWords,
      description: [ConditionalText(ThingText.cardText)], start: .nowhere,
      reading: [ConditionalText(ThingText.cardReading)],
      pictures: [ConditionalPicture("card", ThingText.cardPicture)]),
    Thing(
      id: "portraits", noun: ThingText.portraitsForms, words: ThingText.portraitsWords,
      description: [
        ConditionalText(StateText.portraitsEmpty, when: .thing("mirror", .nowhere)),
        ConditionalText(ThingText.portraitsText),
      ], start: .place("bunk"),
      traits: [.fixed], reading: [ConditionalText(ThingText.portraitsReading)],
      refusal: [ConditionalText(ThingText.portraitsRefusal)],
      pictures: [ConditionalPicture("portraits", ThingText.portraitsPicture)]),
    Thing(
      id: "book", noun: ThingText.bookForms, words: ThingText.bookWords,
      description: [ConditionalText(ThingText.bookText)], start: .place("loft"),
      reading: [ConditionalText(ThingText.bookReading)],
      pictures: [ConditionalPicture("book", ThingText.bookPicture)]),
    Thing(
      id: "window", noun: ThingText.windowForms, words: ThingText.windowWords,
      description: [
        ConditionalText(ThingText.windowLate, when: .turnAtLeast(60)),
        ConditionalText(ThingText.windowMiddle, when: .turnAtLeast(25)),
        ConditionalText(ThingText.windowEarly),
      ], start: .place("lookout"), traits: [.fixed, .transparent],
      refusal: [ConditionalText(ThingText.windowRefusal)],
      pictures: [
        ConditionalPicture("window-white", SeenText.windowWhite, when: .turnAtLeast(60)),
        ConditionalPicture("window-snow", SeenText.windowSnow, when: .turnAtLeast(25)),
        ConditionalPicture("window-stars", SeenText.windowStars),
      ]),
    Thing(
      id: "barometer", noun: ThingText.barometerForms, words: ThingText.barometerWords,
      description: [
        ConditionalText(ThingText.barometerBroken, when: .atLeast("needle", 3)),
        ConditionalText(StateText.barometerProblem, when: .atLeast("needle", 2)),
        ConditionalText(StateText.barometerRegrettable, when: .flag("needle")),
        ConditionalText(ThingText.barometerText),
      ], start: .place("lookout"), traits: [.fixed],
      reading: [
        ConditionalText(ThingText.barometerBroken, when: .atLeast("needle", 3)),
        ConditionalText(StateText.barometerProblem, when: .atLeast("needle", 2)),
        ConditionalText(StateText.barometerRegrettable, when: .flag("needle")),
        ConditionalText(ThingText.barometerText),
      ],
      refusal: [ConditionalText(ThingText.barometerRefusal)],
      pictures: [
        ConditionalPicture(
          "barometer-broken", SeenText.barometerBroken, when: .atLeast("needle", 3)),
        ConditionalPicture(
          "barometer-problem", SeenText.barometerProblem, when: .atLeast("needle", 2)),
        ConditionalPicture(
          "barometer-regrettable", SeenText.barometerRegrettable, when: .flag("needle")),
        ConditionalPicture("barometer", SeenText.barometer),
      ]),
    Thing(
      id: "shovel", noun: ThingText.shovelForms, words: ThingText.shovelWords,
      description: [ConditionalText(ThingText.shovelText)], start: .place("cellar"),
      reading: [ConditionalText(ThingText.shovelReading)],
      pictures: [ConditionalPicture("shovel", ThingText.shovelPicture)]),
  ]
}
