import Adventure
import Localization

/// Signals on the rope: three tugs ask, then a tap, a pinch and a swipe answer.
enum RopeRules {
  static let rules = tugs + gestures + ropeManners

  private static let isReady = Condition.all([
    .flag("laid"), .flag("turned"), .lit("lamp"), .thing("lamp", .inside("hook")),
  ])

  private static let isThirdTug = Condition.any([
    .count(3), .atLeast("tugs", 2), .all([.count(2), .flag("tugs")]),
  ])

  private static let tugs = [
    tug("rope.iced", when: .unset("free"), [.refuse(L10n.WorldActs.ropeIced)]),
    tug("rope.elsewhere", when: .not(.at("mouth")), [.refuse(L10n.WorldActs.ropeElsewhere)]),
    tug("rope.done", when: .atLeast("said", 3), [.say(L10n.WorldActs.ropeDone)]),
    tug("rope.again", when: .flag("asked"), [.refuse(L10n.WorldActs.ropeAgain)]),
    tug(
      "rope.asked", when: .all([isThirdTug, isReady]),
      [
        .set("tugs", 0), .set("asked", 1), .award("asked"), .say(L10n.WorldActs.ropeThird),
        .say(L10n.WorldActs.ropeSpeaks),
      ]),
    tug(
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
    tug(
      "rope.two", when: .any([.flag("tugs"), .count(2)]),
      [.set("tugs", 2), .say(L10n.WorldActs.ropeSecond)]),
    tug("rope.one", when: .always, [.set("tugs", 1), .say(L10n.WorldActs.ropeFirst)]),
  ]

  private static func tug(_ id: String, when: Condition, _ effects: [RuleEffect]) -> Rule {
    Rule(id, on: .instead([.pull, .shake], .thing("rope")), when: when, effects)
  }

  private static let gestures = [
    gesture("say.iced", when: .unset("free"), [.refuse(L10n.WorldActs.ropeIced)]),
    gesture("say.elsewhere", when: .not(.at("mouth")), [.refuse(L10n.WorldActs.ropeElsewhere)]),
    gesture("say.early", when: .unset("asked"), [.refuse(L10n.WorldActs.ropeEarly)]),
    gesture("say.done", when: .atLeast("said", 3), [.say(L10n.WorldActs.ropeDone)]),
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
    gesture("say.order", when: .always, [.refuse(L10n.WorldActs.ropeOrder)]),
  ]

  /// In the gallery, a blow at the rope is meant for the ice.
  private static func gesture(_ id: String, when: Condition, _ effects: [RuleEffect]) -> Rule {
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
