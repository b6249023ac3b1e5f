import Adventure
import Localization

private typealias PlaceText = L10n.WorldPlaces
private typealias ThingText = L10n.WorldThings
private typealias SeenText = L10n.WorldPictures
private typealias StateText = L10n.WorldStates

/// The yard, with the byre and the woodshed at it, and the goat.
enum YardArea {
  private static let hasKey = WorldCondition.thing("key", .inside("goat"))

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
      ],
      exits: [
        Exit(.east, to: "yard", leadsOut: true),
        Exit(
          .up, to: "hayloft", when: .flag("aside"), refusal: L10n.FarPlaces.hayloftPrivate),
      ],
      sight: [ConditionalText(PlaceText.byreSight)],
      seenFrom: ["yard"]),
    Place(
      id: "woodshed", name: PlaceText.woodshedName, noun: PlaceText.woodshedNoun,
      description: [ConditionalText(PlaceText.woodshedText)],
      pictures: [ConditionalPicture("woodshed", PlaceText.woodshedPicture)],
      exits: [Exit(.west, to: "yard", door: "door")],
      sight: [ConditionalText(PlaceText.woodshedSight)],
      seenFrom: ["yard"]),
  ]

  static let things = [
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
        ConditionalText(L10n.FarPlaces.beaconCrust, when: StormRules.isCovered),
        ConditionalText(StateText.woodLaid, when: .thing("wood", .inside("bowl"))),
        ConditionalText(StateText.woodHad),
      ], start: .place("woodshed"),
      pictures: [ConditionalPicture("wood", ThingText.woodPicture)]),
  ]
}
