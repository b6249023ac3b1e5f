import Adventure
import Localization

private typealias Words = L10n.WorldPlaces

/// The yard and the house.
extension KeepersNight {
  static let yard = [
    Place(
      id: "yard", name: Words.yardName, description: [ConditionalText(Words.yardText)],
      picture: "yard",
      pictureText: Words.yardPicture,
      exits: [
        Exit(.north, to: "pass"),
        Exit(.east, to: "woodshed", door: "door"),
        Exit(.south, to: "hut"),
        Exit(.west, to: "byre"),
      ]),
    Place(
      id: "byre", name: Words.byreName, description: [ConditionalText(Words.byreText)],
      picture: "byre",
      pictureText: Words.byrePicture,
      exits: [
        Exit(.east, to: "yard")
      ]),
    Place(
      id: "woodshed", name: Words.woodshedName, description: [ConditionalText(Words.woodshedText)],
      picture: "woodshed",
      pictureText: Words.woodshedPicture,
      exits: [
        Exit(.west, to: "yard", door: "door")
      ]),
    Place(
      id: "hut", name: Words.hutName, description: [ConditionalText(Words.hutText)], picture: "hut",
      pictureText: Words.hutPicture,
      exits: [
        Exit(.north, to: "yard"),
        Exit(.east, to: "bunk"),
        Exit(.west, to: "lookout"),
        Exit(.up, to: "loft"),
        Exit(.down, to: "cellar"),
      ]),
    Place(
      id: "bunk", name: Words.bunkName,
      description: [
        ConditionalText(Words.bunkText),
        ConditionalText(Words.bunkCoat, when: .thing("coat", .place("bunk"))),
      ], picture: "bunk",
      pictureText: Words.bunkPicture,
      exits: [
        Exit(.west, to: "hut")
      ]),
    Place(
      id: "loft", name: Words.loftName,
      description: [
        ConditionalText(Words.loftText),
        ConditionalText(Words.loftBook, when: .thing("book", .place("loft"))),
      ], picture: "loft",
      pictureText: Words.loftPicture,
      exits: [
        Exit(.down, to: "hut")
      ]),
    Place(
      id: "lookout", name: Words.lookoutName, description: [ConditionalText(Words.lookoutText)],
      picture: "lookout",
      pictureText: Words.lookoutPicture,
      exits: [
        Exit(.east, to: "hut")
      ]),
  ]
}
