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
        "matches.laid.\($0.id)", [.putOn, .putIn], "matches", .thing($0), when: .unset("dry"),
        laying),
      Rule(
        "matches.warmed.\($0.id)", [.warm, .use], "matches", .thing($0), when: mayBeLaid, laying),
      Rule(
        "damp.\($0.id)", on: .instead([.putOn, .putIn], .anything, .thing($0)),
        [.refuse(ActText.stoveDamp)]),
      Rule("warm.\($0.id)", [.touch], $0, says: ActText.stoveWarm),
    ]
  }

  private static let drying = [
    Rule("matches.warmed", [.warm], "matches", when: mayBeLaid, laying),
    Rule(
      "stove.cold", [.light, .burn, .fill, .open, .warm], "stove", .optional,
      refuses: ActText.stoveCold),
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
      "lamp.burns", [.light, .burn], "lamp", .optional, when: .lit("lamp"),
      refuses: L10n.Adventure.alreadyLit),
    Rule("lamp.lit", [.light, .burn], "lamp", strike),
    Rule("lamp.litWith", [.light, .burn], "lamp", .thing("matches"), strike),
    Rule("lamp.noFire", [.light, .burn], "lamp", .anything, refuses: ActText.matchesNone),
    Rule("lamp.litBy", strikes, "matches", when: isUnlitHere, strike),
    Rule("lamp.litByOne", strikes, "matches", .thing("lamp"), when: isUnlitHere, strike),
    Rule(
      "matches.damp", strikes + [.rub], "matches", .optional, when: .unset("dry"),
      refuses: ActText.matchesDamp),
    Rule(
      "matches.saved", strikes + [.rub], "matches", .optional, when: .not(.at("beacon")),
      refuses: ActText.matchesSave),
    Rule("lamp.full", [.fill], "lamp", .optional, refuses: ActText.lampFull),
    Rule("lamp.kept", [.putOut, .blow], "lamp", when: .lit("lamp"), refuses: ActText.lampKeep),
  ]

  static let strikes: [Verb] = [.light, .burn, .use, .hit]

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
      "lamp.unlit", [.putOn, .putIn, .tie, .use], "lamp", .thing("hook"), when: .not(.lit("lamp")),
      refuses: ActText.lampUnlit),
    Rule(
      "lamp.hung", [.putOn, .putIn, .tie, .use], "lamp", .thing("hook"), when: .held("lamp"),
      [.move("lamp", .inside("hook")), .award("hung"), .sayNext(hung, "hangings")]),
    Rule(
      "lamp.stays", [.take], "lamp",
      when: .all([.thing("lamp", .inside("hook")), .flag("asked"), .not(isNeededElsewhere)]),
      refuses: ActText.lampStays),
    Rule(
      "lamp.waved.again", [.wave, .shake, .show], "lamp", .optional, when: canSignal,
      says: ActText.lampWaved),
    Rule(
      "lamp.signalled.again", [.wave, .greet], "lanterns", .optional, when: canSignal,
      says: ActText.lampWaved),
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
