import Adventure
import Localization

private typealias Text = L10n.WorldReplies

/// What comes of handling small things, and what is empty, spent or gone.
enum SmallThingsRules {
  static let rules = pocket + fodder + gone + stones + kept

  // MARK: The pocket

  private static let pocket = [
    Rule(
      "crumbs.eaten", on: .instead([.eat, .taste], .thing("crumbs")),
      [
        .when(
          SmallThings.isPocketOpen, [.say(Text.crumbsEaten)], otherwise: [.refuse(Text.crumbsNone)])
      ]),
    Rule(
      "crumbs.given", on: .instead([.give, .show, .throw], .thing("crumbs"), .thing("goat")),
      [
        .when(
          SmallThings.isPocketOpen, [.say(Text.crumbsGiven)], otherwise: [.refuse(Text.crumbsNone)])
      ]),
    keptRule("crumbs", Text.crumbsStay, orElse: Text.crumbsNone),
    Rule(
      "string.rail", on: .instead(handling + [.find, .touch, .untie], .thing("string"), .optional),
      when: .at("path"), [.refuse(Text.railAway)]),
    keptRule("string", Text.stringStays, orElse: Text.stringNone),
    Rule(
      "coat.buttoned", on: .instead([.close], .thing("coat"), .optional),
      when: .all([.worn("coat"), isWindy]), [.say(Text.coatButtoned)]),
  ]

  private static let isWindy = WorldCondition.any(
    ["mouth", "path", "pass", "beacon", "road", "gorge", "yard"].map { .at(PlaceID($0)) })

  private static let handling: [Verb] = [
    .use, .tie, .cut, .give, .putIn, .putOn, .throw, .drop,
  ]

  private static func keptRule(
    _ thing: ThingID, _ text: LocalizedText, orElse none: LocalizedText
  ) -> Rule {
    Rule(
      "kept.\(thing.id)", on: .instead(handling + [.find], .thing(thing), .optional),
      [.when(SmallThings.isPocketOpen, [.refuse(text)], otherwise: [.refuse(none)])])
  }

  // MARK: Hay and straw

  private static let fodder = [
    Rule("hay.stays", on: .instead([.take], .thing("hay"), .optional), [.refuse(Text.hayStays)]),
    Rule(
      "straw.given", on: .instead([.give, .show, .throw], .thing("straw"), .optional),
      [.refuse(Text.strawGiven)]),
    Rule(
      "straw.stays", on: .instead([.take], .thing("straw"), .optional), [.refuse(Text.strawStays)]),
  ]

  // MARK: Gone

  private static let gone =
    [
      Rule(
        "mouse.out",
        on: .instead(
          [.take, .find, .greet, .ask, .tell, .touch, .kiss, .wake, .follow, .give, .listen],
          .thing("mouse"), .optional), [.refuse(Text.mouseOut)]),
      Rule(
        "turnips.none", on: .instead([.find, .count], .thing("turnips")),
        [.refuse(Text.turnipsNone)]),
      Rule(
        "drop.water", on: .instead([.drink, .taste, .take], .thing("drip"), .optional),
        [.say(Text.dropWater)]),
      Rule(
        "candles.spent", on: .instead([.light, .burn], .thing("candles"), .optional),
        [.refuse(Text.candlesSpent)]),
    ]
    + [
      ("signpost", L10n.WorldScenery.signpost), ("caravan", L10n.WorldScenery.caravan),
      ("someone", L10n.WorldScenery.someone),
      ("depths", L10n.WorldScenery.depths),
      ("windOutside", L10n.WorldScenery.windOutside),
      ("mountainOutside", L10n.WorldScenery.mountainOutside),
    ].map { id, line in
      Rule(
        "found.\(id)", on: .instead([.find], .thing(ThingID(id))),
        [.say(LocalizedText(line, at: 3))])
    }

  // MARK: Stones

  private static let stones = [
    Rule(
      "stones.frozen",
      on: .instead([.take, .throw, .putIn, .putOn, .drop, .kick], .thing("stones"), .optional),
      [.refuse(LocalizedText(Text.stones, at: 3))])
  ]

  // MARK: What stays

  private static let kept = [
    Rule(
      "drawing.stays", on: .instead([.take, .rub], .thing("drawing"), .optional),
      [.refuse(Text.drawingStays)]),
    Rule(
      "rail.away", on: .instead([.touch, .climb, .rub, .shake], .thing("handrail"), .optional),
      [.refuse(Text.railAway)]),
    Rule(
      "slate.wiped", on: .instead([.rub], .thing("slate"), .optional),
      [.refuse(Text.slateWiped)]),
    Rule(
      "gorge.keeps",
      on: .instead([.throw, .putIn, .putOn, .drop], .anything, .thing("gorgeBelow")),
      [.refuse(Text.gorgeKeeps)]),
    Rule(
      "gorge.seen", on: .instead([.search, .lookThrough, .lookUnder], .thing("gorgeBelow")),
      [.say(LocalizedText(Text.gorgeBelow, at: 3))]),
    Rule(
      "openings.seen", on: .instead([.lookThrough, .search], .thing("openings")),
      [.say(LocalizedText(L10n.WorldScenery.view, at: 3))]),
    Rule(
      "opening.seen", on: .instead([.lookThrough, .search], .thing("opening")),
      [.say(LocalizedText(L10n.WorldScenery.opening, at: 3))]),
    Rule(
      "key.done", on: .instead([.use], .thing("key"), .optional),
      when: .all([.at("yard"), .held("key"), .not(.locked("door"))]), [.refuse(Text.keyDone)]),
    Rule(
      "labels.counted", on: .instead([.count], .thing("shelves")), when: .at("cellar"),
      [.say(L10n.WorldThings.shelvesText)]),
    Rule(
      "barometer.thrice", on: .instead([.tap], .thing("barometer")),
      when: .all([.count(3), .unset("needle")]),
      [
        .set("needle", 3), .say(L10n.WorldActs.barometerFirst),
        .say(L10n.WorldActs.barometerSecond), .say(L10n.WorldActs.barometerThird),
      ]),
    Rule("wood.counted", on: .instead([.count], .thing("wood")), [.say(Text.logsCounted)]),
    Rule("stack.counted", on: .instead([.count], .thing("stack")), [.say(Text.logsCounted)]),
    Rule(
      "stove.opened", on: .instead([.open], .thing("stove"), .optional),
      [.say(Text.stoveOpened)]),
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
