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
    Rule(
      "bell.hangs",
      on: .instead([.putIn, .putOn, .tie, .give, .use], .thing("clapper"), .thing("bell")), hanging),
    Rule(
      "bell.used", on: .instead([.use, .tie, .putOn], .thing("clapper")), when: .at("belfry"),
      hanging),
    Rule(
      "bell.only", on: .instead([.putIn, .putOn, .tie], .anything, .thing("bell")),
      [.refuse(ActText.bellOnly)]),
    Rule("bell.rungWith", on: .instead(blows, .thing("bell"), .thing("clapper")), ringing),
    Rule(
      "bell.tool", on: .instead(blows, .thing("bell"), .anything), when: isWhole,
      [.refuse(ActText.bellTool)]),
    Rule(
      "bell.rung",
      on: .instead(blows + [.pull, .push, .shake, .use, .turn], .thing("bell"), .optional), ringing),
    Rule(
      "clapper.rung", on: .instead([.ring, .pull, .shake, .push, .tap], .thing("clapper")),
      when: .at("belfry"), ringing),
  ]

  private static let blows: [Verb] = [.ring, .hit, .tap]

  private static let isWhole = WorldCondition.thing("clapper", .inside("bell"))

  /// All that the slate asks for, but for the lamp, which can be fetched again.
  private static let isAnswered = WorldCondition.all([
    .flag("laid"), .flag("turned"), .flag("asked"), .atLeast("said", 3),
  ])

  private static let hanging: [RuleEffect] = [
    .when(
      .held("clapper"), [.move("clapper", .inside("bell")), .say(ActText.bellHangs)],
      otherwise: [.refuse(L10n.Adventure.notHeld)])
  ]

  private static let early: [RuleEffect] = [
    .when(.flag("listed"), [.say(ActText.bellEarly)], otherwise: [.say(ActText.bellTooSoon)])
  ]

  private static let ringing: [RuleEffect] = [
    .when(
      .not(isWhole), [.say(ActText.bellBare)],
      otherwise: [
        .when(
          .not(isAnswered), early,
          otherwise: [
            .when(
              LampRules.isShowing, [.award("rung"), .win(ActText.bellRings)],
              otherwise: [.say(ActText.bellDark)])
          ])
      ])
  ]
}
