import Adventure
import Localization

/// The pass and all that is reached from it without a key, and what stands there.
enum PassArea {
  static let places = [
    Place(
      id: "pass", name: L10n.WorldPlaces.passName,
      description: [ConditionalText(L10n.WorldPlaces.passText)],
      picture: "pass",
      pictureText: L10n.WorldPlaces.passPicture,
      exits: [
        Exit(.north, to: "chapel"),
        Exit(.east, to: "road"),
        Exit(.south, to: "yard"),
        Exit(.west, to: "path"),
        Exit(.up, to: "beacon", when: .worn("coat"), refusal: L10n.WorldPlaces.passCold),
      ]),
    Place(
      id: "beacon", name: L10n.WorldPlaces.beaconName,
      description: [
        ConditionalText(L10n.WorldPlaces.beaconText),
        ConditionalText(L10n.WorldPlaces.beaconFull, when: .unset("dug")),
        ConditionalText(L10n.WorldPlaces.beaconLaid, when: .flag("laid")),
      ], picture: "beacon",
      pictureText: L10n.WorldPlaces.beaconPicture,
      exits: [
        Exit(.down, to: "pass")
      ]),
    Place(
      id: "road", name: L10n.WorldPlaces.roadName,
      description: [
        ConditionalText(L10n.WorldPlaces.roadText),
        ConditionalText(L10n.WorldPlaces.roadWrong, when: .unset("turned")),
        ConditionalText(L10n.WorldPlaces.roadRight, when: .flag("turned")),
      ], picture: "road",
      pictureText: L10n.WorldPlaces.roadPicture,
      exits: [
        Exit(.east, to: "gorge"),
        Exit(.west, to: "pass"),
        Exit(.north, to: "pass", when: .never, refusal: L10n.WorldPlaces.roadEdge, isHidden: true),
      ]),
    Place(
      id: "gorge", name: L10n.WorldPlaces.gorgeName,
      description: [ConditionalText(L10n.WorldPlaces.gorgeText)],
      picture: "gorge",
      pictureText: L10n.WorldPlaces.gorgePicture,
      exits: [
        Exit(.west, to: "road"),
        Exit(.east, to: "road", when: .never, refusal: L10n.WorldPlaces.gorgePost, isHidden: true),
      ]),
    Place(
      id: "chapel", name: L10n.WorldPlaces.chapelName,
      description: [ConditionalText(L10n.WorldPlaces.chapelText)],
      picture: "chapel",
      pictureText: L10n.WorldPlaces.chapelPicture,
      exits: [
        Exit(.south, to: "pass"),
        Exit(.up, to: "belfry"),
      ]),
    Place(
      id: "belfry", name: L10n.WorldPlaces.belfryName,
      description: [
        ConditionalText(L10n.WorldPlaces.belfryText),
        ConditionalText(L10n.WorldPlaces.belfryLamp, when: .thing("lamp", .inside("hook"))),
      ], picture: "belfry",
      pictureText: L10n.WorldPlaces.belfryPicture,
      exits: [
        Exit(.down, to: "chapel")
      ]),
  ]

