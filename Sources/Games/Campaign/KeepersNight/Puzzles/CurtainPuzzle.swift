import Adventure
import Localization

private typealias PlaceText = L10n.FarPlaces
private typealias ThingText = L10n.FarThings
private typealias ActText = L10n.FarActs

/// Three curtains of ice in the gallery: the one that gives no echo hides the keepers’ chamber.
enum CurtainPuzzle {
  static let places = [
    Place(
      id: "chamber", name: PlaceText.chamberName, noun: PlaceText.chamberNoun,
      description: [ConditionalText(PlaceText.chamberText)],
      pictures: [
        ConditionalPicture("chamber", PlaceText.chamberPicture),
        ConditionalPicture(
          "chamber-oil", L10n.FarPictures.chamberOil, when: .thing("oil", .place("chamber"))),
      ],
      exits: [Exit(.south, to: "gallery", leadsOut: true)], isDark: .always)
  ]

  static let things =
    [
      ("curtainLeft", ThingText.curtainLeft), ("curtainMiddle", ThingText.curtainMiddle),
      ("curtainRight", ThingText.curtainRight),
    ].map {
      Thing(
        scenery: ThingID($0), $1, in: ["gallery"],
        pictures: [ConditionalPicture("curtains", L10n.FarPictures.curtains)])
    } + [
      // Comes when the curtain has come down.
      Thing(scenery: "gapSeen", ThingText.gapSeen, in: []),
      Thing(scenery: "gap", ThingText.gap, in: ["chamber"]),
      Thing(scenery: "names", ThingText.names, in: ["chamber"]),
      Thing(scenery: "iceBench", ThingText.iceBench, in: ["chamber"]),
      Thing(
        id: "oil", noun: ThingText.oilForms, words: ThingText.oilWords,
        description: [ConditionalText(ThingText.oilText)], start: .place("chamber"),
        pictures: [ConditionalPicture("oil", ThingText.oilPicture)]),
    ]

  static let rules = knocking + striking + room

  private static let knocks: [Verb] = [.tap, .listen, .shout]
  private static let blows: [Verb] = [.hit, .break, .tap, .ring, .kick, .push, .dig, .cut]

  private static let knocking =
    ["curtainLeft", "curtainRight"].map { ThingID($0) }.map {
      Rule("knock.\($0.id)", knocks, $0, says: ActText.curtainEcho)
    }
    + ["curtainLeft", "curtainMiddle", "curtainRight", "iceWalls"].map {
      Rule("behind.\($0)", [.lookBehind, .lookThrough], ThingID($0), says: ActText.curtainBehind)
    } + [
      Rule("knock.middle", knocks, "curtainMiddle", says: ActText.curtainSilence),
      Rule(
        "knock.any", [.tap, .hit, .break], "iceWalls", when: .unset("parted"),
        refuses: ActText.curtainWhich),
    ]

  private static let striking =
    ["curtainLeft", "curtainRight"].map { ThingID($0) }.flatMap {
      [
        Rule("strike.\($0.id)", blows, $0, .thing("clapper"), says: ActText.curtainWrong),
        Rule("use.\($0.id)", [.use], "clapper", .thing($0), says: ActText.curtainWrong),
        Rule(
          "hit.\($0.id)", [.hit, .break], $0, when: .held("clapper"), says: ActText.curtainWrong),
        Rule("knuckles.\($0.id)", blows + [.open], $0, .optional, refuses: ActText.curtainKnuckles),
      ]
    } + [
      Rule("strike.middle", blows, "curtainMiddle", .thing("clapper"), parting),
      Rule("use.middle", [.use], "clapper", .thing("curtainMiddle"), parting),
      Rule("hit.middle", [.hit, .break], "curtainMiddle", when: .held("clapper"), parting),
      Rule(
        "knuckles.middle", blows + [.open], "curtainMiddle", .optional,
        refuses: ActText.curtainKnuckles),
    ]

  private static let parting: [RuleEffect] = [
    .when(
      .held("clapper"),
      [
        .move("curtainMiddle", .nowhere), .move("gapSeen", .place("gallery")), .set("parted", 1),
        .award("chamber"),
        .say(ActText.curtainParts),
      ], otherwise: [.refuse(L10n.Adventure.notHeld)])
  ]

  private static let room = [
    Rule("gap.entered", [.enter, .climb, .use], "gapSeen", [.go("chamber")]),
    Rule(
      "oil.poured",
      on: .instead([.fill, .pour, .putIn, .use], .optional, .thing("oil")),
      [.refuse(ActText.oilPoured)]),
    Rule(
      "oil.spilt", [.pour, .fill, .drink, .burn, .light, .open, .use], "oil", .optional,
      refuses: ActText.oilPoured),
    Rule(
      "names.written", [.write, .take, .rub], "names", .optional,
      [.set("nail", 1), .say(ActText.namesWritten)]),
    Rule("names.read", [.read], "names", says: LocalizedText(ThingText.names, at: 3)),
    Rule(
      "iceBench.rest", [.wait, .sleep], "iceBench", .optional,
      says: LocalizedText(ThingText.iceBench, at: 3)),
  ]
}
