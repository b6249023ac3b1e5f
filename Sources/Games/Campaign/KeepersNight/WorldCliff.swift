import Adventure
import Localization

private typealias Words = L10n.WorldPlaces

/// The cliff: where the rope begins.
extension KeepersNight {
  static let cliff = [
    Place(
      id: "mouth", name: Words.mouthName,
      description: [
        ConditionalText(Words.mouthText),
        ConditionalText(Words.mouthHook, when: .not(.thing("lamp", .inside("hook")))),
        ConditionalText(Words.mouthLamp, when: .thing("lamp", .inside("hook"))),
        ConditionalText(Words.mouthLight, when: .atLeast("said", 3)),
        ConditionalText(Words.mouthTalks, when: .all([.flag("asked"), .not(.atLeast("said", 3))])),
      ], picture: "mouth",
      pictureText: Words.mouthPicture,
      exits: [
        Exit(.east, to: "path"),
        Exit(.down, to: "ledge"),
      ]),
    Place(
      id: "path", name: Words.pathName, description: [ConditionalText(Words.pathText)],
      picture: "path",
      pictureText: Words.pathPicture,
      exits: [
        Exit(.west, to: "mouth"),
        Exit(.east, to: "pass"),
      ]),
    Place(
      id: "ledge", name: Words.ledgeName, description: [ConditionalText(Words.ledgeText)],
      picture: "ledge",
      pictureText: Words.ledgePicture,
      exits: [
        Exit(.up, to: "mouth"),
        Exit(
          .down, to: "gallery", when: .all([.held("lamp"), .lit("lamp")]), refusal: Words.ledgeDark),
      ]),
  ]
}
