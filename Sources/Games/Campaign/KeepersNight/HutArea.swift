import Adventure
import Localization

/// The yard and the house, and what the keepers have left in the hut.
enum HutArea {
  static let places = [
    Place(
      id: "yard", name: L10n.WorldPlaces.yardName,
      description: [ConditionalText(L10n.WorldPlaces.yardText)],
      picture: "yard",
      pictureText: L10n.WorldPlaces.yardPicture,
      exits: [
        Exit(.north, to: "pass"),
        Exit(.east, to: "woodshed", door: "door"),
        Exit(.south, to: "hut"),
        Exit(.west, to: "byre"),
      ]),
    Place(
      id: "byre", name: L10n.WorldPlaces.byreName,
      description: [ConditionalText(L10n.WorldPlaces.byreText)],
      picture: "byre",
      pictureText: L10n.WorldPlaces.byrePicture,
      exits: [
        Exit(.east, to: "yard")
      ]),
    Place(
      id: "woodshed", name: L10n.WorldPlaces.woodshedName,
      description: [ConditionalText(L10n.WorldPlaces.woodshedText)],
      picture: "woodshed",
      pictureText: L10n.WorldPlaces.woodshedPicture,
      exits: [
        Exit(.west, to: "yard", door: "door")
      ]),
    Place(
      id: "hut", name: L10n.WorldPlaces.hutName,
      description: [ConditionalText(L10n.WorldPlaces.hutText)], picture: "hut",
      pictureText: L10n.WorldPlaces.hutPicture,
      exits: [
        Exit(.north, to: "yard"),
        Exit(.east, to: "bunk"),
        Exit(.west, to: "lookout"),
        Exit(.up, to: "loft"),
        Exit(.down, to: "cellar"),
      ]),
    Place(
      id: "bunk", name: L10n.WorldPlaces.bunkName,
      description: [
        ConditionalText(L10n.WorldPlaces.bunkText),
        ConditionalText(L10n.WorldPlaces.bunkCoat, when: .thing("coat", .place("bunk"))),
      ], picture: "bunk",
      pictureText: L10n.WorldPlaces.bunkPicture,
      exits: [
        Exit(.west, to: "hut")
      ]),
    Place(
      id: "loft", name: L10n.WorldPlaces.loftName,
      description: [
        ConditionalText(L10n.WorldPlaces.loftText),
        ConditionalText(L10n.WorldPlaces.loftBook, when: .thing("book", .place("loft"))),
      ], picture: "loft",
      pictureText: L10n.WorldPlaces.loftPicture,
      exits: [
        Exit(.down, to: "hut")
      ]),
    Place(
      id: "lookout", name: L10n.WorldPlaces.lookoutName,
      description: [ConditionalText(L10n.WorldPlaces.lookoutText)],
      picture: "lookout",
      pictureText: L10n.WorldPlaces.lookoutPicture,
      exits: [
        Exit(.east, to: "hut")
      ]),
  ]