  static let things = [
    Thing(
      id: "goat", noun: L10n.WorldThings.goatForms, words: L10n.WorldThings.goatWords,
      description: [
        ConditionalText(L10n.WorldThings.goatText, when: .thing("key", .inside("goat"))),
        ConditionalText(L10n.WorldThings.goatFed),
      ], start: .place("byre"), traits: [.fixed, .supporter],
      refusal: [ConditionalText(L10n.WorldThings.goatRefusal)],
      picture: "goat", pictureText: L10n.WorldThings.goatPicture),
    Thing(
      id: "key", noun: L10n.WorldThings.keyForms, words: L10n.WorldThings.keyWords,
      description: [ConditionalText(L10n.WorldThings.keyText)], start: .inside("goat"),
      reading: [ConditionalText(L10n.WorldThings.keyReading)],
      picture: "key", pictureText: L10n.WorldThings.keyPicture),
    Thing(
      id: "scraps", noun: L10n.WorldThings.scrapsForms, words: L10n.WorldThings.scrapsWords,
      description: [ConditionalText(L10n.WorldThings.scrapsText)], start: .place("byre"),
      traits: [.fixed],
      reading: [ConditionalText(L10n.WorldThings.scrapsReading)],
      refusal: [ConditionalText(L10n.WorldThings.scrapsRefusal)],
      picture: "scraps", pictureText: L10n.WorldThings.scrapsPicture),
    Thing(
      id: "door", noun: L10n.WorldThings.doorForms, words: L10n.WorldThings.doorWords,
      description: [ConditionalText(L10n.WorldThings.doorText)], start: .place("yard"),
      traits: [.door, .openable, .lockable, .startsLocked], alsoIn: ["woodshed"], key: "key",
      picture: "door", pictureText: L10n.WorldThings.doorPicture),
    Thing(
      id: "wood", noun: L10n.WorldThings.woodForms, words: L10n.WorldThings.woodWords,
      description: [ConditionalText(L10n.WorldThings.woodText)], start: .place("woodshed"),
      picture: "wood", pictureText: L10n.WorldThings.woodPicture),
    Thing(
      id: "bowl", noun: L10n.WorldThings.bowlForms, words: L10n.WorldThings.bowlWords,
      description: [ConditionalText(L10n.WorldThings.bowlText)], start: .place("beacon"),
      traits: [.fixed, .container],
      refusal: [ConditionalText(L10n.WorldThings.bowlRefusal)],
      picture: "bowl", pictureText: L10n.WorldThings.bowlPicture),
    Thing(
      id: "snow", noun: L10n.WorldThings.snowForms, words: L10n.WorldThings.snowWords,
      description: [ConditionalText(L10n.WorldThings.snowText)], start: .place("beacon"),
      traits: [.fixed],
      refusal: [ConditionalText(L10n.WorldThings.snowRefusal)],
      picture: "snow", pictureText: L10n.WorldThings.snowPicture),
    Thing(
      id: "snowman", noun: L10n.WorldThings.snowmanForms, words: L10n.WorldThings.snowmanWords,
      description: [ConditionalText(L10n.WorldThings.snowmanText)], start: .place("road"),
      traits: [.fixed, .supporter],
      refusal: [ConditionalText(L10n.WorldThings.snowmanRefusal)],
      picture: "snowman", pictureText: L10n.WorldThings.snowmanPicture),
    Thing(
      id: "hat", noun: L10n.WorldThings.hatForms, words: L10n.WorldThings.hatWords,
      description: [ConditionalText(L10n.WorldThings.hatText)], start: .inside("snowman"),
      traits: [.wearable],
      reading: [ConditionalText(L10n.WorldThings.hatReading)],
      picture: "hat", pictureText: L10n.WorldThings.hatPicture),
    Thing(
      id: "lanterns", noun: L10n.WorldThings.lanternsForms, words: L10n.WorldThings.lanternsWords,
      description: [ConditionalText(L10n.WorldThings.lanternsText)], start: .place("gorge"),
      traits: [.fixed],
      refusal: [ConditionalText(L10n.WorldThings.lanternsRefusal)],
      picture: "lanterns", pictureText: L10n.WorldThings.lanternsPicture),
    Thing(
      id: "box", noun: L10n.WorldThings.boxForms, words: L10n.WorldThings.boxWords,
      description: [ConditionalText(L10n.WorldThings.boxText)], start: .place("chapel"),
      traits: [.fixed, .container, .openable],
      reading: [ConditionalText(L10n.WorldThings.boxReading)],
      refusal: [ConditionalText(L10n.WorldThings.boxRefusal)],
      picture: "box", pictureText: L10n.WorldThings.boxPicture),
    Thing(
      id: "mittens", noun: L10n.WorldThings.mittensForms, words: L10n.WorldThings.mittensWords,
      description: [ConditionalText(L10n.WorldThings.mittensText)], start: .inside("box"),
      traits: [.wearable],
      picture: "mittens", pictureText: L10n.WorldThings.mittensPicture),
    Thing(
      id: "bell", noun: L10n.WorldThings.bellForms, words: L10n.WorldThings.bellWords,
      description: [ConditionalText(L10n.WorldThings.bellText)], start: .place("belfry"),
      traits: [.fixed, .container],
      reading: [ConditionalText(L10n.WorldThings.bellReading)],
      refusal: [
        ConditionalText(L10n.WorldThings.bellRefusal, when: .thing("clapper", .inside("bell"))),
        ConditionalText(L10n.WorldThings.bellBare),
      ],
      picture: "bell", pictureText: L10n.WorldThings.bellPicture),
    Thing(
      id: "clapper", noun: L10n.WorldThings.clapperForms, words: L10n.WorldThings.clapperWords,
      description: [ConditionalText(L10n.WorldThings.clapperText)], start: .inside("bell"),
      picture: "clapper", pictureText: L10n.WorldThings.clapperPicture),
  ]
}
