import Adventure
import Localization

private typealias PlaceText = L10n.WorldPlaces
private typealias ThingText = L10n.WorldThings
private typealias SeenText = L10n.WorldPictures
private typealias StateText = L10n.WorldStates
private typealias FarText = L10n.FarPlaces
private typealias FarSeen = L10n.FarPictures

/// The mouth of the cave, the path and the ledge, and the things of the rope.
enum CliffArea {
  static let places = [
    Place(
      id: "mouth", name: PlaceText.mouthName, noun: PlaceText.mouthNoun,
      description: [
        ConditionalText(PlaceText.mouthText),
        ConditionalText(PlaceText.mouthHook, when: .not(.thing("lamp", .inside("hook")))),
        ConditionalText(PlaceText.mouthLamp, when: .thing("lamp", .inside("hook"))),
        ConditionalText(FarText.mouthMirror, when: MirrorPuzzle.isHung),
        ConditionalText(PlaceText.mouthLight, when: .atLeast("said", 3)),
        ConditionalText(
          PlaceText.mouthTalks, when: .all([.flag("asked"), .not(.atLeast("said", 3))])),
      ] + RopeCalls.placeTexts,
      pictures: [
        ConditionalPicture("mouth", PlaceText.mouthPicture),
        ConditionalPicture("mouth-light", SeenText.mouthLight, when: .atLeast("said", 3)),
        ConditionalPicture("mouth-lamp", SeenText.mouthLamp, when: .thing("lamp", .inside("hook"))),
        ConditionalPicture("mouth-mirror", FarSeen.mouthMirror, when: MirrorPuzzle.isHung),
      ],
      exits: [Exit(.east, to: "path"), Exit(.down, to: "ledge")],
      sight: [
        ConditionalText(PlaceText.mouthSightLit, when: LampRules.isShowing),
        ConditionalText(PlaceText.mouthSight),
      ],
      seenFrom: ["belfry", "beacon"]),
    Place(
      id: "path", name: PlaceText.pathName, noun: PlaceText.pathNoun,
      description: [ConditionalText(PlaceText.pathText)],
      pictures: [ConditionalPicture("path", PlaceText.pathPicture)],
      exits: [Exit(.west, to: "mouth"), Exit(.east, to: "pass")],
      sight: [ConditionalText(PlaceText.pathSight)],
      seenFrom: ["belfry", "beacon", "pass", "mouth"]),
    Place(
      id: "ledge", name: PlaceText.ledgeName, noun: PlaceText.ledgeNoun,
      description: [
        ConditionalText(PlaceText.ledgeText),
        ConditionalText(StateText.ledgeLight, when: .atLeast("said", 3)),
      ],
      pictures: [ConditionalPicture("ledge", PlaceText.ledgePicture)],
      exits: [
        Exit(.up, to: "mouth"),
        Exit(
          .down, to: "gallery", when: .all([.held("lamp"), .lit("lamp")]),
          refusal: PlaceText.ledgeDark),
      ], seenFrom: ["mouth"]),
  ]

  static let things = [
    Thing(
      id: "rope", noun: ThingText.ropeForms, words: ThingText.ropeWords,
      description: [
        ConditionalText(StateText.ropeHeld, when: .all([.unset("free"), .at("gallery")])),
        ConditionalText(ThingText.ropeIced, when: .unset("free")),
        ConditionalText(L10n.RopeCalls.fallRope, when: RopeCall.fall.isWaiting),
        ConditionalText(
          L10n.RopeCalls.climbing, when: .all([.atLeast("said", 3), RopeFall.isHurt])),
        ConditionalText(StateText.ropeClimbing, when: .atLeast("said", 3)),
        ConditionalText(ThingText.ropeText),
      ], start: .place("mouth"), traits: [.scenery], alsoIn: ["ledge", "gallery"],
      refusal: [ConditionalText(ThingText.ropeRefusal)],
      pictures: [ConditionalPicture("rope", ThingText.ropePicture)]),
    Thing(
      id: "ring", noun: ThingText.ringForms, words: ThingText.ringWords,
      description: [
        ConditionalText(ThingText.ringWarm, when: .atLeast("said", 3)),
        ConditionalText(ThingText.ringText),
      ], start: .place("mouth"), traits: [.scenery],
      refusal: [ConditionalText(ThingText.ringRefusal)],
      pictures: [ConditionalPicture("ring", ThingText.ringPicture)]),
    Thing(
      id: "hook", noun: ThingText.hookForms, words: ThingText.hookWords,
      description: [
        ConditionalText(StateText.hookLamp, when: .thing("lamp", .inside("hook"))),
        ConditionalText(ThingText.hookText),
      ], start: .place("mouth"),
      traits: [.scenery, .supporter], refusal: [ConditionalText(ThingText.hookRefusal)],
      pictures: [
        ConditionalPicture("hook-lamp", SeenText.hookLamp, when: .thing("lamp", .inside("hook"))),
        ConditionalPicture("hook", ThingText.hookPicture),
      ]),
  ]
}
