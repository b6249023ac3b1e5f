import Adventure
import Localization

private typealias ActText = L10n.WorldActs

/// Signals on the rope: three tugs ask, then a tap, a pinch and a swipe answer.
enum RopeRules {
  static let rules = tugs + tooSoon + answers + outOfOrder + ropeManners

  private static let isReady = WorldCondition.all([
    .flag("laid"), .flag("turned"), LampRules.isShowing, .not(StormRules.isCovered),
    RopeCalls.areAnswered,
  ])

  private static let tugs = [
    tugRule("rope.iced", when: .unset("free"), [.refuse(ActText.ropeIced)]),
    tugRule("rope.elsewhere", when: .not(.at("mouth")), [.refuse(ActText.ropeElsewhere)]),
    tugRule(
      "rope.done", when: .all([.flag("asked"), .atLeast("said", 3)]), [.say(ActText.ropeDone)]),
    tugRule("rope.again", when: .flag("asked"), remindOfNext),
    // What was said before it asked, in games of older versions, is no answer.
    tugRule(
      "rope.asked", when: .all([RopeCalls.isThirdTug, isReady]),
      [
        .set("tugs", 0), .set("asked", 1), .set("said", 0), .award("asked"),
        .say(ActText.ropeThird), .say(ActText.ropeSpeaks),
      ]),
    tugRule(
      "rope.early", when: RopeCalls.isThirdTug,
      [
        .set("tugs", 0), .set("early", 1),
        .firstOf(
          (.unset("laid"), [.say(ActText.ropeNoWood)]),
          (StormRules.isCovered, [.say(ActText.ropeWoodCovered)]),
          (.unset("turned"), [.say(ActText.ropeNoMan)]),
          (LampRules.isShowing, [.say(L10n.RopeCalls.early)]),
          (.always, [.say(ActText.ropeNoLamp)])),
      ]),
    tugRule(
      "rope.two", when: .any([.flag("tugs"), .count(2)]),
      [.set("tugs", 2), .say(ActText.ropeSecond)]),
    tugRule("rope.one", when: .always, [.set("tugs", 1), .say(ActText.ropeFirst)]),
  ]

  private static func tugRule(_ id: String, when: WorldCondition, _ effects: [RuleEffect]) -> Rule {
    Rule(id, [.pull, .shake], "rope", when: when, effects)
  }

  /// Gestures where or while they mean nothing.
  private static let tooSoon = [
    Rule(
      "say.stuck", [.pinch, .swipe], "rope", .optional, when: .unset("free"),
      refuses: ActText.ropeIced),
    gestureRule("say.iced", when: .unset("free"), [.refuse(ActText.ropeIced)]),
    gestureRule("say.elsewhere", when: .not(.at("mouth")), [.refuse(ActText.ropeElsewhere)]),
    gestureRule(
      "say.early", when: .unset("asked"),
      [
        .firstOf(
          (.flag("early"), [.refuse(ActText.ropeNotYet)]),
          (.flag(RopeCall.tugs.answer), [.refuse(L10n.RopeCalls.idle)]),
          (.always, [.refuse(ActText.ropeEarly)]))
      ]),
    gestureRule("say.done", when: .atLeast("said", 3), [.say(ActText.ropeDone)]),
  ]

  /// The answer: with nothing that is named, with the fingers, and at last with the mittens.
  private static let answers =
    [("", ObjectPattern.none), ("Fingers", .thing("hands"))].flatMap { name, tool in
      [
        Rule(
          "say.tap\(name)", [.tap, .hit], "rope", tool, when: isAwaited(after: 0),
          [.set("said", 1), .say(ActText.ropeTapped)]),
        Rule(
          "say.pinch\(name)", [.pinch], "rope", tool, when: isAwaited(after: 1),
          [
            .when(
              .worn("mittens"), [.refuse(ActText.ropeWoolly)],
              otherwise: [.set("said", 2), .say(ActText.ropePinched)])
          ]),
        swipeRule("say.swipe\(name)", .thing("rope"), tool),
      ]
    } + [
      swipeRule("say.swipeMittens", .thing("rope"), .thing("mittens")),
      swipeRule("say.mittensSwiped", .thing("mittens"), .thing("rope")),
      swipeRule("say.handsSwiped", .thing("hands"), .optional),
    ]

  private static func swipeRule(
    _ id: String, _ first: ObjectPattern, _ second: ObjectPattern
  ) -> Rule {
    Rule(id, on: .instead([.swipe], first, second), when: isAwaited(after: 2), swiping)
  }

  private static let outOfOrder = [
    gestureRule("say.order", when: .always, remindOfNext)
  ]

  /// Which gesture the rope waits for.
  private static let remindOfNext: [RuleEffect] = [
    .firstOf(
      (.equals("said", 0), [.refuse(ActText.ropeWantsTap)]),
      (.equals("said", 1), [.refuse(ActText.ropeWantsPinch)]),
      (.always, [.refuse(ActText.ropeWantsSwipe)]))
  ]

  private static let swiping: [RuleEffect] = [
    .when(
      .worn("mittens"),
      [
        .set("said", 3), .award("answered"), .say(ActText.ropeSwiped),
        .when(RopeFall.isHurt, [.say(L10n.RopeCalls.climbs)]), .say(ActText.ropeLast),
      ],
      otherwise: [.refuse(ActText.ropeSkin)])
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
      id, [.tap, .hit, .pinch, .swipe], "rope", .optional,
      when: .all([when, .not(.all([.at("gallery"), .unset("free")]))]), effects)
  }

  /// What it said, as far as it was not said back.
  private static let recital: [RuleEffect] = [
    .firstOf(
      (.equals("said", 0), [.say(ActText.ropeSpeaks)]),
      (.equals("said", 1), [.say(ActText.ropeNextPinch)]),
      (.always, [.say(ActText.ropeNextSwipe)]))
  ]

  private static let isWaiting = WorldCondition.all([
    .at("mouth"), .flag("asked"), .not(.atLeast("said", 3)),
  ])

  private static let ropeManners = [
    Rule("rope.speaking", [.listen], "rope", when: isWaiting, recital),
    Rule(
      "rope.heard", [.listen, .touch], "rope",
      [.when(.flag("free"), [.say(ActText.ropeListen)], otherwise: [.say(ActText.ropeDeaf)])]),
    Rule("rope.recited", [.greet, .shout], "rope", when: isWaiting, recital),
    Rule("rope.answered", on: .instead([.greet]), when: isWaiting, recital),
    Rule("rope.dropped", [.drop], "rope", refuses: ActText.ropeUntie),
    Rule(
      "rope.talks", [.greet, .shout], "rope",
      [.when(.flag(.award("code")), [.say(ActText.ropeCode)], otherwise: [.say(ActText.ropeTalks)])]
    ),
    Rule("rope.untied", [.untie, .cut, .break], "rope", .optional, refuses: ActText.ropeUntie),
    Rule("rope.tied", [.tie], "rope", .optional, refuses: ActText.ropeTied),
    Rule("rope.climbed", [.climb, .enter], "rope", refuses: ActText.ropeClimb),
  ]
}