  static let things = [
    Thing(
      id: "stove", noun: L10n.WorldThings.stoveForms, words: L10n.WorldThings.stoveWords,
      description: [ConditionalText(L10n.WorldThings.stoveText)], start: .place("hut"),
      traits: [.fixed, .supporter],
      refusal: [ConditionalText(L10n.WorldThings.stoveRefusal)],
      picture: "stove", pictureText: L10n.WorldThings.stovePicture),
    Thing(
      id: "table", noun: L10n.WorldThings.tableForms, words: L10n.WorldThings.tableWords,
      description: [ConditionalText(L10n.WorldThings.tableText)], start: .place("hut"),
      traits: [.fixed, .supporter],
      refusal: [ConditionalText(L10n.WorldThings.tableRefusal)],
      picture: "table", pictureText: L10n.WorldThings.tablePicture),
    Thing(
      id: "lamp", noun: L10n.WorldThings.lampForms, words: L10n.WorldThings.lampWords,
      description: [
        ConditionalText(L10n.WorldThings.lampLit, when: .lit("lamp")),
        ConditionalText(L10n.WorldThings.lampText),
      ],
      start: .inside("table"), traits: [.light],
      picture: "lamp", pictureText: L10n.WorldThings.lampPicture),
    Thing(
      id: "drawer", noun: L10n.WorldThings.drawerForms, words: L10n.WorldThings.drawerWords,
      description: [ConditionalText(L10n.WorldThings.drawerText)], start: .place("hut"),
      traits: [.fixed, .container, .openable],
      refusal: [ConditionalText(L10n.WorldThings.drawerRefusal)],
      picture: "drawer", pictureText: L10n.WorldThings.drawerPicture),
    Thing(
      id: "matches", noun: L10n.WorldThings.matchesForms, words: L10n.WorldThings.matchesWords,
      description: [
        ConditionalText(L10n.WorldThings.matchesDry, when: .flag("dry")),
        ConditionalText(L10n.WorldThings.matchesText),
      ],
      start: .inside("drawer"),
      picture: "matches", pictureText: L10n.WorldThings.matchesPicture),
    Thing(
      id: "slate", noun: L10n.WorldThings.slateForms, words: L10n.WorldThings.slateWords,
      description: [ConditionalText(L10n.WorldThings.slateText)], start: .place("hut"),
      traits: [.fixed],
      reading: [ConditionalText(L10n.WorldThings.slateReading)],
      refusal: [ConditionalText(L10n.WorldThings.slateRefusal)],
      picture: "slate", pictureText: L10n.WorldThings.slatePicture),
    Thing(
      id: "clock", noun: L10n.WorldThings.clockForms, words: L10n.WorldThings.clockWords,
      description: [ConditionalText(L10n.WorldThings.clockText)], start: .place("hut"),
      traits: [.scenery],
      refusal: [ConditionalText(L10n.WorldThings.clockRefusal)],
      picture: "clock", pictureText: L10n.WorldThings.clockPicture),
    Thing(
      id: "coat", noun: L10n.WorldThings.coatForms, words: L10n.WorldThings.coatWords,
      description: [
        ConditionalText(L10n.WorldThings.coatSearched, when: .flag("searched")),
        ConditionalText(L10n.WorldThings.coatText),
      ],
      start: .place("bunk"), traits: [.wearable],
      picture: "coat", pictureText: L10n.WorldThings.coatPicture),
    Thing(
      id: "card", noun: L10n.WorldThings.cardForms, words: L10n.WorldThings.cardWords,
      description: [ConditionalText(L10n.WorldThings.cardText)], start: .nowhere,
      reading: [ConditionalText(L10n.WorldThings.cardReading)],
      picture: "card", pictureText: L10n.WorldThings.cardPicture),
    Thing(
      id: "portraits", noun: L10n.WorldThings.portraitsForms,
      words: L10n.WorldThings.portraitsWords,
      description: [ConditionalText(L10n.WorldThings.portraitsText)], start: .place("bunk"),
      traits: [.fixed],
      reading: [ConditionalText(L10n.WorldThings.portraitsReading)],
      refusal: [ConditionalText(L10n.WorldThings.portraitsRefusal)],
      picture: "portraits", pictureText: L10n.WorldThings.portraitsPicture),
    Thing(
      id: "book", noun: L10n.WorldThings.bookForms, words: L10n.WorldThings.bookWords,
      description: [ConditionalText(L10n.WorldThings.bookText)], start: .place("loft"),
      reading: [ConditionalText(L10n.WorldThings.bookReading)],
      picture: "book", pictureText: L10n.WorldThings.bookPicture),
    Thing(
      id: "window", noun: L10n.WorldThings.windowForms, words: L10n.WorldThings.windowWords,
      description: [
        ConditionalText(L10n.WorldThings.windowLate, when: .turnAtLeast(60)),
        ConditionalText(L10n.WorldThings.windowMiddle, when: .turnAtLeast(25)),
        ConditionalText(L10n.WorldThings.windowEarly),
      ], start: .place("lookout"), traits: [.fixed],
      refusal: [ConditionalText(L10n.WorldThings.windowRefusal)],
      picture: "window", pictureText: L10n.WorldThings.windowPicture),
    Thing(
      id: "barometer", noun: L10n.WorldThings.barometerForms,
      words: L10n.WorldThings.barometerWords,
      description: [
        ConditionalText(L10n.WorldThings.barometerBroken, when: .atLeast("needle", 3)),
        ConditionalText(L10n.WorldThings.barometerText),
      ], start: .place("lookout"), traits: [.fixed],
      refusal: [ConditionalText(L10n.WorldThings.barometerRefusal)],
      picture: "barometer", pictureText: L10n.WorldThings.barometerPicture),
    Thing(
      id: "shovel", noun: L10n.WorldThings.shovelForms, words: L10n.WorldThings.shovelWords,
      description: [ConditionalText(L10n.WorldThings.shovelText)], start: .place("cellar"),
      reading: [ConditionalText(L10n.WorldThings.shovelReading)],
      picture: "shovel", pictureText: L10n.WorldThings.shovelPicture),
  ]
}
