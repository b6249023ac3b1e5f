import Adventure
import Localization

/// The mouth of the cave, the path and the ledge, and the things of the rope.
enum CliffArea {
  static let places = [
    Place(
      id: "mouth", name: L10n.WorldPlaces.mouthName,
      description: [
        ConditionalText(L10n.WorldPlaces.mouthText),
        ConditionalText(L10n.WorldPlaces.mouthHook, when: .not(.thing("lamp", .inside("hook")))),
        ConditionalText(L10n.WorldPlaces.mouthLamp, when: .thing("lamp", .inside("hook"))),
        ConditionalText(L10n.WorldPlaces.mouthLight, when: .atLeast("said", 3)),
        ConditionalText(
          L10n.WorldPlaces.mouthTalks, when: .all([.flag("asked"), .not(.atLeast("said", 3))])),
      ], picture: "mouth",
      pictureText: L10n.WorldPlaces.mouthPicture,
      exits: [
        Exit(.east, to: "path"),
        Exit(.down, to: "ledge"),
      ]),
    Place(
      id: "path", name: L10n.WorldPlaces.pathName,
      description: [ConditionalText(L10n.WorldPlaces.pathText)],
      picture: "path",
      pictureText: L10n.WorldPlaces.pathPicture,
      exits: [
        Exit(.west, to: "mouth"),
        Exit(.east, to: "pass"),
      ]),
    Place(
      id: "ledge", name: L10n.WorldPlaces.ledgeName,
      description: [ConditionalText(L10n.WorldPlaces.ledgeText)],
      picture: "ledge",
      pictureText: L10n.WorldPlaces.ledgePicture,
      exits: [
        Exit(.up, to: "mouth"),
        Exit(
          .down, to: "gallery", when: .all([.held("lamp"), .lit("lamp")]),
          refusal: L10n.WorldPlaces.ledgeDark),
      ]),
  ]

  static let things = [
    Thing(
      id: "rope", noun: L10n.WorldThings.ropeForms, words: L10n.WorldThings.ropeWords,
      description: [
        ConditionalText(L10n.WorldThings.ropeIced, when: .unset("free")),
        ConditionalText(L10n.WorldThings.ropeText),
      ],
      start: .place("mouth"), traits: [.fixed], alsoIn: ["ledge", "gallery"],
      refusal: [ConditionalText(L10n.WorldThings.ropeRefusal)],
      picture: "rope", pictureText: L10n.WorldThings.ropePicture),
    Thing(
      id: "ring", noun: L10n.WorldThings.ringForms, words: L10n.WorldThings.ringWords,
      description: [
        ConditionalText(L10n.WorldThings.ringWarm, when: .atLeast("said", 3)),
        ConditionalText(L10n.WorldThings.ringText),
      ],
      start: .place("mouth"), traits: [.fixed],
      refusal: [ConditionalText(L10n.WorldThings.ringRefusal)],
      picture: "ring", pictureText: L10n.WorldThings.ringPicture),
    Thing(
      id: "hook", noun: L10n.WorldThings.hookForms, words: L10n.WorldThings.hookWords,
      description: [ConditionalText(L10n.WorldThings.hookText)], start: .place("mouth"),
      traits: [.fixed, .supporter],
      refusal: [ConditionalText(L10n.WorldThings.hookRefusal)],
      picture: "hook", pictureText: L10n.WorldThings.hookPicture),
    Thing(
      id: "collar", noun: L10n.WorldThings.collarForms, words: L10n.WorldThings.collarWords,
      description: [ConditionalText(L10n.WorldThings.collarText)], start: .place("gallery"),
      traits: [.fixed],
      refusal: [ConditionalText(L10n.WorldThings.collarRefusal)],
      picture: "collar", pictureText: L10n.WorldThings.collarPicture),
    Thing(
      id: "marks", noun: L10n.WorldThings.marksForms, words: L10n.WorldThings.marksWords,
      description: [ConditionalText(L10n.WorldThings.marksText)], start: .place("tunnel"),
      traits: [.fixed],
      refusal: [ConditionalText(L10n.WorldThings.marksRefusal)],
      picture: "marks", pictureText: L10n.WorldThings.marksPicture),
  ]
}
