import Adventure
import Localization

private typealias Words = L10n.WorldThings

/// What stands on the pass.
extension KeepersNight {
  static let passThings = [
    Thing(
      id: "goat", noun: Words.goatForms, words: Words.goatWords,
      description: [
        ConditionalText(Words.goatText, when: .thing("key", .inside("goat"))),
        ConditionalText(Words.goatFed),
      ], start: .place("byre"), traits: [.fixed, .supporter],
      refusal: [ConditionalText(Words.goatRefusal)],
      picture: "goat", pictureText: Words.goatPicture),
    Thing(
      id: "key", noun: Words.keyForms, words: Words.keyWords,
      description: [ConditionalText(Words.keyText)], start: .inside("goat"),
      reading: [ConditionalText(Words.keyReading)],
      picture: "key", pictureText: Words.keyPicture),
    Thing(
      id: "scraps", noun: Words.scrapsForms, words: Words.scrapsWords,
      description: [ConditionalText(Words.scrapsText)], start: .place("byre"), traits: [.fixed],
      reading: [ConditionalText(Words.scrapsReading)],
      refusal: [ConditionalText(Words.scrapsRefusal)],
      picture: "scraps", pictureText: Words.scrapsPicture),
    Thing(
      id: "door", noun: Words.doorForms, words: Words.doorWords,
      description: [ConditionalText(Words.doorText)], start: .place("yard"),
      traits: [.door, .openable, .lockable, .startsLocked], alsoIn: ["woodshed"], key: "key",
      picture: "door", pictureText: Words.doorPicture),
    Thing(
      id: "wood", noun: Words.woodForms, words: Words.woodWords,
      description: [ConditionalText(Words.woodText)], start: .place("woodshed"),
      picture: "wood", pictureText: Words.woodPicture),
    Thing(
      id: "bowl", noun: Words.bowlForms, words: Words.bowlWords,
      description: [ConditionalText(Words.bowlText)], start: .place("beacon"),
      traits: [.fixed, .container],
      refusal: [ConditionalText(Words.bowlRefusal)],
      picture: "bowl", pictureText: Words.bowlPicture),
    Thing(
      id: "snow", noun: Words.snowForms, words: Words.snowWords,
      description: [ConditionalText(Words.snowText)], start: .place("beacon"), traits: [.fixed],
      refusal: [ConditionalText(Words.snowRefusal)],
      picture: "snow", pictureText: Words.snowPicture),
    Thing(
      id: "snowman", noun: Words.snowmanForms, words: Words.snowmanWords,
      description: [ConditionalText(Words.snowmanText)], start: .place("road"),
      traits: [.fixed, .supporter],
      refusal: [ConditionalText(Words.snowmanRefusal)],
      picture: "snowman", pictureText: Words.snowmanPicture),
    Thing(
      id: "hat", noun: Words.hatForms, words: Words.hatWords,
      description: [ConditionalText(Words.hatText)], start: .inside("snowman"), traits: [.wearable],
      reading: [ConditionalText(Words.hatReading)],
      picture: "hat", pictureText: Words.hatPicture),
    Thing(
      id: "lanterns", noun: Words.lanternsForms, words: Words.lanternsWords,
      description: [ConditionalText(Words.lanternsText)], start: .place("gorge"), traits: [.fixed],
      refusal: [ConditionalText(Words.lanternsRefusal)],
      picture: "lanterns", pictureText: Words.lanternsPicture),
    Thing(
      id: "box", noun: Words.boxForms, words: Words.boxWords,
      description: [ConditionalText(Words.boxText)], start: .place("chapel"),
      traits: [.fixed, .container, .openable],
      reading: [ConditionalText(Words.boxReading)],
      refusal: [ConditionalText(Words.boxRefusal)],
      picture: "box", pictureText: Words.boxPicture),
    Thing(
      id: "mittens", noun: Words.mittensForms, words: Words.mittensWords,
      description: [ConditionalText(Words.mittensText)], start: .inside("box"), traits: [.wearable],
      picture: "mittens", pictureText: Words.mittensPicture),
    Thing(
      id: "bell", noun: Words.bellForms, words: Words.bellWords,
      description: [ConditionalText(Words.bellText)], start: .place("belfry"),
      traits: [.fixed, .container],
      reading: [ConditionalText(Words.bellReading)],
      refusal: [
        ConditionalText(Words.bellRefusal, when: .thing("clapper", .inside("bell"))),
        ConditionalText(Words.bellBare),
      ],
      picture: "bell", pictureText: Words.bellPicture),
    Thing(
      id: "clapper", noun: Words.clapperForms, words: Words.clapperWords,
      description: [ConditionalText(Words.clapperText)], start: .inside("bell"),
      picture: "clapper", pictureText: Words.clapperPicture),
  ]
}
