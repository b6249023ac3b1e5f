import Adventure
import Localization

private typealias ActText = L10n.WorldActs

/// Taking the clapper, hanging it back, and ringing the bell, which ends the night.
enum BellRules {
  static let rules = [
    Rule("slate.read", on: .after([.read], .thing("slate"), .optional), [.set("listed", 1)]),
    Rule(
      "clapper.taken", on: .after([.take], .thing("clapper"), .optional),
      [.award("clapper")]),
    Rule("bell.hangs", [.putIn, .putOn, .tie, .give, .use], "clapper", .thing("bell"), hanging),
    Rule("bell.used", [.use, .tie, .putOn], "clapper", when: .at("belfry"), hanging),
    Rule(
      "bell.only", on: .instead([.putIn, .putOn, .tie], .anything, .thing("bell")),
      [.refuse(ActText.bellOnly)]),
    // The scout rings it: the place to be is at the ring.
    Rule(
      "hands.meet", on: .everyTurn, when: .all([.flag("ringing"), .at("mouth")]), [.end("hands")]),
    Rule(
      "scout.rings", blows + [.pull, .push, .use], "bell", .optional, when: .flag("ringing"),
      refuses: L10n.FarActs.scoutGone),
    Rule(
      "clapper.rings", [.take, .pull], "clapper", .optional, when: .flag("ringing"),
      refuses: L10n.FarActs.scoutGone),
    Rule("bell.rungWith", blows, "bell", .thing("clapper"), ringing),
    Rule("bell.tool", blows, "bell", .anything, when: isWhole, refuses: ActText.bellTool),
    Rule("bell.rung", blows + [.pull, .push, .shake, .use, .turn], "bell", .optional, ringing),
    Rule(
      "clapper.rung", [.ring, .pull, .shake, .push, .tap], "clapper", when: .at("belfry"), ringing),
  ]

  private static let blows: [Verb] = [.ring, .hit, .tap]

  private static let isWhole = WorldCondition.thing("clapper", .inside("bell"))

  /// All that the slate asks for, but for the lamp, which can be fetched again.
  static let isAnswered = WorldCondition.all([
    .flag("laid"), .flag("turned"), .flag("asked"), .atLeast("said", 3),
    .not(StormRules.isCovered),
  ])

  private static let hanging: [RuleEffect] = [
    .when(
      .held("clapper"), [.move("clapper", .inside("bell")), .say(ActText.bellHangs)],
      otherwise: [.refuse(L10n.Adventure.notHeld)])
  ]

  /// The turns within which a second stroke is meant.
  private static let rashTurns = 3

  /// Told what it would do; rung again at once, it does.
  private static let early: [RuleEffect] = [
    .when(
      .all([.flag("rash"), .not(.turnsSince("rash", atLeast: rashTurns))]), [.end("wrong")],
      otherwise: [
        .mark("rash"),
        .when(.flag("listed"), [.say(ActText.bellEarly)], otherwise: [.say(ActText.bellTooSoon)]),
        .say(L10n.FarActs.bellWarn),
      ])
  ]

  private static let ending: [RuleEffect] = [
    .award("rung"),
    .firstOf(
      (.unset("across"), [.end("few")]),
      (KeepersNightEndings.isCaravanReady, [.end("nineteen")]),
      (KeepersNightEndings.isCaravanServed, [.end("touch")]),
      (.always, [.end("some")])),
  ]

  private static let ringing: [RuleEffect] = [
    .firstOf(
      (.not(isWhole), [.say(ActText.bellBare)]),
      (.not(isAnswered), early),
      (LampRules.isShowing, ending),
      (.always, [.say(ActText.bellDark)]))
  ]
}
