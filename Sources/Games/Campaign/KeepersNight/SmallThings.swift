import Adventure
import Localization

private typealias Text = L10n.WorldReplies

/// What is too small to carry off, and asked for all the same: crumbs, string, stones, a drawing.
enum SmallThings {
  static let things = [
    Thing(scenery: "drawing", Text.drawing, in: ["tunnel"], traits: .glowing),
    Thing(scenery: "stones", Text.stones, in: stony),
    Thing(scenery: "gorgeBelow", Text.gorgeBelow, in: ["gorge"]),
    Thing(scenery: "roofs", Text.roofs, in: ["yard"], traits: .distant),
    // Comes when the bowl has been dug out.
    Thing(scenery: "snowLeft", Text.snowLeft, in: []),
    Thing(
      scenery: "hour", Text.hour, in: everywhere.filter { $0 != "hut" },
      traits: [.absent, .distant]),
    crumbs, string,
  ]

  /// The pocket of the coat has been turned out, and is here.
  static let isPocketOpen = WorldCondition.all([.flag("searched"), .inReach("coat")])

  private static let crumbs = Thing(
    id: "crumbs", noun: Text.crumbsForms, words: Text.crumbsWords,
    description: [
      ConditionalText(Text.crumbsPocket, when: isPocketOpen), ConditionalText(Text.crumbsNone),
    ], start: .place("mouth"), traits: [.scenery, .absent], alsoIn: beyondTheMouth,
    refusal: [
      ConditionalText(Text.crumbsStay, when: isPocketOpen), ConditionalText(Text.crumbsNone),
    ])

  private static let string = Thing(
    id: "string", noun: Text.stringForms, words: Text.stringWords,
    description: [
      ConditionalText(Text.stringRail, when: .at("path")),
      ConditionalText(Text.stringPocket, when: isPocketOpen), ConditionalText(Text.stringNone),
    ], start: .place("mouth"), traits: [.scenery, .absent], alsoIn: beyondTheMouth,
    refusal: [
      ConditionalText(Text.railAway, when: .at("path")),
      ConditionalText(Text.stringStays, when: isPocketOpen), ConditionalText(Text.stringNone),
    ])

  // MARK: Where

  private static let stony: [PlaceID] = [
    "mouth", "path", "pass", "road", "gorge", "yard", "ledge", "tunnel", "gallery",
  ]
  private static let everywhere = [
    CliffArea.places, PassArea.places, YardArea.places, HutArea.places, UndergroundArea.places,
    FarArea.places,
  ].joined().map(\.id)
  private static let beyondTheMouth = everywhere.filter { $0 != "mouth" }
}
