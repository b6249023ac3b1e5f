import Adventure
import Localization

private typealias ActText = L10n.WorldActs

/// Signals on the rope: three tugs ask, then a tap, a pinch and a swipe answer.
enum RopeRules {
  static let rules = tugs + gestures + ropeManners

  private static let isReady = WorldCondition.all([
    .flag("laid"), .flag("turned"), LampRules.isShowing,
  ])

  private static let isThirdTug = WorldCondition.any([
    .count(3), .atLeast("tugs", 2), .all([.count(2), .flag("tugs")]),
  ])

  private static let tugs = [
    tugRule("rope.iced", when: .unset("free"), [.refuse(ActText.ropeIced)]),
    tugRule("rope.elsewhere", when: .not(.at("mouth")), [.refuse(ActText.ropeElsewhere)]),
    tugRule(
      "rope.done", when: .all([.flag("asked"), .atLeast("said", 3)]), [.say(ActText.ropeDone)]),
    tugRule("rope.again", when: .flag("asked"), [.refuse(ActText.ropeAgain)]),
    // What was said before it asked, in games of older versions, is no answer.
    tugRule(
      "rope.asked", when: .all([isThirdTug, isReady]),
      [
        .set("tugs", 0), .set("asked", 1), .set("said", 0), .award("asked"),
        .say(ActText.ropeThird), .say(ActText.ropeSpeaks),
      ]),
    tugRule(
      "rope.early", when: isThirdTug,
      [
        .set("tugs", 0),
        .when(
          .unset("laid"), [.say(ActText.ropeNoWood)],
          otherwise: [
            .when(
              .unset("turned"), [.say(ActText.ropeNoMan)], otherwise: [.say(ActText.ropeNoLamp)])
          ]),
      ]),
    tugRule(
      "rope.two", when: .any([.flag("tugs"), .count(2)]),
      [.set("tugs", 2), .say(ActText.ropeSecond)]),
    tugRule("rope.one", when: .always, [.set("tugs", 1), .say(ActText.ropeFirst)]),
  ]

  private static func tugRule(_ id: String, when: WorldCondition, _ effects: [RuleEffect]) -> Rule {
    Rule(id, on: .instead([.pull, .shake], .thing("rope")), when: when, effects)
  }

  private static let gestures = [
    Rule(
      "say.stuck", on: .instead([.pinch, .swipe], .thing("rope"), .optional), when: .unset("free"),
      [.refuse(ActText.ropeIced)]),
    gestureRule("say.iced", when: .unset("free"), [.refuse(ActText.ropeIced)]),
    gestureRule("say.elsewhere", when: .not(.at("mouth")), [.refuse(ActText.ropeElsewhere)]),
    gestureRule("say.early", when: .unset("asked"), [.refuse(ActText.ropeEarly)]),
    gestureRule("say.done", when: .atLeast("said", 3), [.say(ActText.ropeDone)]),
    Rule(
      "say.tap", on: .instead([.tap, .hit], .thing("rope")), when: isAwaited(after: 0),
      [.set("said", 1), .say(ActText.ropeTapped)]),
    Rule(
      "say.pinch", on: .instead([.pinch], .thing("rope")), when: isAwaited(after: 1),
      [
        .when(
          .worn("mittens"), [.refuse(ActText.ropeWoolly)],
          otherwise: [.set("said", 2), .say(ActText.ropePinched)])
      ]),
    Rule(
      "say.pinchFingers", on: .instead([.pinch], .thing("rope"), .thing("hands")),
      when: isAwaited(after: 1),
      [
        .when(
          .worn("mittens"), [.refuse(ActText.ropeWoolly)],
          otherwise: [.set("said", 2), .say(ActText.ropePinched)])
      ]),
    Rule(
      "say.swipeMittens", on: .instead([.swipe], .thing("rope"), .thing("mittens")),
      when: .all([isAwaited(after: 2), .worn("mittens")]),
      [.set("said", 3), .award("answered"), .say(ActText.ropeSwiped), .say(ActText.ropeLast)]),
    Rule(
      "say.swipe", on: .instead([.swipe], .thing("rope")), when: isAwaited(after: 2),
      [
        .when(
          .worn("mittens"),
          [.set("said", 3), .award("answered"), .say(ActText.ropeSwiped), .say(ActText.ropeLast)],
          otherwise: [.refuse(ActText.ropeSkin)])
      ]),
    gestureRule("say.order", when: .always, [.refuse(ActText.ropeOrder)]),
  ]

  /// The rope has asked, here and now, and so many gestures of the answer were given.
  private static func isAwaited(after count: Int) -> WorldCondition {
    .all([.at("mouth"), .flag("free"), .flag("asked"), .equals("said", count)])
  }

  /// In the gallery, a blow at the rope is one at the ice, and never the answer.
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
      [.when(.flag("free"), [.say(ActText.ropeListen)], otherwise: [.say(ActText.ropeDeaf)])]),
    Rule("rope.talks", on: .instead([.greet, .shout], .thing("rope")), [.say(ActText.ropeTalks)]),
    Rule(
      "rope.untied", on: .instead([.untie, .cut, .break], .thing("rope"), .optional),
      [.refuse(ActText.ropeUntie)]),
    Rule("rope.tied", on: .instead([.tie], .thing("rope"), .optional), [.refuse(ActText.ropeTied)]),
    Rule(
      "rope.climbed", on: .instead([.climb, .enter], .thing("rope")), [.refuse(ActText.ropeClimb)]),
  ]
}
