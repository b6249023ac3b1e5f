import Adventure
import Localization

private typealias PlaceText = L10n.WorldPlaces
private typealias ThingText = L10n.WorldThings

/// The yard, the byre, the woodshed and the house, and what the keepers have left there.
enum HutArea {
  static let places = [
    Place(
      id: "yard", name: PlaceText.yardName, noun: PlaceText.yardNoun,
      description: [ConditionalText(PlaceText.yardText)],
      pictureText: PlaceText.yardPicture,
      exits: [
        Exit(.north, to: "pass"), Exit(.east, to: "woodshed", door: "door"),
        Exit(.south, to: "hut"), Exit(.west, to: "byre"),
      ]),
    Place(
      id: "byre", name: PlaceText.byreName, noun: PlaceText.byreNoun,
      description: [ConditionalText(PlaceText.byreText)],
      pictureText: PlaceText.byrePicture, exits: [Exit(.east, to: "yard")]),
    Place(
      id: "woodshed", name: PlaceText.woodshedName, noun: PlaceText.woodshedNoun,
      description: [ConditionalText(PlaceText.woodshedText)],
      pictureText: PlaceText.woodshedPicture, exits: [Exit(.west, to: "yard", door: "door")]),
    Place(
      id: "hut", name: PlaceText.hutName, noun: PlaceText.hutNoun,
      description: [ConditionalText(PlaceText.hutText)],
      pictureText: PlaceText.hutPicture,
      exits: [
        Exit(.north, to: "yard", leadsOut: true), Exit(.east, to: "bunk"),
        Exit(.west, to: "lookout"),
        Exit(.up, to: "loft"), Exit(.down, to: "cellar"),
      ]),
    Place(
      id: "bunk", name: PlaceText.bunkName, noun: PlaceText.bunkNoun,
      description: [
        ConditionalText(PlaceText.bunkText),
        ConditionalText(PlaceText.bunkCoat, when: .thing("coat", .place("bunk"))),
      ], pictureText: PlaceText.bunkPicture, exits: [Exit(.west, to: "hut")]),
    Place(
      id: "loft", name: PlaceText.loftName, noun: PlaceText.loftNoun,
      description: [
        ConditionalText(PlaceText.loftText),
        ConditionalText(PlaceText.loftBook, when: .thing("book", .place("loft"))),
      ], pictureText: PlaceText.loftPicture, exits: [Exit(.down, to: "hut")]),
    Place(
      id: "lookout", name: PlaceText.lookoutName, noun: PlaceText.lookoutNoun,
      description: [ConditionalText(PlaceText.lookoutText)], pictureText: PlaceText.lookoutPicture,
      exits: [Exit(.east, to: "hut")]),
  ]

