import Adventure
import Localization

private typealias Words = L10n.WorldThings

/// What is named in passing, and answers when it is spoken of.
extension KeepersNight {
  static let scenery = [
    Thing(
      id: "ladder", noun: Words.ladderForms, words: Words.ladderWords,
      description: [ConditionalText(Words.ladderText)], start: .place("hut"), traits: [.scenery],
      alsoIn: ["loft", "cellar", "chapel", "belfry"],
      refusal: [ConditionalText(Words.ladderRefusal)],
      picture: "ladder", pictureText: Words.ladderPicture),
    Thing(
      id: "stairs", noun: Words.stairsForms, words: Words.stairsWords,
      description: [ConditionalText(Words.stairsText)], start: .place("pass"), traits: [.scenery],
      alsoIn: ["beacon", "mouth", "ledge"],
      refusal: [ConditionalText(Words.stairsRefusal)],
      picture: "stairs", pictureText: Words.stairsPicture),
    Thing(
      id: "weather", noun: Words.weatherForms, words: Words.weatherWords,
      description: [
        ConditionalText(Words.weatherWorse, when: .turnAtLeast(25)),
        ConditionalText(Words.weatherText),
      ], start: .place("pass"), traits: [.scenery], alsoIn: ["path", "road", "gorge", "yard"],
      refusal: [ConditionalText(Words.weatherRefusal)],
      picture: "weather", pictureText: Words.weatherPicture),
    Thing(
      id: "mountain", noun: Words.mountainForms, words: Words.mountainWords,
      description: [ConditionalText(Words.mountainText)], start: .place("path"), traits: [.scenery],
      alsoIn: ["pass", "mouth", "ledge", "gorge", "road", "gallery"],
      refusal: [ConditionalText(Words.mountainRefusal)],
      picture: "mountain", pictureText: Words.mountainPicture),
    Thing(
      id: "bridge", noun: Words.bridgeForms, words: Words.bridgeWords,
      description: [ConditionalText(Words.bridgeText)], start: .place("gorge"), traits: [.scenery],
      refusal: [ConditionalText(Words.bridgeRefusal)],
      picture: "bridge", pictureText: Words.bridgePicture),
    Thing(
      id: "benches", noun: Words.benchesForms, words: Words.benchesWords,
      description: [ConditionalText(Words.benchesText)], start: .place("chapel"),
      traits: [.scenery],
      refusal: [ConditionalText(Words.benchesRefusal)],
      picture: "benches", pictureText: Words.benchesPicture),
    Thing(
      id: "tracks", noun: Words.tracksForms, words: Words.tracksWords,
      description: [ConditionalText(Words.tracksText)], start: .place("yard"), traits: [.scenery],
      alsoIn: ["byre"],
      refusal: [ConditionalText(Words.tracksRefusal)],
      picture: "tracks", pictureText: Words.tracksPicture),
    Thing(
      id: "bunks", noun: Words.bunksForms, words: Words.bunksWords,
      description: [ConditionalText(Words.bunksText)], start: .place("bunk"), traits: [.scenery],
      refusal: [ConditionalText(Words.bunksRefusal)],
      picture: "bunks", pictureText: Words.bunksPicture),
    Thing(
      id: "shelves", noun: Words.shelvesForms, words: Words.shelvesWords,
      description: [
        ConditionalText(Words.shelvesAttic, when: .at("loft")), ConditionalText(Words.shelvesText),
      ],
      start: .place("cellar"), traits: [.scenery], alsoIn: ["loft"],
      refusal: [ConditionalText(Words.shelvesRefusal)],
      picture: "shelves", pictureText: Words.shelvesPicture),
    Thing(
      id: "echo", noun: Words.echoForms, words: Words.echoWords,
      description: [ConditionalText(Words.echoText)], start: .place("gallery"), traits: [.scenery],
      refusal: [ConditionalText(Words.echoRefusal)],
      picture: "echo", pictureText: Words.echoPicture),
  ]
}
