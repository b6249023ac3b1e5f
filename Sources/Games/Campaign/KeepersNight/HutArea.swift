import Adventure
import Localization

private typealias PlaceText = L10n.WorldPlaces
private typealias ThingText = L10n.WorldThings
private typealias SeenText = L10n.WorldPictures
private typealias StateText = L10n.WorldStates

/// The yard, the byre, the woodshed and the house, and what the keepers have left there.
enum HutArea {
  private static let hasKey = WorldCondition.thing("key", .inside("goat"))
  private static let isSteaming = WorldCondition.all([
    .thing("matches", .inside("stove")), .unset("dry"),
  ])

  static let places = [
    Place(
      id: "yard", name: PlaceText.yardName, noun: PlaceText.yardNoun,
      description: [
        ConditionalText(PlaceText.yardText),
        ConditionalText(StateText.yardOpen, when: .open("door")),
      ],
      pictures: [
        ConditionalPicture("yard", PlaceText.yardPicture),
        ConditionalPicture("yard-door", SeenText.yardOpen, when: .open("door")),
      ],
      exits: [
        Exit(.north, to: "pass"), Exit(.east, to: "woodshed", door: "door"),
        Exit(.south, to: "hut"), Exit(.west, to: "byre"),
      ],
      sight: [ConditionalText(PlaceText.yardSight)],
      seenFrom: ["belfry", "beacon", "pass"]),
    Place(
      id: "byre", name: PlaceText.byreName, noun: PlaceText.byreNoun,
      description: [
        ConditionalText(PlaceText.byreText),
        ConditionalText(StateText.byreFed, when: .not(hasKey)),
      ],
      pictures: [
        ConditionalPicture("byre", PlaceText.byrePicture),
        ConditionalPicture("byre-key", SeenText.byreKey, when: hasKey),
        ConditionalPicture("byre-crumbs", SeenText.byreCrumbs, when: .not(hasKey)),
      ], exits: [Exit(.east, to: "yard")],
      sight: [ConditionalText(PlaceText.byreSight)],
      seenFrom: ["yard"]),
    Place(
      id: "woodshed", name: PlaceText.woodshedName, noun: PlaceText.woodshedNoun,
      description: [ConditionalText(PlaceText.woodshedText)],
      pictures: [ConditionalPicture("woodshed", PlaceText.woodshedPicture)],
      exits: [Exit(.west, to: "yard", door: "door")],
      sight: [ConditionalText(PlaceText.woodshedSight)],
      seenFrom: ["yard"]),
    Place(
      id: "hut", name: PlaceText.hutName, noun: PlaceText.hutNoun,
      description: [ConditionalText(PlaceText.hutText)],
      pictures: [
        ConditionalPicture("hut", PlaceText.hutPicture),
        ConditionalPicture("hut-lamp", SeenText.hutLamp, when: .thing("lamp", .inside("table"))),
        ConditionalPicture("hut-drawer", SeenText.hutOpen, when: .open("drawer")),
        ConditionalPicture("hut-matches", SeenText.hutMatches, when: isSteaming),
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
      ], exits: [Exit(.west, to: "hut")]),
    Place(
      id: "loft", name: PlaceText.loftName, noun: PlaceText.loftNoun,
      description: [
        ConditionalText(PlaceText.loftText),
        ConditionalText(PlaceText.loftBook, when: .thing("book", .place("loft"))),
      ],
      pictures: [
        ConditionalPicture("loft", PlaceText.loftPicture),
        ConditionalPicture("loft-book", SeenText.loftBook, when: .thing("book", .place("loft"))),
      ], exits: [Exit(.down, to: "hut")]),
    Place(
      id: "lookout", name: PlaceText.lookoutName, noun: PlaceText.lookoutNoun,
      description: [ConditionalText(PlaceText.lookoutText)],
      pictures: [
        ConditionalPicture("lookout", PlaceText.lookoutPicture),
        ConditionalPicture("lookout-stars", SeenText.lookoutStars, when: .not(.turnAtLeast(25))),
        ConditionalPicture(
          "lookout-snow", SeenText.lookoutSnow,
          when: .all([.turnAtLeast(25), .not(.turnAtLeast(60))])),
        ConditionalPicture("lookout-white", SeenText.lookoutWhite, when: .turnAtLeast(60)),
      ],
      exits: [Exit(.east, to: "hut")]),
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
      description: [ConditionalText(ThingText.clockText)], start: .place("hut"), traits: [.scenery],
      refusal: [ConditionalText(ThingText.clockRefusal)],
      pictures: [ConditionalPicture("clock", ThingText.clockPicture)]),
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
      description: [ConditionalText(ThingText.portraitsText)], start: .place("bunk"),
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
    Thing(
      id: "goat", noun: ThingText.goatForms, words: ThingText.goatWords,
      description: [
        ConditionalText(ThingText.goatText, when: hasKey),
        ConditionalText(ThingText.goatFed),
      ], start: .place("byre"), traits: [.fixed, .supporter, .animate],
      refusal: [ConditionalText(ThingText.goatRefusal)],
      pictures: [
        ConditionalPicture("goat-key", SeenText.goatKey, when: hasKey),
        ConditionalPicture("goat", ThingText.goatPicture),
      ]),
    Thing(
      id: "key", noun: ThingText.keyForms, words: ThingText.keyWords,
      description: [ConditionalText(ThingText.keyText)], start: .inside("goat"),
      reading: [ConditionalText(ThingText.keyReading)],
      pictures: [ConditionalPicture("key", ThingText.keyPicture)]),
    Thing(
      id: "scraps", noun: ThingText.scrapsForms, words: ThingText.scrapsWords,
      description: [
        ConditionalText(ThingText.scrapsText, when: hasKey),
        ConditionalText(StateText.scrapsFed),
      ], start: .place("byre"), traits: [.fixed],
      reading: [ConditionalText(ThingText.scrapsReading)],
      refusal: [ConditionalText(ThingText.scrapsRefusal)],
      pictures: [ConditionalPicture("scraps", ThingText.scrapsPicture)]),
    Thing(
      id: "door", noun: ThingText.doorForms, words: ThingText.doorWords,
      description: [
        ConditionalText(StateText.doorOpen, when: .open("door")),
        ConditionalText(ThingText.doorText, when: .locked("door")),
        ConditionalText(StateText.doorUnlocked),
      ], start: .place("yard"),
      traits: [.door, .openable, .lockable, .startsLocked], alsoIn: ["woodshed"], key: "key",
      pictures: [
        ConditionalPicture("door-open", SeenText.doorOpen, when: .open("door")),
        ConditionalPicture("door", ThingText.doorPicture),
      ]),
    Thing(
      id: "wood", noun: ThingText.woodForms, words: ThingText.woodWords,
      description: [
        ConditionalText(ThingText.woodText, when: .thing("wood", .place("woodshed"))),
        ConditionalText(StateText.woodLaid, when: .thing("wood", .inside("bowl"))),
        ConditionalText(StateText.woodHad),
      ], start: .place("woodshed"),
      pictures: [ConditionalPicture("wood", ThingText.woodPicture)]),
  ]
}
