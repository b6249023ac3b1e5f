import Adventure
import Localization

private typealias Text = L10n.WorldReplies
private typealias Seen = L10n.WorldScenery

/// What nose, ears and fingers tell, by the place and by what a thing is made of.
enum SenseRules {
  static let rules = smells + smeltThings + sounds + voices + fingers + notTaken

  // MARK: Places

  private static let smells = [
    senseRule(.smell, at: ["chapel"], Text.smellChapel),
    senseRule(.smell, at: ["pass", "yard"], LocalizedText(Seen.goatSmell, at: 3)),
    senseRule(.smell, at: ["bunk"], LocalizedText(Seen.bunkSmell, at: 3)),
    senseRule(.smell, at: ["loft"], Text.smellLoft),
    senseRule(.smell, at: ["cellar"], Text.smellCellar),
    senseRule(.smell, at: ["ledge", "tunnel", "gallery"], Text.smellIce),
  ]

  private static let smeltThings = [
    ("hay", Text.smellLoft), ("dust", Text.smellLoft), ("earth", Text.smellCellar),
    ("turnips", Text.smellCellar), ("stove", L10n.WorldActs.hutSmell),
    ("smoke", L10n.WorldActs.hutSmell), ("wool", L10n.WorldActs.hutSmell),
    ("candles", Text.smellChapel), ("straw", L10n.WorldActs.goatSmell),
    ("goatSmell", LocalizedText(Seen.goatSmell, at: 3)),
  ].map { thing, text in
    Rule("smelt.\(thing)", [.smell], ThingID(thing), says: text)
  }

  private static let sounds =
    [
      senseRule(.listen, at: ["chapel"], Text.listenChapel),
      senseRule(.listen, at: ["byre"], Text.listenByre),
      senseRule(.listen, at: ["gorge"], Text.listenGorge),
      senseRule(.listen, at: ["gallery"], Text.listenGallery),
      senseRule(.listen, at: ["hut", "bunk", "loft", "lookout"], Text.listenHut),
    ]
    + [
      ("echo", Text.listenGallery), ("shaft", Text.listenGallery), ("torrent", Text.listenGorge),
      ("gorgeBelow", Text.listenGorge),
    ].map { Rule("heard.\($0)", [.listen], ThingID($0), says: $1) }

  private static let voices = [
    senseRule(
      .shout,
      at: ["chapel", "byre", "woodshed", "hut", "bunk", "loft", "lookout", "cellar", "tunnel"],
      Text.shoutInside),
    senseRule(.sing, at: ["cellar", "tunnel", "gallery"], Text.singStone),
    senseRule(
      .sing, at: ["chapel", "woodshed", "hut", "bunk", "loft", "lookout"], Text.singInside),
    Rule(
      "shaft.shouted", [.shout, .greet, .tell, .ask], "shaft", .optional,
      [
        .sayNext(
          [L10n.WorldActs.echoFirst, L10n.WorldActs.echoSecond, L10n.WorldActs.echoThird], "echo")
      ]),
    Rule("echo.sung", [.sing], "echo", says: Text.singStone),
  ]

  private static func senseRule(_ verb: Verb, at places: [PlaceID], _ text: LocalizedText) -> Rule {
    Rule(
      "\(verb.rawValue).\(places[0].id)", on: .instead([verb]),
      when: .any(places.map { .at($0) }), [.say(text)])
  }

  // MARK: Fingers

  private static let fingers =
    [
      Rule(
        "touched.warmRing", [.touch], "ring", when: .atLeast("said", 3),
        says: L10n.WorldThings.ringWarm)
    ]
    + touchRules(["ring", "hook", "bell", "clapper", "key", "bowl", "shovel"], Text.touchMetal)
    + touchRules(
      [
        "table", "drawer", "box", "benches", "bunks", "ladder", "peg", "chapelDoor", "hutDoor",
        "door", "bridge", "stack", "wood", "shelves", "roof", "floor",
      ], Text.touchWood)
    + touchRules(
      ["mountain", "stairs", "stones", "foot", "peaks", "walls", "marks", "drawing"],
      Text.touchRock)
    + touchRules(
      ["ice", "iceWalls", "arch", "frost", "snowAround", "snow", "snowLeft"], Text.touchIce)
    + touchRules(["coat", "mittens", "hat", "clothes"], Text.touchCloth)
    + touchRules(["book", "scraps", "card"], Text.touchPaper)
    + touchRules(["window", "clock", "slate"], Text.touchGlass)
    + touchRules(nothings, Text.touchNothing)

  private static func touchRules(_ things: [ThingID], _ text: LocalizedText) -> [Rule] {
    things.map { Rule("touched.\($0.id)", [.touch], $0, says: text) }
  }

  private static let nothings: [ThingID] = [
    "night", "silence", "air", "breath", "voice", "goatSmell", "smoke", "bunkSmell", "snoring",
    "echo", "opening", "openings", "greenLight", "warmth", "draught", "windOutside", "hour",
  ]

  // MARK: What nobody takes along

  private static let notTaken =
    nothings.map {
      Rule("taken.\($0.id)", [.take], $0, refuses: Text.takeNothing)
    }
    + ["me", "hands", "feet", "boots", "face", "shoulders", "clothes"].map {
      Rule("taken.\($0)", [.take], ThingID($0), refuses: Text.takeBody)
    }
}
