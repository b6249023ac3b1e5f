import Adventure
import Localization

private typealias ThingText = L10n.WorldThings

/// Things that a description only names: they can be looked at, and not taken.
enum Scenery {
  static let things = [
    Thing(
      id: "ladder", noun: ThingText.ladderForms, words: ThingText.ladderWords,
      description: [ConditionalText(ThingText.ladderText)], start: .place("hut"),
      traits: [.scenery], alsoIn: ["loft", "cellar", "chapel", "belfry"],
      refusal: [ConditionalText(ThingText.ladderRefusal)], pictureText: ThingText.ladderPicture),
    Thing(
      id: "stairs", noun: ThingText.stairsForms, words: ThingText.stairsWords,
      description: [ConditionalText(ThingText.stairsText)], start: .place("pass"),
      traits: [.scenery], alsoIn: ["beacon", "mouth", "ledge"],
      refusal: [ConditionalText(ThingText.stairsRefusal)], pictureText: ThingText.stairsPicture),
    Thing(
      id: "weather", noun: ThingText.weatherForms, words: ThingText.weatherWords,
      description: [
        ConditionalText(ThingText.weatherWorse, when: .turnAtLeast(25)),
        ConditionalText(ThingText.weatherText),
      ], start: .place("pass"), traits: [.scenery], alsoIn: weatherSeen,
      refusal: [ConditionalText(ThingText.weatherRefusal)], pictureText: ThingText.weatherPicture),
    Thing(
      id: "mountain", noun: ThingText.mountainForms, words: ThingText.mountainWords,
      description: [ConditionalText(ThingText.mountainText)], start: .place("path"),
      traits: [.scenery], alsoIn: mountainSeen,
      refusal: [ConditionalText(ThingText.mountainRefusal)], pictureText: ThingText.mountainPicture),
    Thing(
      id: "bridge", noun: ThingText.bridgeForms, words: ThingText.bridgeWords,
      description: [ConditionalText(ThingText.bridgeText)], start: .place("gorge"),
      traits: [.scenery], refusal: [ConditionalText(ThingText.bridgeRefusal)],
      pictureText: ThingText.bridgePicture),
    Thing(
      id: "benches", noun: ThingText.benchesForms, words: ThingText.benchesWords,
      description: [ConditionalText(ThingText.benchesText)], start: .place("chapel"),
      traits: [.scenery], refusal: [ConditionalText(ThingText.benchesRefusal)],
      pictureText: ThingText.benchesPicture),
    Thing(
      id: "tracks", noun: ThingText.tracksForms, words: ThingText.tracksWords,
      description: [ConditionalText(ThingText.tracksText)], start: .place("yard"),
      traits: [.scenery], alsoIn: ["byre"], refusal: [ConditionalText(ThingText.tracksRefusal)],
      pictureText: ThingText.tracksPicture),
    Thing(
      id: "bunks", noun: ThingText.bunksForms, words: ThingText.bunksWords,
      description: [ConditionalText(ThingText.bunksText)], start: .place("bunk"),
      traits: [.scenery], refusal: [ConditionalText(ThingText.bunksRefusal)],
      pictureText: ThingText.bunksPicture),
    Thing(
      id: "shelves", noun: ThingText.shelvesForms, words: ThingText.shelvesWords,
      description: [
        ConditionalText(ThingText.shelvesAttic, when: .at("loft")),
        ConditionalText(ThingText.shelvesText),
      ], start: .place("cellar"), traits: [.scenery], alsoIn: ["loft"],
      refusal: [ConditionalText(ThingText.shelvesRefusal)], pictureText: ThingText.shelvesPicture),
    Thing(
      id: "echo", noun: ThingText.echoForms, words: ThingText.echoWords,
      description: [ConditionalText(ThingText.echoText)], start: .place("gallery"),
      traits: [.scenery], refusal: [ConditionalText(ThingText.echoRefusal)],
      pictureText: ThingText.echoPicture),
  ]

  private static let weatherSeen: [PlaceID] = [
    "mouth", "path", "beacon", "road", "gorge", "belfry", "yard",
  ]
  private static let mountainSeen: [PlaceID] = [
    "mouth", "pass", "beacon", "road", "gorge", "belfry", "yard", "ledge", "tunnel", "gallery",
  ]
}
