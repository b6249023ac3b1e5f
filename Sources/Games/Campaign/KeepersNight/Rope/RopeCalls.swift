import Adventure
import Localization

private typealias ActText = L10n.WorldActs
private typealias Text = L10n.RopeCalls

/// What the other end says of its own accord to whoever stands at the ring: five calls, each once what it
/// is about has been done, and each answered by a sign or a deed.
enum RopeCalls {
  static let rules = coming + tugs + light + fall + slipping + row + stuck + listening

  /// All that it has to say before it is asked for the fire.
  static let areAnswered = WorldCondition.any([
    .flag("asked"), .all(RopeCall.allCases.map { .flag($0.answer) }),
  ])

  // MARK: Coming

  /// The turns of quiet between two calls.
  private static let pause = 2

  private static let coming = [
    coming(.tugs, when: .always, Text.tugsComes),
    coming(
      .light, when: .any([.all([.held("lamp"), .lit("lamp")]), LampRules.isShowing]),
      Text.lightComes),
    coming(.fall, when: .flag("laid"), Text.fallComes),
    coming(.row, when: .flag("turned"), Text.rowComes),
    coming(.stuck, when: LampRules.isShowing, Text.stuckComes),
  ]

  private static func coming(
    _ call: RopeCall, when reason: WorldCondition, _ text: LocalizedText
  ) -> Rule {
    let isQuiet: WorldCondition =
      call.previous.map { .all([.flag($0.answer), .turnsSince("called", atLeast: pause)]) }
      ?? .always
    return Rule(
      "call.\(call)", on: .everyTurn,
      when: .all([
        .at("mouth"), .flag("free"), .unset("asked"), .unset("call"), .unset(call.answer),
        isQuiet, reason,
      ]),
      [
        .set("call", call.rawValue), .set("tugs", 0), .set("signs", 0), .say(text),
        .set("slips", 0),
      ])
  }

  /// The player stands by the ring, and the rope waits for the answer to this call.
  private static func waits(for call: RopeCall) -> WorldCondition {
    .all([.at("mouth"), call.isWaiting])
  }

  private static func answered(_ call: RopeCall, _ text: LocalizedText) -> [RuleEffect] {
    [
      .set("call", 0), .set("tugs", 0), .set("signs", 0), .set(call.answer, 1), .mark("called"),
      .award("\(call)"), .say(text),
    ]
  }

  private static let pulls: [Verb] = [.pull, .shake]
  private static let gestures: [Verb] = [.tap, .hit, .pinch, .swipe]

  /// What comes of pulling, tapping and the like while the rope waits for the answer to a call.
  private static func answering(
    _ call: RopeCall, _ id: String, _ verbs: [Verb], when condition: WorldCondition = .always,
    _ effects: [RuleEffect]
  ) -> Rule {
    Rule(
      "call.\(call).\(id)", on: .instead(verbs, .thing("rope"), .optional),
      when: .all([waits(for: call), condition]), effects)
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
    answering(
      .tugs, "third", pulls, when: isThirdTug,
      answered(.tugs, Text.tugsAnswered) + known(Text.tugsKnown)
    ),
    answering(
      .tugs, "second", pulls, when: .any([.flag("tugs"), .count(2)]),
      [.set("tugs", 2), .say(Text.tugsTwice)]),
    answering(.tugs, "first", pulls, [.set("tugs", 1), .say(Text.tugsOnce)]),
    answering(.tugs, "other", gestures, [.refuse(Text.tugsWrong)]),
  ]

  /// A line for those who have been at the other end, in the campaign.
  private static func known(_ text: LocalizedText) -> [RuleEffect] {
    [.when(.flag(.campaign), [.say(text)])]
  }

  // MARK: Tap, pinch

  private static let light = [
    answering(
      .light, "pinch", [.pinch], when: .flag("signs"),
      pinching(answered(.light, Text.lightAnswered))),
    answering(
      .light, "tap", [.tap, .hit], when: .unset("signs"),
      [.set("signs", 1), .say(Text.lightTapped)]),
    answering(.light, "other", gestures, [.set("signs", 0), .say(Text.lightWrong)]),
    answering(.light, "pull", pulls, [.set("signs", 0), .say(Text.lightWrong)]),
  ]

  // MARK: Pinch, pinch

  /// How many turns it has to be held.
  private static let hold = 4

