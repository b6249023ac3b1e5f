import Adventure
import Localization

/// Things that a description only names: they can be looked at, and not taken.
enum Scenery {
  static let things = [
    Thing(
      id: "ladder", noun: L10n.WorldThings.ladderForms, words: L10n.WorldThings.ladderWords,
      description: [ConditionalText(L10n.WorldThings.ladderText)], start: .place("hut"),
      traits: [.scenery],
      alsoIn: ["loft", "cellar", "chapel", "belfry"],
      refusal: [ConditionalText(L10n.WorldThings.ladderRefusal)],
      picture: "ladder", pictureText: L10n.WorldThings.ladderPicture),
    Thing(
      id: "stairs", noun: L10n.WorldThings.stairsForms, words: L10n.WorldThings.stairsWords,
      description: [ConditionalText(L10n.WorldThings.stairsText)], start: .place("pass"),
      traits: [.scenery],
      alsoIn: ["beacon", "mouth", "ledge"],
      refusal: [ConditionalText(L10n.WorldThings.stairsRefusal)],
      picture: "stairs", pictureText: L10n.WorldThings.stairsPicture),
    Thing(
      id: "weather", noun: L10n.WorldThings.weatherForms, words: L10n.WorldThings.weatherWords,
      description: [
        ConditionalText(L10n.WorldThings.weatherWorse, when: .turnAtLeast(25)),
        ConditionalText(L10n.WorldThings.weatherText),
      ], start: .place("pass"), traits: [.scenery], alsoIn: ["path", "road", "gorge", "yard"],
      refusal: [ConditionalText(L10n.WorldThings.weatherRefusal)],
      picture: "weather", pictureText: L10n.WorldThings.weatherPicture),
    Thing(
      id: "mountain", noun: L10n.WorldThings.mountainForms, words: L10n.WorldThings.mountainWords,
      description: [ConditionalText(L10n.WorldThings.mountainText)], start: .place("path"),
      traits: [.scenery],
      alsoIn: ["pass", "mouth", "ledge", "gorge", "road", "gallery"],
      refusal: [ConditionalText(L10n.WorldThings.mountainRefusal)],
      picture: "mountain", pictureText: L10n.WorldThings.mountainPicture),
    Thing(
      id: "bridge", noun: L10n.WorldThings.bridgeForms, words: L10n.WorldThings.bridgeWords,
      description: [ConditionalText(L10n.WorldThings.bridgeText)], start: .place("gorge"),
      traits: [.scenery],
      refusal: [ConditionalText(L10n.WorldThings.bridgeRefusal)],
      picture: "bridge", pictureText: L10n.WorldThings.bridgePicture),
    Thing(
      id: "benches", noun: L10n.WorldThings.benchesForms, words: L10n.WorldThings.benchesWords,
      description: [ConditionalText(L10n.WorldThings.benchesText)], start: .place("chapel"),
      traits: [.scenery],
      refusal: [ConditionalText(L10n.WorldThings.benchesRefusal)],
      picture: "benches", pictureText: L10n.WorldThings.benchesPicture),
    Thing(
      id: "tracks", noun: L10n.WorldThings.tracksForms, words: L10n.WorldThings.tracksWords,
      description: [ConditionalText(L10n.WorldThings.tracksText)], start: .place("yard"),
      traits: [.scenery],
      alsoIn: ["byre"],
      refusal: [ConditionalText(L10n.WorldThings.tracksRefusal)],
      picture: "tracks", pictureText: L10n.WorldThings.tracksPicture),
    Thing(
      id: "bunks", noun: L10n.WorldThings.bunksForms, words: L10n.WorldThings.bunksWords,
      description: [ConditionalText(L10n.WorldThings.bunksText)], start: .place("bunk"),
      traits: [.scenery],
      refusal: [ConditionalText(L10n.WorldThings.bunksRefusal)],
      picture: "bunks", pictureText: L10n.WorldThings.bunksPicture),
    Thing(
      id: "shelves", noun: L10n.WorldThings.shelvesForms, words: L10n.WorldThings.shelvesWords,
      description: [
        ConditionalText(L10n.WorldThings.shelvesAttic, when: .at("loft")),
        ConditionalText(L10n.WorldThings.shelvesText),
      ],
      start: .place("cellar"), traits: [.scenery], alsoIn: ["loft"],
      refusal: [ConditionalText(L10n.WorldThings.shelvesRefusal)],
      picture: "shelves", pictureText: L10n.WorldThings.shelvesPicture),
    Thing(
      id: "echo", noun: L10n.WorldThings.echoForms, words: L10n.WorldThings.echoWords,
      description: [ConditionalText(L10n.WorldThings.echoText)], start: .place("gallery"),
      traits: [.scenery],
      refusal: [ConditionalText(L10n.WorldThings.echoRefusal)],
      picture: "echo", pictureText: L10n.WorldThings.echoPicture),
  ]
}
