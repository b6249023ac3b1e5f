import Adventure
import Localization

private typealias ActText = L10n.WorldActs
private typealias Text = L10n.WorldScenery

/// What comes of handling what is only there to be looked at, and of what is said aloud.
enum HandledSceneryRules {
  static let rules = absent + snow + losing + depths + house + body + voice

  // MARK: What is not there

  private static let absent = [
    ("food", Text.food, [.eat, .drink, .taste, .take, .make, .search, .find]),
    ("turnips", Text.turnips, [.eat, .taste, .take, .search, .give]),
    ("tools", Text.tools, [.take, .use, .find]),
    ("coins", Text.coins, [.give, .putIn, .putOn, .drop, .throw, .show, .take, .find, .use]),
  ].map { id, line, verbs in
    Rule("absent.\(id)", verbs, ThingID(id), .optional, refuses: LocalizedText(line, at: 3))
  }

  // MARK: Snow

  private static let snow = [
    Rule(
      "snow.elsewhere", [.dig, .takeOff, .swipe, .push, .pour, .rub, .fill, .take], "snowAround",
      .optional, refuses: ActText.snowElsewhere),
    Rule("snow.thrown", [.throw, .make], "snowAround", .optional, says: ActText.snowThrown),
    eatenRule("snowAround"), eatenRule("snow"), eatenRule("icicles"),
  ]

  private static func eatenRule(_ snow: ThingID) -> Rule {
    Rule("eaten.\(snow.id)", [.eat, .drink, .taste], snow, says: ActText.snowEaten)
  }

  // MARK: The shaft and the drop

  private static let losing = [
    ("shaft", ActText.shaftKeeps), ("drop", ActText.dropKeeps), ("edge", ActText.dropKeeps),
    ("gorgeBelow", L10n.WorldReplies.gorgeKeeps),
  ].map {
    Rule("\($0).keeps", on: .instead(losses, .anything, .thing(ThingID($0))), [.refuse($1)])
  }

  private static let depths = [
    Rule("shaft.seen", [.search, .lookThrough, .lookUnder], "shaft", says: ActText.shaftSeen),
    Rule(
      "dark.felt", on: .instead([.search, .touch]), when: .inDarkness, [.say(ActText.darkFelt)]),
  ]

  private static let losses: [Verb] = [.throw, .putIn, .putOn, .drop, .give, .push]

  // MARK: The house

  private static let house = [
    Rule("table.under", [.lookUnder], "table", says: ActText.tableUnder),
    Rule(
      "clock.stays", [.turn, .push, .repair, .putOn, .putIn, .wear, .open], "clock", .optional,
      says: ActText.clockStays),
    Rule("window.blown", [.blow, .write, .rub], "window", .optional, says: ActText.windowBlown),
    Rule(
      "mirror.looked", [.search, .lookThrough, .read], "mirror",
      [
        .when(
          .worn("hat"), [.say(L10n.FarThings.mirrorHat)],
          otherwise: [.say(L10n.FarThings.mirrorBare)])
      ]),
    Rule(
      "handrail.tied", [.pull, .untie, .take, .open, .use], "handrail", .optional,
      refuses: ActText.handrailTied),
    Rule("book.turned", [.turn], "book", .optional, says: ActText.bookTurned),
  ]

  // MARK: The player

  private static let body = [
    Rule("stove.hands", [.warm], "hands", .optional, when: .at("hut"), says: ActText.stoveWarm),
    Rule("hands.warmed", [.warm, .rub, .blow], "hands", .optional, says: ActText.handsWarmed),
  ]

  private static let voice = [
    windRule("weather"), windRule("windOutside"),
    Rule(
      "said.aloud", on: .instead([.greet]), when: .not(.at("gallery")),
      [.sayNext([L10n.Adventure.greeted, ActText.saidSecond, ActText.saidThird], "said.aloud")]),
    Rule(
      "remarked", [.think], "observation",
      [
        .sayOneOf([
          LocalizedText(Text.observation, at: 3), ActText.remarkSecond, ActText.remarkThird,
          ActText.remarkFourth,
        ])
      ]),
  ]

  private static func windRule(_ wind: ThingID) -> Rule {
    Rule(
      "answered.\(wind.id)", [.ask, .tell, .greet, .shout], wind,
      [.sayNext([ActText.windFirst, ActText.windSecond, ActText.windThird], "answered.wind")])
  }
}
