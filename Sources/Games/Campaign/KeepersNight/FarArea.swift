import Adventure
import Localization

private typealias PlaceText = L10n.FarPlaces
private typealias ThingText = L10n.FarThings

/// What lies behind doors, ladders and ice: the places and things of the puzzles, and the terrace.
enum FarArea {
  static let places =
    CurtainPuzzle.places + DarkPassagePuzzle.places + SecondVolumePuzzle.places
    + RailPuzzle.places + [terrace]

  static let things =
    CurtainPuzzle.things + DarkPassagePuzzle.things + SecondVolumePuzzle.things
    + GorgeSignalPuzzle.things + RailPuzzle.things + ClockPuzzle.things + MirrorPuzzle.things
    + onTheTerrace

  static let rules =
    CurtainPuzzle.rules + DarkPassagePuzzle.rules + SecondVolumePuzzle.rules
    + GorgeSignalPuzzle.rules + RailPuzzle.rules + ClockPuzzle.rules + MirrorPuzzle.rules
    + [stonesRead, doorLeft] + throughTheDoor

  private static let terrace = Place(
    id: "terrace", name: PlaceText.terraceName, noun: PlaceText.terraceNoun,
    description: [ConditionalText(PlaceText.terraceText)],
    pictures: [ConditionalPicture("terrace", PlaceText.terracePicture)],
    exits: [Exit(.east, to: "lookout", leadsOut: true)], seenFrom: ["lookout"])

  private static let onTheTerrace = [
    Thing(
      id: "vane", noun: ThingText.vaneForms, words: ThingText.vaneWords,
      description: [
        ConditionalText(ThingText.vaneLast, when: .atLeast("storm", 3)),
        ConditionalText(ThingText.vaneThird, when: .atLeast("storm", 2)),
        ConditionalText(ThingText.vaneSecond, when: .flag("storm")),
        ConditionalText(ThingText.vaneFirst),
      ], start: .place("terrace"), traits: [.fixed],
      refusal: [ConditionalText(ThingText.vaneRefusal)],
      pictures: [ConditionalPicture("vane", ThingText.vanePicture)]),
    Thing(scenery: "instruments", ThingText.instruments, in: ["terrace"]),
    Thing(scenery: "terraceRail", ThingText.terraceRail, in: ["terrace"]),
    Thing(scenery: "glassDoor", ThingText.glassDoor, in: ["lookout", "terrace"]),
  ]

  /// It only sticks.
  private static let throughTheDoor = [("lookout", "terrace"), ("terrace", "lookout")].map {
    Rule(
      "glassDoor.\($0)", [.open, .push, .pull, .enter, .use, .unlock], "glassDoor", .optional,
      when: .at(PlaceID($0)), [.go(PlaceID($1))])
  }

  private static let doorLeft = Rule(
    "glassDoor.shut", [.close, .lock], "glassDoor", .optional, says: ThingText.glassDoorShut)

  private static let stonesRead = Rule(
    "stones.read", [.read, .search, .count], "gravestones", says: ThingText.stonesReading)
}
