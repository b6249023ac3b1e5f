import Adventure
import Localization

private typealias Text = L10n.RopeCalls
private typealias ActText = L10n.WorldActs

/// What the other end says of its own accord to whoever stands at the ring: five calls, each once what it
/// is about has been done, and each answered by a sign or a deed.
enum RopeCalls {
  static let rules = coming + tugs + light + fall + row + stuck + listening

  /// All that it has to say before it is asked for the fire.
  static let areAnswered = WorldCondition.any([
    .flag("asked"), .all(["tugs", "light", "fall", "row", "stuck"].map { .flag(answer(to: $0)) }),
  ])

  private static func answer(to call: String) -> VariableID { VariableID("answered." + call) }

  // MARK: Coming

  /// The turns of quiet between two calls.
  private static let pause = 2

  private static func isDue(_ call: String, after last: String?, _ more: WorldCondition)
    -> WorldCondition
  {
    .all([
      .at("mouth"), .flag("free"), .unset("asked"), .unset("call"), .unset(answer(to: call)),
      last.map { .all([.flag(answer(to: $0)), .turnsSince("called", atLeast: pause)]) } ?? .always,
      more,
    ])
  }

  private static let coming = [
    comingRule(1, "tugs", after: nil, .always, Text.tugsComes),
    comingRule(
      2, "light", after: "tugs",
      .any([.all([.held("lamp"), .lit("lamp")]), LampRules.isShowing]), Text.lightComes),
    comingRule(3, "fall", after: "light", .flag("laid"), Text.fallComes),
    comingRule(4, "row", after: "fall", .flag("turned"), Text.rowComes),
    comingRule(5, "stuck", after: "row", LampRules.isShowing, Text.stuckComes),
  ]

  private static func comingRule(
    _ number: Int, _ call: String, after last: String?, _ more: WorldCondition,
    _ text: LocalizedText
  ) -> Rule {
    Rule(
      "call.\(call)", on: .everyTurn, when: isDue(call, after: last, more),
      [.set("call", number), .set("tugs", 0), .set("signs", 0), .say(text)])
  }

  /// It stands by the ring, and the rope waits for the answer to this call.
  private static func waits(for number: Int) -> WorldCondition {
    .all([.at("mouth"), .equals("call", number)])
  }

  private static func answered(_ call: String, _ text: LocalizedText) -> [RuleEffect] {
    [
      .set("call", 0), .set("tugs", 0), .set("signs", 0), .set(answer(to: call), 1),
      .mark("called"), .award(call), .say(text),
    ]
  }

  private static let pulls: [Verb] = [.pull, .shake]
  private static let gestures: [Verb] = [.tap, .hit, .pinch, .swipe]

  private static func pullRule(
    _ id: String, _ number: Int, when: WorldCondition = .always, _ effects: [RuleEffect]
  ) -> Rule {
    Rule(
      "call.\(id)", on: .instead(pulls, .thing("rope"), .optional),
      when: .all([waits(for: number), when]), effects)
  }

  private static func gestureRule(
    _ id: String, _ verbs: [Verb], _ number: Int, when: WorldCondition = .always,
    _ effects: [RuleEffect]
  ) -> Rule {
    Rule(
      "call.\(id)", on: .instead(verbs, .thing("rope"), .optional),
      when: .all([waits(for: number), when]), effects)
  }

  /// “Wear mittens”, for a swipe; bare fingers, for a pinch.
  private static func pinching(_ effects: [RuleEffect]) -> [RuleEffect] {
    [.when(.worn("mittens"), [.refuse(ActText.ropeWoolly)], otherwise: effects)]
  }

  // MARK: Three tugs

  private static let isThirdTug = WorldCondition.any([
    .count(3), .atLeast("tugs", 2), .all([.count(2), .flag("tugs")]),
  ])

  private static let tugs = [
    pullRule(
      "tugs.third", 1, when: isThirdTug, answered("tugs", Text.tugsAnswered) + known(Text.tugsKnown)
    ),
    pullRule(
      "tugs.second", 1, when: .any([.flag("tugs"), .count(2)]),
      [.set("tugs", 2), .say(Text.tugsTwice)]),
    pullRule("tugs.first", 1, [.set("tugs", 1), .say(Text.tugsOnce)]),
    gestureRule("tugs.other", gestures, 1, [.refuse(Text.tugsWrong)]),
  ]

