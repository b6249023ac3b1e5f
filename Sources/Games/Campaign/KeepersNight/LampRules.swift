import Adventure
import Localization

private typealias ActText = L10n.WorldActs

/// Drying the matches on the stove, lighting the lamp, and hanging it up.
enum LampRules {
  static let rules = laid + drying + lighting + hanging

  // MARK: The stove

  /// On the stove, or on its tiles.
  private static let laid = ["stove", "tiles"].map { ThingID($0) }.flatMap {
    [
      Rule(
        "matches.laid.\($0.id)", on: .instead([.putOn, .putIn], .thing("matches"), .thing($0)),
        when: .unset("dry"), laying),
      Rule(
        "matches.warmed.\($0.id)", on: .instead([.warm, .use], .thing("matches"), .thing($0)),
        when: mayBeLaid, laying),
      Rule(
        "damp.\($0.id)", on: .instead([.putOn, .putIn], .anything, .thing($0)),
        [.refuse(ActText.stoveDamp)]),
      Rule("warm.\($0.id)", on: .instead([.touch], .thing($0)), [.say(ActText.stoveWarm)]),
    ]
  }

  private static let drying = [
    Rule(
      "matches.warmed", on: .instead([.warm], .thing("matches")), when: mayBeLaid, laying),
    Rule(
      "stove.cold", on: .instead([.light, .burn, .fill, .open, .warm], .thing("stove"), .optional),
      [.refuse(ActText.stoveCold)]),
    // Seen to be dry only by who is there: the points come with the sign.
    Rule(
      "matches.dried", on: .everyTurn,
      when: .all([isSteaming, .at("hut"), .turnsSince("laidOut", atLeast: 3)]),
      [.set("dry", 1), .award("dry"), .say(ActText.matchesDried)]),
    Rule(
      "matches.steam", on: .everyTurn,
      when: .all([isSteaming, .at("hut"), .turnsSince("laidOut", atLeast: 1)]), once: true,
      [.say(ActText.matchesSteam)]),
  ]

  private static let mayBeLaid = WorldCondition.all([
    .unset("dry"), .inReach("stove"), .not(.thing("matches", .inside("stove"))),
  ])

  private static let isSteaming = WorldCondition.all([
    .thing("matches", .inside("stove")), .unset("dry"),
  ])

  private static let laying: [RuleEffect] = [
    .move("matches", .inside("stove")), .mark("laidOut"), .say(ActText.matchesLaid),
  ]

  // MARK: The lamp

  private static let lighting = [
    Rule(
      "lamp.burns", on: .instead([.light, .burn], .thing("lamp"), .optional), when: .lit("lamp"),
      [.refuse(L10n.Adventure.alreadyLit)]),
    Rule("lamp.lit", on: .instead([.light, .burn], .thing("lamp")), strike),
    Rule("lamp.litWith", on: .instead([.light, .burn], .thing("lamp"), .thing("matches")), strike),
    Rule(
      "lamp.noFire", on: .instead([.light, .burn], .thing("lamp"), .anything),
      [.refuse(ActText.matchesNone)]),
    Rule("lamp.litBy", on: .instead(strikes, .thing("matches")), when: isUnlitHere, strike),
    Rule(
      "lamp.litByOne", on: .instead(strikes, .thing("matches"), .thing("lamp")),
      when: isUnlitHere, strike),
    Rule(
      "matches.damp", on: .instead([.light, .burn, .use, .rub], .thing("matches"), .optional),
      when: .unset("dry"), [.refuse(ActText.matchesDamp)]),
    Rule(
      "matches.saved", on: .instead([.light, .burn, .use, .rub], .thing("matches"), .optional),
      when: .not(.at("beacon")), [.refuse(ActText.matchesSave)]),
    Rule(
      "lamp.full", on: .instead([.fill], .thing("lamp"), .optional), [.refuse(ActText.lampFull)]),
    Rule(
      "lamp.kept", on: .instead([.putOut, .blow], .thing("lamp")), when: .lit("lamp"),
      [.refuse(ActText.lampKeep)]),
  ]

  private static let strikes: [Verb] = [.light, .burn, .use]

  private static let isUnlitHere = WorldCondition.all([.inReach("lamp"), .not(.lit("lamp"))])

  private static let struck: [RuleEffect] = [
    .when(
      .flag(.award("lit")), [.say(L10n.FarActs.lampAgain)],
      otherwise: [.award("lit"), .say(ActText.lampLights)]),
    .when(.inDarkness, [.light("lamp"), .say(ActText.lampDarkLights)]), .light("lamp"),
  ]

  private static let strike: [RuleEffect] = [
    .firstOf(
      (.not(.inReach("matches")), [.refuse(ActText.matchesNone)]),
      (.unset("dry"), [.refuse(ActText.matchesDamp)]),
      (.always, struck))
  ]

  // MARK: The hook

  /// It can be seen from below: it hangs at the mouth of the cave, lit.
  static let isShowing = WorldCondition.all([.thing("lamp", .inside("hook")), .lit("lamp")])

  /// Once the rope has asked, the lamp is fetched again only for what lies in the dark, or for the scout.
  private static let isNeededElsewhere = WorldCondition.any(
    [.unset("across"), .unset("parted"), .unset("storeOpen")]
      + ["clapper", "mittens", "oil", "sledge", "pins", "shovel", "tile", "hat"].flatMap { thing in
        ["cellar", "tunnel", "gallery", "chamber", "store"].map {
          .thing(ThingID(thing), .place(PlaceID($0)))
        }
      })

  private static let hung = [ActText.lampHung, ActText.lampHungAgain]

  private static let hanging = [
    Rule(
      "lamp.unlit", on: .instead([.putOn, .putIn, .tie, .use], .thing("lamp"), .thing("hook")),
      when: .not(.lit("lamp")), [.refuse(ActText.lampUnlit)]),
    Rule(
      "lamp.hung", on: .instead([.putOn, .putIn, .tie, .use], .thing("lamp"), .thing("hook")),
      when: .held("lamp"),
      [.move("lamp", .inside("hook")), .award("hung"), .sayNext(hung, "hangings")]),
    Rule(
      "lamp.stays", on: .instead([.take], .thing("lamp")),
      when: .all([.thing("lamp", .inside("hook")), .flag("asked"), .not(isNeededElsewhere)]),
      [.refuse(ActText.lampStays)]),
    Rule(
      "lamp.waved.again", on: .instead([.wave, .shake, .show], .thing("lamp"), .optional),
      when: canSignal, [.say(ActText.lampWaved)]),
    Rule(
      "lamp.signalled.again", on: .instead([.wave, .greet], .thing("lanterns"), .optional),
      when: canSignal, [.say(ActText.lampWaved)]),
    Rule("lamp.greeted.again", on: .instead([.wave]), when: canSignal, [.say(ActText.lampWaved)]),
  ]

  private static let canSignal = WorldCondition.all([.at("gorge"), .held("lamp"), .lit("lamp")])
}

/// In the dark nothing can be put down: it could not be found again.
enum DarknessRules {
  static let rules = [
    Rule(
      "dark.keeps", on: .instead([.drop, .throw, .putIn, .putOn, .give], .anything, .optional),
      when: .inDarkness, [.refuse(L10n.WorldActs.darkKeeps)])
  ]
}
