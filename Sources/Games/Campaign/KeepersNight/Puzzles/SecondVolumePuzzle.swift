import Adventure
import Localization

private typealias PlaceText = L10n.FarPlaces
private typealias ThingText = L10n.FarThings
private typealias ActText = L10n.FarActs

/// Round the chimney one more volume is kept from the goat; whoever brings it to her may see her library,
/// and take her bookmark.
enum SecondVolumePuzzle {
  static let places = [
    Place(
      id: "roof", name: PlaceText.roofName, noun: PlaceText.roofNoun,
      description: [
        ConditionalText(PlaceText.roofText),
        ConditionalText(PlaceText.roofPacked, when: .thing("two", .place("roof"))),
      ],
      pictures: [ConditionalPicture("roof", PlaceText.roofPicture)],
      exits: [Exit(.down, to: "loft", leadsOut: true)], seenFrom: ["loft"]),
    Place(
      id: "hayloft", name: PlaceText.hayloftName, noun: PlaceText.hayloftNoun,
      description: [ConditionalText(PlaceText.hayloftText)],
      pictures: [ConditionalPicture("hayloft", PlaceText.hayloftPicture)],
      exits: [Exit(.down, to: "byre", leadsOut: true)]),
  ]

  static let things = [
    Thing(scenery: "hatch", ThingText.hatch, in: ["loft", "roof"]),
    Thing(scenery: "packing", ThingText.packing, in: ["roof"]),
    Thing(
      scenery: "flue", ThingText.chimney, in: ["roof"],
      pictures: [ConditionalPicture("chimney", L10n.FarPictures.chimney)]),
    Thing(
      id: "two", noun: ThingText.twoForms, words: ThingText.twoWords,
      description: [ConditionalText(ThingText.twoText)], start: .place("roof"),
      reading: [ConditionalText(ThingText.twoReading)],
      pictures: [ConditionalPicture("book", ThingText.twoPicture)]),
    Thing(
      scenery: "covers", ThingText.covers, in: ["hayloft"],
      pictures: [ConditionalPicture("covers", L10n.FarPictures.covers)]),
    Thing(scenery: "hayUp", ThingText.hayUp, in: ["hayloft"]),
    // Comes into reach with the goat’s second volume.
    Thing(
      id: "almanac", noun: ThingText.almanacForms, words: ThingText.almanacWords,
      description: [ConditionalText(ThingText.almanacText)], start: .nowhere,
      reading: [ConditionalText(ThingText.almanacReading)],
      pictures: [ConditionalPicture("almanac", ThingText.almanacPicture)]),
  ]

  private static let hasKey = WorldCondition.thing("key", .inside("goat"))

  static let rules = [
    Rule("goat.second", [.give, .show, .throw, .putOn, .putIn], "two", .thing("goat"), giving),
    Rule("goat.finds.second", [.drop], "two", when: .at("byre"), giving),
    Rule(
      "library.private", [.climb, .enter, .leave, .use, .take, .follow], "ladder",
      when: .all([.at("byre"), .unset("aside")]), refuses: PlaceText.hayloftPrivate),
    Rule(
      "library.hay", [.climb, .enter], "straw", when: .unset("aside"),
      refuses: PlaceText.hayloftPrivate),
    Rule(
      "covers.kept", [.take, .eat, .push, .pull, .open, .read], "covers", .optional,
      refuses: ActText.coversKept),
    Rule(
      "packing.kept", [.take, .pull, .read, .open], "packing", .optional,
      refuses: ActText.packingKept),
    Rule("packing.searched", [.search], "packing", says: LocalizedText(ThingText.packing, at: 3)),
    Rule(
      "hatch.opened", [.open, .push, .enter, .climb, .use], "hatch", when: .at("loft"),
      [.say(ActText.hatchOpened), .go("roof")]),
    Rule(
      "hatch.left", [.enter, .climb, .descend, .leave, .open, .use], "hatch", when: .at("roof"),
      [.go("loft")]),
  ]

  private static let giving: [RuleEffect] = [
    .when(
      hasKey, [.refuse(ActText.goatSecondEarly)],
      otherwise: [
        .move("two", .nowhere), .move("almanac", .place("hayloft")), .set("aside", 1),
        .award("second"), .say(ActText.goatSecond),
      ])
  ]
}