  /// A line for those who have been at the other end, in the campaign.
  private static func known(_ text: LocalizedText) -> [RuleEffect] {
    [.when(.flag(.campaign), [.say(text)])]
  }

  // MARK: Tap, pinch

  private static let light = [
    gestureRule(
      "light.pinch", [.pinch], 2, when: .flag("signs"),
      pinching(answered("light", Text.lightAnswered))),
    gestureRule(
      "light.tap", [.tap, .hit], 2, when: .unset("signs"),
      [.set("signs", 1), .say(Text.lightTapped)]),
    gestureRule("light.other", gestures, 2, [.set("signs", 0), .say(Text.lightWrong)]),
    pullRule("light.pull", 2, [.set("signs", 0), .say(Text.lightWrong)]),
  ]

  // MARK: Pinch, pinch

  /// How many turns it has to be held.
  private static let hold = 4

  private static let fall = [
    gestureRule(
      "fall.held", [.pinch], 3, when: .unset("signs"),
      pinching([.set("signs", 1), .say(Text.fallHeld)])),
    Rule(
      "call.fall.taken", on: .instead([.take, .touch], .thing("rope"), .optional),
      when: .all([waits(for: 3), .unset("signs")]),
      pinching([.set("signs", 1), .say(Text.fallHeld)])),
    Rule(
      "call.fall.leaving",
      on: .instead(
        [.go, .leave, .back, .descend, .climb, .enter, .drop, .untie], .optional, .optional),
      when: .all([waits(for: 3), .flag("signs")]), [.refuse(Text.fallLeaving)]),
    Rule(
      "call.fall.kept", on: .instead([.take, .touch], .thing("rope"), .optional),
      when: .all([waits(for: 3), .flag("signs")]), [.say(Text.fallStill)]),
    gestureRule("fall.still", [.pinch], 3, when: .flag("signs"), [.say(Text.fallStill)]),
    gestureRule("fall.let", [.tap, .hit, .swipe], 3, [.refuse(Text.fallWrong)]),
    pullRule("fall.pull", 3, [.refuse(Text.fallWrong)]),
    Rule(
      "call.fall.turns", on: .everyTurn, when: .all([waits(for: 3), .flag("signs")]),
      [
        .add("signs", 1),
        .when(.atLeast("signs", hold + 1), answered("fall", Text.fallAnswered)),
      ]),
  ]

  // MARK: Four, four, none, and what comes then

  private static let row = [
    // A number that is said begins anew.
    pullRule(
      "row.twice", 4, when: .any([.count(2), .all([.count(1), .flag("tugs")])]),
      answered("row", Text.rowAnswered) + known(Text.rowKnown)),
    pullRule("row.once", 4, when: .count(1), [.set("tugs", 1), .say(Text.rowOnce)]),
    pullRule("row.more", 4, [.set("tugs", 0), .say(Text.rowWrong)]),
    gestureRule("row.other", gestures, 4, [.refuse(Text.rowWrong)]),
  ]

  // MARK: Swipe, pinch

  private static let stuck = [
    pullRule("stuck.pulled", 5, answered("stuck", Text.stuckAnswered) + known(Text.stuckKnown)),
    gestureRule("stuck.back", [.pinch], 5, pinching([.say(Text.stuckBack)])),
    gestureRule(
      "stuck.swiped", [.swipe], 5,
      [.when(.worn("mittens"), [.say(Text.stuckBack)], otherwise: [.refuse(ActText.ropeSkin)])]),
    gestureRule("stuck.tapped", [.tap, .hit], 5, [.refuse(Text.stuckWrong)]),
  ]

  // MARK: Listening

  private static let recitals: [(Int, LocalizedText)] = [
    (1, Text.tugsWaits), (2, Text.lightWaits), (3, Text.fallWaits), (4, Text.rowWaits),
    (5, Text.stuckWaits),
  ]

  private static let listening = recitals.map { number, text in
    Rule(
      "call.heard.\(number)", on: .instead([.listen, .touch, .greet, .shout], .thing("rope")),
      when: waits(for: number), [.say(text)])
  }

  /// What stands among the texts of the place while it waits.
  static let placeTexts = recitals.map { number, text in
    ConditionalText(text, when: .all([.equals("call", number), .unset("asked")]))
  }
}