  private static let fall = [
    answering(
      .fall, "held", [.pinch, .take, .touch], when: .unset("signs"),
      pinching([.set("signs", 1), .say(Text.fallHeld)])),
    Rule(
      "call.fall.leaving",
      on: .instead(
        [.go, .leave, .back, .descend, .climb, .enter, .drop, .untie], .optional, .optional),
      when: .all([waits(for: .fall), .flag("signs")]), [.refuse(Text.fallLeaving)]),
    answering(
      .fall, "still", [.pinch, .take, .touch], when: .flag("signs"), [.say(Text.fallStill)]),
    answering(.fall, "let", [.tap, .hit, .swipe], [.refuse(Text.fallWrong)]),
    answering(.fall, "pull", pulls, [.refuse(Text.fallWrong)]),
    Rule(
      "call.fall.turns", on: .everyTurn, when: .all([waits(for: .fall), .flag("signs")]),
      [
        .add("signs", 1),
        .when(.atLeast("signs", hold + 1), answered(.fall, Text.fallAnswered)),
      ]),
  ]

  private static let isSlipping = WorldCondition.all([
    waits(for: .fall), .unset("signs"), .not(.atLeast("slips", 5)),
  ])

  /// While nobody holds it; not in the turn in which it comes.
  private static let slipping =
    [Rule("call.fall.slips", on: .everyTurn, when: isSlipping, [.add("slips", 1)])]
    + [(2, Text.fallSlipsFirst), (3, Text.fallSlipsSecond), (4, Text.fallSlipsLast)].map {
      Rule(
        "call.fall.slips.\($0)", on: .everyTurn, when: .all([isSlipping, .equals("slips", $0)]),
        [.say($1)])
    }

  // MARK: Four, four, none, and what comes then

  private static let row = [
    // A number that is said begins anew.
    answering(
      .row, "twice", pulls, when: .any([.count(2), .all([.count(1), .flag("tugs")])]),
      answered(.row, Text.rowAnswered) + known(Text.rowKnown)),
    answering(.row, "once", pulls, when: .count(1), [.set("tugs", 1), .say(Text.rowOnce)]),
    answering(.row, "more", pulls, [.set("tugs", 0), .say(Text.rowWrong)]),
    answering(.row, "other", gestures, [.refuse(Text.rowWrong)]),
  ]

  // MARK: Swipe, pinch

  private static let stuck = [
    answering(
      .stuck, "tugged", pulls, when: .any([.count(2), .count(3), .count(4), .count(5)]),
      [.refuse(Text.stuckTugged)]),
    answering(.stuck, "shaken", [.shake], [.refuse(Text.stuckTugged)]),
    answering(
      .stuck, "pulled", pulls, answered(.stuck, Text.stuckAnswered) + known(Text.stuckKnown)),
    answering(.stuck, "back", [.pinch], pinching([.say(Text.stuckBack)])),
    answering(
      .stuck, "swiped", [.swipe],
      [.when(.worn("mittens"), [.say(Text.stuckBack)], otherwise: [.refuse(ActText.ropeSkin)])]),
    answering(.stuck, "tapped", [.tap, .hit], [.refuse(Text.stuckWrong)]),
  ]

  // MARK: Listening

  private static let recitals: [(RopeCall, LocalizedText)] = [
    (.tugs, Text.tugsWaits), (.light, Text.lightWaits), (.fall, Text.fallWaits),
    (.row, Text.rowWaits), (.stuck, Text.stuckWaits),
  ]

  private static let listening = recitals.map { call, text in
    Rule(
      "call.\(call).heard", on: .instead([.listen, .touch, .greet, .shout], .thing("rope")),
      when: waits(for: call), [.say(text)])
  }

  /// What stands among the texts of the place while it waits.
  static let placeTexts = recitals.map { call, text in
    ConditionalText(text, when: .all([call.isWaiting, .unset("asked")]))
  }
}

/// What the other end says of its own accord, in the order in which it comes; the number is that of the
/// call that waits, in a state.
enum RopeCall: Int, CaseIterable {
  case tugs = 1
  case light, fall, row, stuck

  var isWaiting: WorldCondition { .equals("call", rawValue) }

  /// Set once it was answered.
  var answer: VariableID { VariableID("answered.\(self)") }

  /// The one that must have been answered before it.
  var previous: RopeCall? { RopeCall(rawValue: rawValue - 1) }
}
