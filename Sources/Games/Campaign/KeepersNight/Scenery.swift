import Adventure
import Localization

private typealias ThingText = L10n.WorldThings
private typealias SeenText = L10n.WorldPictures
private typealias StateText = L10n.WorldStates

/// Things that a description only names: they can be looked at, and not taken.
enum Scenery {
  private static let hasBook = WorldCondition.thing("book", .place("loft"))

  static let things = [
    Thing(
      id: "ladder", noun: ThingText.ladderForms, words: ThingText.ladderWords,
      description: [ConditionalText(ThingText.ladderText)], start: .place("hut"),
      traits: [.scenery], alsoIn: ["loft", "cellar", "chapel", "belfry", "byre", "hayloft"],
      refusal: [ConditionalText(ThingText.ladderRefusal)],
      pictures: [ConditionalPicture("ladder", ThingText.ladderPicture)]),
    Thing(
      id: "stairs", noun: ThingText.stairsForms, words: ThingText.stairsWords,
      description: [
        ConditionalText(StateText.stairsIce, when: .any([.at("mouth"), .at("ledge")])),
        ConditionalText(ThingText.stairsText),
      ], start: .place("pass"),
      traits: [.scenery], alsoIn: ["beacon", "mouth", "ledge", "gorge", "anchor"],
      refusal: [ConditionalText(ThingText.stairsRefusal)],
      pictures: [
        ConditionalPicture(
          "stairs-ice", SeenText.stairsIce, when: .any([.at("mouth"), .at("ledge")])),
        ConditionalPicture("stairs", ThingText.stairsPicture),
      ]),
    Thing(
      id: "weather", noun: ThingText.weatherForms, words: ThingText.weatherWords,
      description: [
        ConditionalText(ThingText.weatherWorse, when: .turnAtLeast(25)),
        ConditionalText(ThingText.weatherText),
      ], start: .place("pass"), traits: [.scenery], alsoIn: weatherSeen,
      refusal: [ConditionalText(ThingText.weatherRefusal)],
      pictures: [
        ConditionalPicture("weather", ThingText.weatherPicture, when: .turnAtLeast(25)),
        ConditionalPicture("weather-stars", SeenText.weatherStars),
      ]),
    Thing(
      id: "mountain", noun: ThingText.mountainForms, words: ThingText.mountainWords,
      description: [ConditionalText(ThingText.mountainText)], start: .place("path"),
      traits: [.scenery], alsoIn: mountainSeen,
      refusal: [ConditionalText(ThingText.mountainRefusal)],
      pictures: [ConditionalPicture("mountain", ThingText.mountainPicture)]),
    Thing(
      id: "bridge", noun: ThingText.bridgeForms, words: ThingText.bridgeWords,
      description: [ConditionalText(ThingText.bridgeText)], start: .place("gorge"),
      traits: [.scenery], refusal: [ConditionalText(ThingText.bridgeRefusal)],
      pictures: [ConditionalPicture("bridge", ThingText.bridgePicture)]),
    Thing(
      id: "benches", noun: ThingText.benchesForms, words: ThingText.benchesWords,
      description: [ConditionalText(ThingText.benchesText)], start: .place("chapel"),
      traits: [.scenery], refusal: [ConditionalText(ThingText.benchesRefusal)],
      pictures: [ConditionalPicture("benches", ThingText.benchesPicture)]),
    Thing(
      id: "tracks", noun: ThingText.tracksForms, words: ThingText.tracksWords,
      description: [ConditionalText(ThingText.tracksText)], start: .place("yard"),
      traits: [.scenery], alsoIn: ["byre"], refusal: [ConditionalText(ThingText.tracksRefusal)],
      pictures: [ConditionalPicture("tracks", ThingText.tracksPicture)]),
    Thing(
      id: "bunks", noun: ThingText.bunksForms, words: ThingText.bunksWords,
      description: [ConditionalText(ThingText.bunksText)], start: .place("bunk"),
      traits: [.scenery], refusal: [ConditionalText(ThingText.bunksRefusal)],
      pictures: [ConditionalPicture("bunks", ThingText.bunksPicture)]),
    Thing(
      id: "shelves", noun: ThingText.shelvesForms, words: ThingText.shelvesWords,
      description: [
        ConditionalText(ThingText.shelvesAttic, when: .all([.at("loft"), hasBook])),
        ConditionalText(StateText.shelvesAll, when: .at("loft")),
        ConditionalText(ThingText.shelvesText),
      ], start: .place("cellar"), traits: [.scenery], alsoIn: ["loft"],
      refusal: [
        ConditionalText(StateText.shelvesBook, when: .all([.at("loft"), hasBook])),
        ConditionalText(ThingText.shelvesRefusal),
      ],
      pictures: [
        ConditionalPicture(
          "shelves-book", SeenText.shelvesBook, when: .all([.at("loft"), hasBook])),
        ConditionalPicture("shelves", ThingText.shelvesPicture),
      ]),
    Thing(
      id: "echo", noun: ThingText.echoForms, words: ThingText.echoWords,
      description: [ConditionalText(ThingText.echoText)], start: .place("gallery"),
      traits: [.scenery], refusal: [ConditionalText(ThingText.echoRefusal)],
      pictures: [ConditionalPicture("echo", ThingText.echoPicture)]),
  ]

  private static let weatherSeen = CommonScenery.underTheSky.filter {
    !["pass", "lookout"].contains($0)
  }
  private static let mountainSeen: [PlaceID] = [
    "mouth", "pass", "beacon", "road", "gorge", "belfry", "yard", "ledge", "tunnel", "gallery",
    "graves", "roof", "terrace", "anchor",
  ]
}
