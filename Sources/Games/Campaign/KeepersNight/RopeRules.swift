import Adventure
import Localization

/// Signals on the rope: three tugs ask, then a tap, a pinch and a swipe answer.
enum RopeRules {
  static let rules = tugs + gestures + ropeManners

  private static let isReady = WorldCondition.all([
    .flag("laid"), .flag("turned"), .lit("lamp"), .thing("lamp", .inside("hook")),
  ])

  private static let isThirdTug = WorldCondition.any([
    .count(3), .atLeast("tugs", 2), .all([.count(2), .flag("tugs")]),
  ])

  private static let tugs = [
    tugRule("rope.iced", when: .unset("free"), [.refuse(L10n.WorldActs.ropeIced)]),
    tugRule("rope.elsewhere", when: .not(.at("mouth")), [.refuse(L10n.WorldActs.ropeElsewhere)]),
    tugRule("rope.done", when: .atLeast("said", 3), [.say(L10n.WorldActs.ropeDone)]),
    tugRule("rope.again", when: .flag("asked"), [.refuse(L10n.WorldActs.ropeAgain)]),
    tugRule(
      "rope.asked", when: .all([isThirdTug, isReady]),
      [
        .set("tugs", 0), .set("asked", 1), .award("asked"), .say(L10n.WorldActs.ropeThird),
        .say(L10n.WorldActs.ropeSpeaks),
      ]),
    tugRule(
      "rope.early", when: isThirdTug,
      [
        .set("tugs", 0),
        .when(
          .unset("laid"), [.say(L10n.WorldActs.ropeNoWood)],
          otherwise: [
            .when(
              .unset("turned"), [.say(L10n.WorldActs.ropeNoMan)],
              otherwise: [.say(L10n.WorldActs.ropeNoLamp)])
          ]),
      ]),
    tugRule(
      "rope.two", when: .any([.flag("tugs"), .count(2)]),
      [.set("tugs", 2), .say(L10n.WorldActs.ropeSecond)]),
    tugRule("rope.one", when: .always, [.set("tugs", 1), .say(L10n.WorldActs.ropeFirst)]),
  ]

  private static func tugRule(_ id: String, when: WorldCondition, _ effects: [RuleEffect]) -> Rule {
    Rule(id, on: .instead([.pull, .shake], .thing("rope")), when: when, effects)
  }

  private static let gestures = [
    gestureRule("say.iced", when: .unset("free"), [.refuse(L10n.WorldActs.ropeIced)]),
    gestureRule("say.elsewhere", when: .not(.at("mouth")), [.refuse(L10n.WorldActs.ropeElsewhere)]),
    gestureRule("say.early", when: .unset("asked"), [.refuse(L10n.WorldActs.ropeEarly)]),
    gestureRule("say.done", when: .atLeast("said", 3), [.say(L10n.WorldActs.ropeDone)]),
    Rule(
      "say.tap", on: .instead([.tap, .hit], .thing("rope")), when: .equals("said", 0),
      [.set("said", 1), .say(L10n.WorldActs.ropeTapped)]),
    Rule(
      "say.pinch", on: .instead([.pinch], .thing("rope")), when: .equals("said", 1),
      [
        .when(
          .worn("mittens"), [.refuse(L10n.WorldActs.ropeWoolly)],
          otherwise: [.set("said", 2), .say(L10n.WorldActs.ropePinched)])
      ]),
    Rule(
      "say.swipe", on: .instead([.swipe], .thing("rope")), when: .equals("said", 2),
      [
        .when(
          .worn("mittens"),
          [
            .set("said", 3), .award("answered"), .say(L10n.WorldActs.ropeSwiped),
            .say(L10n.WorldActs.ropeLast),
          ], otherwise: [.refuse(L10n.WorldActs.ropeSkin)])
      ]),
    gestureRule("say.order", when: .always, [.refuse(L10n.WorldActs.ropeOrder)]),
  ]

  /// In the gallery, a blow at the rope is meant for the ice.
  private static func gestureRule(_ id: String, when: WorldCondition, _ effects: [RuleEffect])
    -> Rule
  {
    Rule(
      id, on: .instead([.tap, .hit, .pinch, .swipe], .thing("rope"), .optional),
      when: .all([when, .not(.all([.at("gallery"), .unset("free")]))]), effects)
  }

  private static let ropeManners = [
    Rule(
      "rope.heard", on: .instead([.listen, .touch], .thing("rope")),
      [
        .when(
          .flag("free"), [.say(L10n.WorldActs.ropeListen)],
          otherwise: [.say(L10n.WorldActs.ropeDeaf)])
      ]),
    Rule(
      "rope.talks", on: .instead([.greet, .shout], .thing("rope")), [.say(L10n.WorldActs.ropeTalks)]
    ),
    Rule(
      "rope.untied", on: .instead([.untie, .cut, .break], .thing("rope"), .optional),
      [.refuse(L10n.WorldActs.ropeUntie)]),
    Rule(
      "rope.tied", on: .instead([.tie], .thing("rope"), .optional),
      [.refuse(L10n.WorldActs.ropeTied)]),
    Rule(
      "rope.climbed", on: .instead([.climb, .enter], .thing("rope")),
      [.refuse(L10n.WorldActs.ropeClimb)]),
  ]
}
