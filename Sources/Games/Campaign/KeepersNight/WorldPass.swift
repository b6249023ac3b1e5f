import Adventure
import Localization

private typealias Words = L10n.WorldPlaces

/// The pass, and what can be reached from it without a key.
extension KeepersNight {
  static let pass = [
    Place(
      id: "pass", name: Words.passName, description: [ConditionalText(Words.passText)],
      picture: "pass",
      pictureText: Words.passPicture,
      exits: [
        Exit(.north, to: "chapel"),
        Exit(.east, to: "road"),
        Exit(.south, to: "yard"),
        Exit(.west, to: "path"),
        Exit(.up, to: "beacon", when: .worn("coat"), refusal: Words.passCold),
      ]),
    Place(
      id: "beacon", name: Words.beaconName,
      description: [
        ConditionalText(Words.beaconText),
        ConditionalText(Words.beaconFull, when: .unset("dug")),
        ConditionalText(Words.beaconLaid, when: .flag("laid")),
      ], picture: "beacon",
      pictureText: Words.beaconPicture,
      exits: [
        Exit(.down, to: "pass")
      ]),
    Place(
      id: "road", name: Words.roadName,
      description: [
        ConditionalText(Words.roadText),
        ConditionalText(Words.roadWrong, when: .unset("turned")),
        ConditionalText(Words.roadRight, when: .flag("turned")),
      ], picture: "road",
      pictureText: Words.roadPicture,
      exits: [
        Exit(.east, to: "gorge"),
        Exit(.west, to: "pass"),
        Exit(.north, to: "pass", when: .never, refusal: Words.roadEdge, isHidden: true),
      ]),
    Place(
      id: "gorge", name: Words.gorgeName, description: [ConditionalText(Words.gorgeText)],
      picture: "gorge",
      pictureText: Words.gorgePicture,
      exits: [
        Exit(.west, to: "road"),
        Exit(.east, to: "road", when: .never, refusal: Words.gorgePost, isHidden: true),
      ]),
    Place(
      id: "chapel", name: Words.chapelName, description: [ConditionalText(Words.chapelText)],
      picture: "chapel",
      pictureText: Words.chapelPicture,
      exits: [
        Exit(.south, to: "pass"),
        Exit(.up, to: "belfry"),
      ]),
    Place(
      id: "belfry", name: Words.belfryName,
      description: [
        ConditionalText(Words.belfryText),
        ConditionalText(Words.belfryLamp, when: .thing("lamp", .inside("hook"))),
      ], picture: "belfry",
      pictureText: Words.belfryPicture,
      exits: [
        Exit(.down, to: "chapel")
      ]),
  ]
}
