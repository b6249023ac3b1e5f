import Adventure
import Localization

private typealias Words = L10n.WorldThings

/// What stands on the pass.
extension KeepersNight {
  static let passThings = [
    Thing(
      id: "goat", noun: Words.goatForms, words: Words.goatWords,
      description: [
        Telling(Words.goatText, when: .thing("key", .inside("goat"))), Telling(Words.goatFed),
      ], start: .place("byre"), traits: [.fixed, .supporter],
      refusal: [Telling(Words.goatRefusal)],
      picture: "goat", pictureText: Words.goatPicture),
    Thing(
      id: "key", noun: Words.keyForms, words: Words.keyWords,
      description: [Telling(Words.keyText)], start: .inside("goat"),
      reading: [Telling(Words.keyReading)],
      picture: "key", pictureText: Words.keyPicture),
    Thing(
      id: "scraps", noun: Words.scrapsForms, words: Words.scrapsWords,
      description: [Telling(Words.scrapsText)], start: .place("byre"), traits: [.fixed],
      reading: [Telling(Words.scrapsReading)],
      refusal: [Telling(Words.scrapsRefusal)],
      picture: "scraps", pictureText: Words.scrapsPicture),
    Thing(
      id: "door", noun: Words.doorForms, words: Words.doorWords,
      description: [Telling(Words.doorText)], start: .place("yard"),
      traits: [.door, .openable, .lockable, .startsLocked], alsoIn: ["woodshed"], key: "key",
      picture: "door", pictureText: Words.doorPicture),
    Thing(
      id: "wood", noun: Words.woodForms, words: Words.woodWords,
      description: [Telling(Words.woodText)], start: .place("woodshed"),
      picture: "wood", pictureText: Words.woodPicture),
    Thing(
      id: "bowl", noun: Words.bowlForms, words: Words.bowlWords,
      description: [Telling(Words.bowlText)], start: .place("beacon"),
      traits: [.fixed, .container],
      refusal: [Telling(Words.bowlRefusal)],
      picture: "bowl", pictureText: Words.bowlPicture),
    Thing(
      id: "snow", noun: Words.snowForms, words: Words.snowWords,
      description: [Telling(Words.snowText)], start: .place("beacon"), traits: [.fixed],
      refusal: [Telling(Words.snowRefusal)],
      picture: "snow", pictureText: Words.snowPicture),
    Thing(
      id: "snowman", noun: Words.snowmanForms, words: Words.snowmanWords,
      description: [Telling(Words.snowmanText)], start: .place("road"),
      traits: [.fixed, .supporter],
      refusal: [Telling(Words.snowmanRefusal)],
      picture: "snowman", pictureText: Words.snowmanPicture),
    Thing(
      id: "hat", noun: Words.hatForms, words: Words.hatWords,
      description: [Telling(Words.hatText)], start: .inside("snowman"), traits: [.wearable],
      reading: [Telling(Words.hatReading)],
      picture: "hat", pictureText: Words.hatPicture),
    Thing(
      id: "lanterns", noun: Words.lanternsForms, words: Words.lanternsWords,
      description: [Telling(Words.lanternsText)], start: .place("gorge"), traits: [.fixed],
      refusal: [Telling(Words.lanternsRefusal)],
      picture: "lanterns", pictureText: Words.lanternsPicture),
    Thing(
      id: "box", noun: Words.boxForms, words: Words.boxWords,
      description: [Telling(Words.boxText)], start: .place("chapel"),
      traits: [.fixed, .container, .openable],
      reading: [Telling(Words.boxReading)],
      refusal: [Telling(Words.boxRefusal)],
      picture: "box", pictureText: Words.boxPicture),
    Thing(
      id: "mittens", noun: Words.mittensForms, words: Words.mittensWords,
      description: [Telling(Words.mittensText)], start: .inside("box"), traits: [.wearable],
      picture: "mittens", pictureText: Words.mittensPicture),
    Thing(
      id: "bell", noun: Words.bellForms, words: Words.bellWords,
      description: [Telling(Words.bellText)], start: .place("belfry"),
      traits: [.fixed, .container],
      reading: [Telling(Words.bellReading)],
      refusal: [
        Telling(Words.bellRefusal, when: .thing("clapper", .inside("bell"))),
        Telling(Words.bellBare),
      ],
      picture: "bell", pictureText: Words.bellPicture),
    Thing(
      id: "clapper", noun: Words.clapperForms, words: Words.clapperWords,
      description: [Telling(Words.clapperText)], start: .inside("bell"),
      picture: "clapper", pictureText: Words.clapperPicture),
  ]
}
