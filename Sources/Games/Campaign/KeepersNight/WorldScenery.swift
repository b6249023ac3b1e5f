import Adventure
import Localization

private typealias Words = L10n.WorldThings

/// What is named in passing, and answers when it is spoken of.
extension KeepersNight {
  static let scenery = [
    Thing(
      id: "ladder", noun: Words.ladderForms, words: Words.ladderWords,
      description: [Telling(Words.ladderText)], start: .place("hut"), traits: [.scenery],
      alsoIn: ["loft", "cellar", "chapel", "belfry"],
      refusal: [Telling(Words.ladderRefusal)],
      picture: "ladder", pictureText: Words.ladderPicture),
    Thing(
      id: "stairs", noun: Words.stairsForms, words: Words.stairsWords,
      description: [Telling(Words.stairsText)], start: .place("pass"), traits: [.scenery],
      alsoIn: ["beacon", "mouth", "ledge"],
      refusal: [Telling(Words.stairsRefusal)],
      picture: "stairs", pictureText: Words.stairsPicture),
    Thing(
      id: "weather", noun: Words.weatherForms, words: Words.weatherWords,
      description: [
        Telling(Words.weatherWorse, when: .turnAtLeast(25)), Telling(Words.weatherText),
      ], start: .place("pass"), traits: [.scenery], alsoIn: ["path", "road", "gorge", "yard"],
      refusal: [Telling(Words.weatherRefusal)],
      picture: "weather", pictureText: Words.weatherPicture),
    Thing(
      id: "mountain", noun: Words.mountainForms, words: Words.mountainWords,
      description: [Telling(Words.mountainText)], start: .place("path"), traits: [.scenery],
      alsoIn: ["pass", "mouth", "ledge", "gorge", "road", "gallery"],
      refusal: [Telling(Words.mountainRefusal)],
      picture: "mountain", pictureText: Words.mountainPicture),
    Thing(
      id: "bridge", noun: Words.bridgeForms, words: Words.bridgeWords,
      description: [Telling(Words.bridgeText)], start: .place("gorge"), traits: [.scenery],
      refusal: [Telling(Words.bridgeRefusal)],
      picture: "bridge", pictureText: Words.bridgePicture),
    Thing(
      id: "benches", noun: Words.benchesForms, words: Words.benchesWords,
      description: [Telling(Words.benchesText)], start: .place("chapel"), traits: [.scenery],
      refusal: [Telling(Words.benchesRefusal)],
      picture: "benches", pictureText: Words.benchesPicture),
    Thing(
      id: "tracks", noun: Words.tracksForms, words: Words.tracksWords,
      description: [Telling(Words.tracksText)], start: .place("yard"), traits: [.scenery],
      alsoIn: ["byre"],
      refusal: [Telling(Words.tracksRefusal)],
      picture: "tracks", pictureText: Words.tracksPicture),
    Thing(
      id: "bunks", noun: Words.bunksForms, words: Words.bunksWords,
      description: [Telling(Words.bunksText)], start: .place("bunk"), traits: [.scenery],
      refusal: [Telling(Words.bunksRefusal)],
      picture: "bunks", pictureText: Words.bunksPicture),
    Thing(
      id: "shelves", noun: Words.shelvesForms, words: Words.shelvesWords,
      description: [Telling(Words.shelvesAttic, when: .at("loft")), Telling(Words.shelvesText)],
      start: .place("cellar"), traits: [.scenery], alsoIn: ["loft"],
      refusal: [Telling(Words.shelvesRefusal)],
      picture: "shelves", pictureText: Words.shelvesPicture),
    Thing(
      id: "echo", noun: Words.echoForms, words: Words.echoWords,
      description: [Telling(Words.echoText)], start: .place("gallery"), traits: [.scenery],
      refusal: [Telling(Words.echoRefusal)],
      picture: "echo", pictureText: Words.echoPicture),
  ]
}
