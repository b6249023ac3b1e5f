import Adventure
import Localization

private typealias ActText = L10n.WorldActs
private typealias Text = L10n.WorldScenery

/// What comes of handling what is only there to be looked at, and of what is said aloud.
enum HandledSceneryRules {
  static let rules = absent + snow + depths + house + body + voice

  // MARK: What is not there

  private static let absent =
    [
      ("food", Text.food, [.eat, .drink, .taste, .take, .make, .search, .find]),
      ("turnips", Text.turnips, [.eat, .taste, .take, .search, .give]),
      ("tools", Text.tools, [.take, .use, .find]),
    ].map { id, line, verbs in
      Rule(
        "absent.\(id)", on: .instead(verbs, .thing(ThingID(id)), .optional),
        [.refuse(LocalizedText(line, at: 3))])
    } + [
      Rule(
        "absent.coins",
        on: .instead(
          [.give, .putIn, .putOn, .drop, .throw, .show, .take, .find, .use], .thing("coins"),
          .optional), [.refuse(LocalizedText(Text.coins, at: 3))])
    ]

  // MARK: Snow

  private static let snow = [
    Rule(
      "snow.elsewhere",
      on: .instead(
        [.dig, .takeOff, .swipe, .push, .pour, .rub, .fill, .take], .thing("snowAround"),
        .optional), [.refuse(ActText.snowElsewhere)]),
    Rule(
      "snow.thrown", on: .instead([.throw, .make], .thing("snowAround"), .optional),
      [.say(ActText.snowThrown)]),
    eatenRule("snowAround"), eatenRule("snow"), eatenRule("icicles"),
  ]

  private static func eatenRule(_ snow: ThingID) -> Rule {
    Rule(
      "eaten.\(snow.id)", on: .instead([.eat, .drink, .taste], .thing(snow)),
      [.say(ActText.snowEaten)])
  }

  // MARK: The shaft and the drop

  private static let depths = [
    Rule(
      "shaft.keeps", on: .instead(losses, .anything, .thing("shaft")), [.refuse(ActText.shaftKeeps)]
    ),
    Rule(
      "drop.keeps", on: .instead(losses, .anything, .thing("drop")), [.refuse(ActText.dropKeeps)]),
    Rule(
      "edge.keeps", on: .instead(losses, .anything, .thing("edge")), [.refuse(ActText.dropKeeps)]),
    Rule(
      "shaft.seen", on: .instead([.search, .lookThrough, .lookUnder], .thing("shaft")),
      [.say(ActText.shaftSeen)]),
    Rule(
      "dark.felt", on: .instead([.search, .touch]), when: .inDarkness, [.say(ActText.darkFelt)]),
  ]

  private static let losses: [Verb] = [.throw, .putIn, .putOn, .drop, .give, .push]

  // MARK: The house

  private static let house = [
    Rule(
      "table.under", on: .instead([.lookUnder], .thing("table")), [.say(ActText.tableUnder)]),
    Rule(
      "clock.stays",
      on: .instead(
        [.turn, .push, .repair, .putOn, .putIn, .wear, .open], .thing("clock"), .optional),
      [.say(ActText.clockStays)]),
    Rule(
      "window.blown", on: .instead([.blow, .write, .rub], .thing("window"), .optional),
      [.say(ActText.windowBlown)]),
    Rule(
      "mirror.looked", on: .instead([.search, .lookThrough, .read], .thing("mirror")),
      [
        .when(
          .worn("hat"), [.say(L10n.FarThings.mirrorHat)],
          otherwise: [.say(L10n.FarThings.mirrorBare)]
        )
      ]),
    Rule(
      "handrail.tied",
      on: .instead([.pull, .untie, .take, .open, .use], .thing("handrail"), .optional),
      [.refuse(ActText.handrailTied)]),
    Rule(
      "book.turned", on: .instead([.turn], .thing("book"), .optional), [.say(ActText.bookTurned)]),
  ]

  // MARK: The player

  private static let body = [
    Rule(
      "stove.hands", on: .instead([.warm], .thing("hands"), .optional), when: .at("hut"),
      [.say(ActText.stoveWarm)]),
    Rule(
      "hands.warmed", on: .instead([.warm, .rub, .blow], .thing("hands"), .optional),
      [.say(ActText.handsWarmed)]),
  ]

  private static let voice = [
    windRule("weather"), windRule("windOutside"),
    Rule(
      "said.aloud", on: .instead([.greet]), when: .not(.at("gallery")),
      [.sayNext([L10n.Adventure.greeted, ActText.saidSecond, ActText.saidThird], "said.aloud")]),
    Rule(
      "remarked", on: .instead([.think], .thing("observation")),
      [
        .sayOneOf([
          LocalizedText(Text.observation, at: 3), ActText.remarkSecond, ActText.remarkThird,
          ActText.remarkFourth,
        ])
      ]),
  ]

  private static func windRule(_ wind: ThingID) -> Rule {
    Rule(
      "answered.\(wind.id)", on: .instead([.ask, .tell, .greet, .shout], .thing(wind)),
      [.sayNext([ActText.windFirst, ActText.windSecond, ActText.windThird], "answered.wind")])
  }
}
