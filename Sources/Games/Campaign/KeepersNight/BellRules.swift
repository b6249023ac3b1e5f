import Adventure
import Localization

private typealias ActText = L10n.WorldActs

/// Taking the clapper, hanging it back, and ringing the bell, which ends the night.
enum BellRules {
  static let rules = [
    Rule("clapper.taken", on: .after([.take], .thing("clapper")), [.award("clapper")]),
    Rule(
      "bell.hangs",
      on: .instead([.putIn, .putOn, .tie, .give, .use], .thing("clapper"), .thing("bell")), hanging),
    Rule(
      "bell.used", on: .instead([.use, .tie, .putOn], .thing("clapper")), when: .at("belfry"),
      hanging),
    Rule(
      "bell.only", on: .instead([.putIn, .putOn, .tie], .anything, .thing("bell")),
      [.refuse(ActText.bellOnly)]),
    Rule(
      "bell.rung",
      on: .instead(
        [.ring, .hit, .tap, .pull, .push, .shake, .use, .turn], .thing("bell"), .optional), ringing),
    Rule(
      "clapper.rung", on: .instead([.ring, .pull, .shake, .push, .tap], .thing("clapper")),
      when: .at("belfry"), ringing),
  ]

  private static let isWhole = WorldCondition.thing("clapper", .inside("bell"))

  private static let hanging: [RuleEffect] = [
    .when(
      .held("clapper"), [.move("clapper", .inside("bell")), .say(ActText.bellHangs)],
      otherwise: [.refuse(L10n.Adventure.notHeld)])
  ]

  private static let ringing: [RuleEffect] = [
    .when(
      .not(isWhole), [.say(ActText.bellBare)],
      otherwise: [
        .when(
          .atLeast("said", 3), [.award("rung"), .win(ActText.bellRings)],
          otherwise: [.say(ActText.bellEarly)])
      ])
  ]
}
