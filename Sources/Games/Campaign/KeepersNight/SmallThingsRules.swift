import Adventure
import Localization

private typealias Text = L10n.WorldReplies

/// What comes of handling small things, and what is empty, spent or gone.
enum SmallThingsRules {
  static let rules = pocket + fodder + gone + stones + kept

  // MARK: The pocket

  private static let pocket = [
    Rule(
      "crumbs.eaten", [.eat, .taste], "crumbs",
      [
        .when(
          SmallThings.isPocketOpen, [.say(Text.crumbsEaten)], otherwise: [.refuse(Text.crumbsNone)])
      ]),
    Rule(
      "crumbs.given", [.give, .show, .throw], "crumbs", .thing("goat"),
      [
        .when(
          SmallThings.isPocketOpen, [.say(Text.crumbsGiven)], otherwise: [.refuse(Text.crumbsNone)])
      ]),
    keptRule("crumbs", Text.crumbsStay, orElse: Text.crumbsNone),
    Rule(
      "string.rail", handling + [.find, .touch, .untie], "string", .optional, when: .at("path"),
      refuses: Text.railAway),
    keptRule("string", Text.stringStays, orElse: Text.stringNone),
    Rule(
      "coat.buttoned", [.close], "coat", .optional,
      when: .all([.worn("coat"), StormRules.isOutside]),
      says: Text.coatButtoned),
  ]

  private static let handling: [Verb] = [
    .use, .tie, .cut, .give, .putIn, .putOn, .throw, .drop,
  ]

  private static func keptRule(
    _ thing: ThingID, _ text: LocalizedText, orElse none: LocalizedText
  ) -> Rule {
    Rule(
      "kept.\(thing.id)", handling + [.find], thing, .optional,
      [.when(SmallThings.isPocketOpen, [.refuse(text)], otherwise: [.refuse(none)])])
  }

  // MARK: Hay and straw

  private static let fodder = [
    Rule("hay.stays", [.take], "hay", .optional, refuses: Text.hayStays),
    Rule("straw.given", [.give, .show, .throw], "straw", .optional, refuses: Text.strawGiven),
    Rule("straw.stays", [.take], "straw", .optional, refuses: Text.strawStays),
  ]

  // MARK: Gone

  private static let gone =
    [
      Rule(
        "mouse.out",
        [.take, .find, .greet, .ask, .tell, .touch, .kiss, .wake, .follow, .give, .listen], "mouse",
        .optional, refuses: Text.mouseOut),
      Rule("turnips.none", [.find, .count], "turnips", refuses: Text.turnipsNone),
      Rule("drop.water", [.drink, .taste, .take], "drip", .optional, says: Text.dropWater),
      Rule("candles.spent", [.light, .burn], "candles", .optional, refuses: Text.candlesSpent),
    ]
    + [
      ("signpost", L10n.WorldScenery.signpost), ("caravan", L10n.WorldScenery.caravan),
      ("someone", L10n.WorldScenery.someone),
      ("depths", L10n.WorldScenery.depths),
      ("windOutside", L10n.WorldScenery.windOutside),
      ("mountainOutside", L10n.WorldScenery.mountainOutside),
    ].map { id, line in
      Rule("found.\(id)", [.find], ThingID(id), says: LocalizedText(line, at: 3))
    }

  // MARK: Stones

  private static let stones = [
    Rule(
      "stones.frozen", [.take, .throw, .putIn, .putOn, .drop, .kick], "stones", .optional,
      refuses: LocalizedText(Text.stones, at: 3))
  ]

  // MARK: What stays

  private static let kept = [
    Rule("drawing.stays", [.take, .rub], "drawing", .optional, refuses: Text.drawingStays),
    Rule(
      "rail.away", [.touch, .climb, .rub, .shake], "handrail", .optional, refuses: Text.railAway),
    Rule("slate.wiped", [.rub], "slate", .optional, refuses: Text.slateWiped),
    Rule(
      "gorge.seen", [.search, .lookThrough, .lookUnder], "gorgeBelow",
      says: LocalizedText(Text.gorgeBelow, at: 3)),
    Rule(
      "openings.seen", [.lookThrough, .search], "openings",
      says: LocalizedText(L10n.WorldScenery.view, at: 3)),
    Rule(
      "opening.seen", [.lookThrough, .search], "opening",
      says: LocalizedText(L10n.WorldScenery.opening, at: 3)),
    Rule(
      "key.done", [.use], "key", .optional,
      when: .all([.at("yard"), .held("key"), .not(.locked("door"))]), refuses: Text.keyDone),
    Rule(
      "labels.counted", [.count], "shelves", when: .at("cellar"), says: L10n.WorldThings.shelvesText
    ),
    Rule(
      "barometer.thrice", [.tap], "barometer", when: .all([.count(3), .unset("needle")]),
      [
        .set("needle", 3), .say(L10n.WorldActs.barometerFirst),
        .say(L10n.WorldActs.barometerSecond), .say(L10n.WorldActs.barometerThird),
      ]),
    Rule("wood.counted", [.count], "wood", says: Text.logsCounted),
    Rule("stack.counted", [.count], "stack", says: Text.logsCounted),
    Rule("stove.opened", [.open], "stove", .optional, says: Text.stoveOpened),
  ]
}

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
