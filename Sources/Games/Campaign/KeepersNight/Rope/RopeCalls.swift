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
    coming(
      .stuck, when: LampRules.isShowing, Text.stuckComes,
      [.when(.flag("hasty"), [.say(Text.stuckGently)])]),
  ]

  private static func coming(
    _ call: RopeCall, when reason: WorldCondition, _ text: LocalizedText,
    _ more: [RuleEffect] = []
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
      [.set("call", call.rawValue), .set("tugs", 0), .set("signs", 0), .say(text)] + more)
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
      "call.\(call).\(id)", verbs, "rope", .optional, when: .all([waits(for: call), condition]),
      effects)
  }

  /// “Wear mittens”, for a swipe; bare fingers, for a pinch.
  private static func pinching(_ effects: [RuleEffect]) -> [RuleEffect] {
    [.when(.worn("mittens"), [.refuse(ActText.ropeWoolly)], otherwise: effects)]
  }

  // MARK: Three tugs

  static let isThirdTug = WorldCondition.any([
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

  private static let isHeld = WorldCondition.all([waits(for: .fall), .flag("signs")])
  private static let isUnheld = WorldCondition.all([RopeCall.fall.isWaiting, .unset("signs")])

  private static let grips: [Verb] = [.pinch, .take, .touch]

  private static let fall = [
    answering(
      .fall, "held", grips, when: .unset("signs"),
      pinching([.set("signs", 1), .say(Text.fallHeld)])),
    Rule(
      "call.fall.leaving",
      on: .instead(
        [.go, .leave, .back, .descend, .climb, .enter, .drop, .untie], .optional, .optional),
      when: isHeld, [.refuse(Text.fallLeaving)]),
    // What comes of it is said at the end of the turn.
    answering(.fall, "still", grips, when: .flag("signs"), []),
    Rule("call.fall.holding", on: .instead([.wait], .optional), when: isHeld, []),
    Rule(
      "call.fall.idle", on: .instead([.wait], .optional), when: waits(for: .fall),
      [
        .firstOf(
          (RopeFall.isHurt, [.say(Text.fallWaitLong)]),
          (.not(.atLeast("slips", 2)), [.say(Text.fallWait)]))
      ]),
    answering(.fall, "let", [.tap, .hit, .swipe], [.refuse(Text.fallWrong)]),
    answering(.fall, "again", pulls, when: .flag("hasty"), [.refuse(Text.fallWrong)]),
    answering(.fall, "pull", pulls, [.set("hasty", 1), .say(Text.fallPulled)]),
    Rule(
      "call.fall.turns", on: .everyTurn, when: isHeld,
      [
        .add("signs", 1),
        .firstOf(
          (.not(isLongEnough), beats),
          (RopeFall.isLate, answered(.fall, Text.fallAnsweredLate)),
          (.always, answered(.fall, Text.fallAnswered))),
      ]),
  ]

  private static let beats: [RuleEffect] = [
    .firstOf(
      (.equals("signs", 3), [.say(Text.fallHoldFirst)]),
      (.equals("signs", 4), [.say(Text.fallHoldSecond)]),
      (.equals("signs", 5), [.say(Text.fallHoldThird)]),
      (.equals("signs", 6), [.say(Text.fallHoldLast)]))
  ]

  /// Who came late, or not at all, has to hold for longer.
  private static let isLongEnough = WorldCondition.any([
    .atLeast("signs", 7), .all([.atLeast("signs", 6), .not(RopeFall.isHurt)]),
    .all([.atLeast("signs", 5), .not(RopeFall.isLate)]),
  ])

  /// While nobody holds it; in the turn in which it comes, nothing is said.
  private static let slipping = [
    Rule(
      "call.fall.slips", on: .everyTurn,
      when: .all([.at("mouth"), isUnheld, .not(RopeFall.isHurt)]),
      [
        .add("slips", 1),
        .firstOf(
          (.equals("slips", 2), [.say(Text.fallSlipsFirst)]),
          (.equals("slips", 3), [.say(Text.fallSlipsSecond)]),
          (.equals("slips", 4), [.say(Text.fallSlipsLast)]),
          (.equals("slips", 5), [.say(Text.fallGlove)])),
      ]),
    Rule(
      "call.fall.left", on: .everyTurn,
      when: .all([isUnheld, .not(.at("mouth")), .not(RopeFall.wasLeft)]),
      [.set("slips", 6), .say(Text.fallLeft)]),
  ]

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
      .stuck, "pulled", pulls,
      [
        .when(
          .flag("hasty"), answered(.stuck, Text.stuckEased),
          otherwise: answered(.stuck, Text.stuckAnswered))
      ]
        + [
          .when(
            RopeFall.isHurt, [.say(Text.stuckTaps)],
            otherwise: [.say(Text.stuckLaughs)] + known(Text.stuckKnown))
        ]),
    answering(.stuck, "back", [.pinch], pinching([.say(Text.stuckBack)])),
    answering(
      .stuck, "swiped", [.swipe],
      [.when(.worn("mittens"), [.say(Text.stuckBack)], otherwise: [.refuse(ActText.ropeSkin)])]),
    answering(.stuck, "tapped", [.tap, .hit], [.refuse(Text.stuckWrong)]),
  ]

  // MARK: Listening

  /// What stands among the texts of the place while a call waits.
  static let placeTexts = [
    recital(.tugs, Text.tugsWaits), recital(.light, Text.lightWaits),
    recital(.fall, Text.fallWaits, when: .not(RopeFall.isHurt)),
    recital(.fall, Text.fallHangs, when: RopeFall.isHurt),
    recital(.row, Text.rowWaits), recital(.stuck, Text.stuckWaits),
  ]

  private static func recital(
    _ call: RopeCall, _ text: LocalizedText, when condition: WorldCondition = .always
  ) -> ConditionalText {
    ConditionalText(text, when: .all([call.isWaiting, .unset("asked"), condition]))
  }

  private static let listening = placeTexts.enumerated().map { index, recital in
    Rule(
      "call.heard.\(index)", [.listen, .touch, .greet, .shout], "rope",
      when: .all([.at("mouth"), recital.when]), says: recital.text)
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