  static let things = [
    Thing(
      id: "stove", noun: ThingText.stoveForms, words: ThingText.stoveWords,
      description: [ConditionalText(ThingText.stoveText)], start: .place("hut"),
      traits: [.fixed, .supporter], refusal: [ConditionalText(ThingText.stoveRefusal)],
      pictureText: ThingText.stovePicture),
    Thing(
      id: "table", noun: ThingText.tableForms, words: ThingText.tableWords,
      description: [ConditionalText(ThingText.tableText)], start: .place("hut"),
      traits: [.fixed, .supporter], refusal: [ConditionalText(ThingText.tableRefusal)],
      pictureText: ThingText.tablePicture),
    Thing(
      id: "lamp", noun: ThingText.lampForms, words: ThingText.lampWords,
      description: [
        ConditionalText(ThingText.lampLit, when: .lit("lamp")), ConditionalText(ThingText.lampText),
      ], start: .inside("table"), traits: [.light], pictureText: ThingText.lampPicture),
    Thing(
      id: "drawer", noun: ThingText.drawerForms, words: ThingText.drawerWords,
      description: [ConditionalText(ThingText.drawerText)], start: .place("hut"),
      traits: [.fixed, .container, .openable], refusal: [ConditionalText(ThingText.drawerRefusal)],
      pictureText: ThingText.drawerPicture),
    Thing(
      id: "matches", noun: ThingText.matchesForms, words: ThingText.matchesWords,
      description: [
        ConditionalText(ThingText.matchesDry, when: .flag("dry")),
        ConditionalText(ThingText.matchesText),
      ], start: .inside("drawer"), pictureText: ThingText.matchesPicture),
    Thing(
      id: "slate", noun: ThingText.slateForms, words: ThingText.slateWords,
      description: [ConditionalText(ThingText.slateText)], start: .place("hut"), traits: [.fixed],
      reading: [ConditionalText(ThingText.slateReading)],
      refusal: [ConditionalText(ThingText.slateRefusal)], pictureText: ThingText.slatePicture),
    Thing(
      id: "clock", noun: ThingText.clockForms, words: ThingText.clockWords,
      description: [ConditionalText(ThingText.clockText)], start: .place("hut"), traits: [.scenery],
      refusal: [ConditionalText(ThingText.clockRefusal)], pictureText: ThingText.clockPicture),
    Thing(
      id: "coat", noun: ThingText.coatForms, words: ThingText.coatWords,
      description: [
        ConditionalText(ThingText.coatSearched, when: .flag("searched")),
        ConditionalText(ThingText.coatText),
      ], start: .place("bunk"), traits: [.wearable], pictureText: ThingText.coatPicture),
    Thing(
      id: "card", noun: ThingText.cardForms, words: ThingText.cardWords,
      description: [ConditionalText(ThingText.cardText)], start: .nowhere,
      reading: [ConditionalText(ThingText.cardReading)], pictureText: ThingText.cardPicture),
    Thing(
      id: "portraits", noun: ThingText.portraitsForms, words: ThingText.portraitsWords,
      description: [ConditionalText(ThingText.portraitsText)], start: .place("bunk"),
      traits: [.fixed], reading: [ConditionalText(ThingText.portraitsReading)],
      refusal: [ConditionalText(ThingText.portraitsRefusal)],
      pictureText: ThingText.portraitsPicture),
    Thing(
      id: "book", noun: ThingText.bookForms, words: ThingText.bookWords,
      description: [ConditionalText(ThingText.bookText)], start: .place("loft"),
      reading: [ConditionalText(ThingText.bookReading)], pictureText: ThingText.bookPicture),
    Thing(
      id: "window", noun: ThingText.windowForms, words: ThingText.windowWords,
      description: [
        ConditionalText(ThingText.windowLate, when: .turnAtLeast(60)),
        ConditionalText(ThingText.windowMiddle, when: .turnAtLeast(25)),
        ConditionalText(ThingText.windowEarly),
      ], start: .place("lookout"), traits: [.fixed, .transparent],
      refusal: [ConditionalText(ThingText.windowRefusal)], pictureText: ThingText.windowPicture),
    Thing(
      id: "barometer", noun: ThingText.barometerForms, words: ThingText.barometerWords,
      description: [
        ConditionalText(ThingText.barometerBroken, when: .atLeast("needle", 3)),
        ConditionalText(ThingText.barometerText),
      ], start: .place("lookout"), traits: [.fixed],
      refusal: [ConditionalText(ThingText.barometerRefusal)],
      pictureText: ThingText.barometerPicture),
    Thing(
      id: "shovel", noun: ThingText.shovelForms, words: ThingText.shovelWords,
      description: [ConditionalText(ThingText.shovelText)], start: .place("cellar"),
      reading: [ConditionalText(ThingText.shovelReading)], pictureText: ThingText.shovelPicture),
    Thing(
      id: "goat", noun: ThingText.goatForms, words: ThingText.goatWords,
      description: [
        ConditionalText(ThingText.goatText, when: .thing("key", .inside("goat"))),
        ConditionalText(ThingText.goatFed),
      ], start: .place("byre"), traits: [.fixed, .supporter, .animate],
      refusal: [ConditionalText(ThingText.goatRefusal)], pictureText: ThingText.goatPicture),
    Thing(
      id: "key", noun: ThingText.keyForms, words: ThingText.keyWords,
      description: [ConditionalText(ThingText.keyText)], start: .inside("goat"),
      reading: [ConditionalText(ThingText.keyReading)], pictureText: ThingText.keyPicture),
    Thing(
      id: "scraps", noun: ThingText.scrapsForms, words: ThingText.scrapsWords,
      description: [ConditionalText(ThingText.scrapsText)], start: .place("byre"), traits: [.fixed],
      reading: [ConditionalText(ThingText.scrapsReading)],
      refusal: [ConditionalText(ThingText.scrapsRefusal)], pictureText: ThingText.scrapsPicture),
    Thing(
      id: "door", noun: ThingText.doorForms, words: ThingText.doorWords,
      description: [ConditionalText(ThingText.doorText)], start: .place("yard"),
      traits: [.door, .openable, .lockable, .startsLocked], alsoIn: ["woodshed"], key: "key",
      pictureText: ThingText.doorPicture),
    Thing(
      id: "wood", noun: ThingText.woodForms, words: ThingText.woodWords,
      description: [ConditionalText(ThingText.woodText)], start: .place("woodshed"),
      pictureText: ThingText.woodPicture),
  ]
}
