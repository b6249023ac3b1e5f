import Adventure
import Localization

private typealias Words = L10n.WorldActs

/// The rope and its code: three tugs ask, a tap, a pinch and a swipe answer.
extension KeepersNight {
  static let ropeRules = tugs + gestures + ropeManners

  private static let isReady = Condition.all([
    .flag("laid"), .flag("turned"), .lit("lamp"), .thing("lamp", .inside("hook")),
  ])

  private static let isThirdTug = Condition.any([
    .count(3), .atLeast("tugs", 2), .all([.count(2), .flag("tugs")]),
  ])

  private static let tugs = [
    tug("rope.iced", when: .unset("free"), [.refuse(Words.ropeIced)]),
    tug("rope.elsewhere", when: .not(.at("mouth")), [.refuse(Words.ropeElsewhere)]),
    tug("rope.done", when: .atLeast("said", 3), [.say(Words.ropeDone)]),
    tug("rope.again", when: .flag("asked"), [.refuse(Words.ropeAgain)]),
    tug(
      "rope.asked", when: .all([isThirdTug, isReady]),
      [
        .set("tugs", 0), .set("asked", 1), .award("asked"), .say(Words.ropeThird),
        .say(Words.ropeSpeaks),
      ]),
    tug(
      "rope.early", when: isThirdTug,
      [
        .set("tugs", 0),
        .when(
          .unset("laid"), [.say(Words.ropeNoWood)],
          otherwise: [
            .when(
              .unset("turned"), [.say(Words.ropeNoMan)], otherwise: [.say(Words.ropeNoLamp)])
          ]),
      ]),
    tug(
      "rope.two", when: .any([.flag("tugs"), .count(2)]),
      [.set("tugs", 2), .say(Words.ropeSecond)]),
    tug("rope.one", when: .always, [.set("tugs", 1), .say(Words.ropeFirst)]),
  ]

  private static func tug(_ id: String, when: Condition, _ effects: [Effect]) -> Rule {
    Rule(id, on: .instead([.pull, .shake], .thing("rope")), when: when, effects)
  }

  private static let gestures = [
    gesture("say.iced", when: .unset("free"), [.refuse(Words.ropeIced)]),
    gesture("say.elsewhere", when: .not(.at("mouth")), [.refuse(Words.ropeElsewhere)]),
    gesture("say.early", when: .unset("asked"), [.refuse(Words.ropeEarly)]),
    gesture("say.done", when: .atLeast("said", 3), [.say(Words.ropeDone)]),
    Rule(
      "say.tap", on: .instead([.tap, .hit], .thing("rope")), when: .equals("said", 0),
      [.set("said", 1), .say(Words.ropeTapped)]),
    Rule(
      "say.pinch", on: .instead([.pinch], .thing("rope")), when: .equals("said", 1),
      [
        .when(
          .worn("mittens"), [.refuse(Words.ropeWoolly)],
          otherwise: [.set("said", 2), .say(Words.ropePinched)])
      ]),
    Rule(
      "say.swipe", on: .instead([.swipe], .thing("rope")), when: .equals("said", 2),
      [
        .when(
          .worn("mittens"),
          [
            .set("said", 3), .award("answered"), .say(Words.ropeSwiped), .say(Words.ropeLast),
          ], otherwise: [.refuse(Words.ropeSkin)])
      ]),
    gesture("say.order", when: .always, [.refuse(Words.ropeOrder)]),
  ]

  /// In the gallery, a blow at the rope is meant for the ice.
  private static func gesture(_ id: String, when: Condition, _ effects: [Effect]) -> Rule {
    Rule(
      id, on: .instead([.tap, .hit, .pinch, .swipe], .thing("rope"), .optional),
      when: .all([when, .not(.all([.at("gallery"), .unset("free")]))]), effects)
  }

  private static let ropeManners = [
    Rule(
      "rope.heard", on: .instead([.listen, .touch], .thing("rope")),
      [.when(.flag("free"), [.say(Words.ropeListen)], otherwise: [.say(Words.ropeDeaf)])]),
    Rule("rope.talks", on: .instead([.greet, .shout], .thing("rope")), [.say(Words.ropeTalks)]),
    Rule(
      "rope.untied", on: .instead([.untie, .cut, .break], .thing("rope"), .optional),
      [.refuse(Words.ropeUntie)]),
    Rule("rope.tied", on: .instead([.tie], .thing("rope"), .optional), [.refuse(Words.ropeTied)]),
    Rule(
      "rope.climbed", on: .instead([.climb, .enter], .thing("rope")), [.refuse(Words.ropeClimb)]),
  ]
}
