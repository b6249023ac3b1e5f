import Adventure
import Localization

private typealias Text = L10n.Storm

/// The storm comes in three steps, by what was reached or by the turns it took; each undoes one thing,
/// once, and the vane on the terrace shows which one is next.
enum StormRules {
  static let rules = steps + drift + crust

  /// Points and deeds: whichever comes first brings the step.
  private static let limits = [
    (score: 60, deeds: 90), (score: 110, deeds: 170), (score: 155, deeds: 250),
  ]

  private static func isDue(_ step: Int) -> WorldCondition {
    let limit = limits[step - 1]
    return .all([
      .equals("storm", step - 1), .unset("asked"),
      .any([.atLeast(.score, limit.score), .atLeast(.deeds, limit.deeds)]),
    ])
  }

  static let isOutside = WorldCondition.any(CommonScenery.outside.map { .at($0) })

  private static func telling(_ outside: LocalizedText, _ inside: LocalizedText) -> RuleEffect {
    .when(isOutside, [.say(outside)], otherwise: [.say(inside)])
  }

  private static let isByChapel = WorldCondition.any(
    ["chapel", "belfry", "graves"].map { .at($0) })

  private static let steps = [
    Rule(
      "storm.first", on: .everyTurn, when: .all([isDue(1), .not(isByChapel)]),
      [
        .set("storm", 1), .move("drift", .place("pass")),
        telling(Text.firstOutside, Text.firstInside),
      ]),
    Rule(
      "storm.second", on: .everyTurn, when: .all([isDue(2), .not(.at("road"))]),
      [.set("storm", 2), .set("turned", 0), telling(Text.secondOutside, Text.secondInside)]),
    Rule(
      "storm.third", on: .everyTurn, when: .all([isDue(3), .not(.at("beacon"))]),
      [
        .set("storm", 3),
        .when(
          .flag("laid"), [.move("crust", .place("beacon")), .move("snowLeft", .nowhere)]),
        telling(Text.thirdOutside, Text.thirdInside),
      ]),
  ]

  // MARK: The drift at the chapel

  static let isShut = WorldCondition.thing("drift", .place("pass"))

  private static let snowVerbs: [Verb] = [
    .dig, .push, .swipe, .rub, .takeOff, .pour, .kick, .break,
  ]

  private static let drift =
    ["drift", "snowAround"].map { ThingID($0) }.flatMap {
      [
        driftRule("\($0.id).shovel", on: .instead(snowVerbs, .thing($0), .thing("shovel"))),
        driftRule("\($0.id).dug", on: .instead(snowVerbs, .thing($0), .optional)),
      ]
    } + [
      driftRule("any", on: .instead([.dig])),
      driftRule("used", on: .instead([.use], .thing("shovel"), .optional)),
    ]

  private static func driftRule(_ id: String, on trigger: RuleTrigger) -> Rule {
    Rule("drift.\(id)", on: trigger, when: .all([.at("pass"), isShut]), digging)
  }

  /// At once with the shovel, at the third try without.
  private static let digging: [RuleEffect] = [
    .when(
      .any([.held("shovel"), .atLeast("scraped", 2)]),
      [.move("drift", .nowhere), .say(Text.driftDug)],
      otherwise: [.add("scraped", 1), .say(Text.driftByHand)])
  ]

  // MARK: The snow on the wood

  static let isCovered = WorldCondition.thing("crust", .place("beacon"))

  private static let crust =
    ["crust", "bowl", "wood"].map { ThingID($0) }.map {
      Rule(
        "crust.\($0.id)", snowVerbs + [.touch, .take], $0, .optional,
        when: .all([.at("beacon"), isCovered]), brushing)
    } + [Rule("crust.any", on: .instead([.dig]), when: .all([.at("beacon"), isCovered]), brushing)]

  private static let brushing: [RuleEffect] = [
    .move("crust", .nowhere), .move("snowLeft", .place("beacon")), .say(Text.crustBrushed),
  ]

  static let things = [
    // Come with the storm.
    Thing(
      id: "drift", noun: L10n.FarThings.driftForms, words: L10n.FarThings.driftWords,
      description: [ConditionalText(L10n.FarThings.driftText)], start: .nowhere, traits: [.fixed],
      refusal: [ConditionalText(L10n.FarThings.driftRefusal)]),
    Thing(scenery: "crust", L10n.FarThings.crust, in: []),
  ]
}
