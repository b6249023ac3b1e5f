import Adventure
import Localization

private typealias ActText = L10n.WorldActs

/// Digging out and laying the beacon, and turning the snowman that points the way.
enum BeaconRules {
  static let rules = digging + laying + burning + pointing

  // MARK: Snow

  private static let digging = [
    Rule(
      "bowl.searched", [.search], "bowl", when: .unset("dug"), says: L10n.WorldPlaces.beaconFull),
    Rule("snow.dug", snowVerbs, "snow", dig),
    Rule("snow.shovelled", snowVerbs, "snow", .thing("shovel"), dig),
    Rule("snow.tool", snowVerbs, "snow", .anything, refuses: ActText.snowTool),
    Rule("bowl.dug", bowlVerbs, "bowl", when: .unset("dug"), dig),
    Rule("bowl.shovelled", bowlVerbs, "bowl", .thing("shovel"), when: .unset("dug"), dig),
    Rule("bowl.tool", bowlVerbs, "bowl", .anything, when: .unset("dug"), refuses: ActText.snowTool),
    Rule(
      "shovel.used", [.use], "shovel", .optional, when: .all([.at("beacon"), .unset("dug")]), dig),
  ]

  private static let snowVerbs: [Verb] = [.dig, .push, .swipe, .rub, .takeOff, .pour]
  private static let bowlVerbs: [Verb] = [.dig, .pour, .swipe, .rub]

  private static let dig: [RuleEffect] = [
    .when(
      .held("shovel"),
      [
        .move("snow", .nowhere), .move("snowLeft", .place("beacon")), .set("dug", 1), .award("dug"),
        .say(ActText.snowDug),
      ],
      otherwise: [.refuse(ActText.snowHands)])
  ]

  // MARK: Wood

  private static let laying = [
    Rule("bowl.wood", [.putIn, .putOn], "wood", .thing("bowl"), lay),
    Rule("bowl.filled", [.fill], "bowl", .thing("wood"), lay),
    Rule("fire.made", [.make], "fire", .optional, when: .all([.at("beacon"), .held("wood")]), lay),
    Rule("bowl.filledUp", [.fill], "bowl", when: .held("wood"), lay),
    Rule("wood.used", [.use], "wood", .optional, when: .at("beacon"), lay),
    Rule(
      "bowl.only", on: .instead([.putIn, .putOn], .anything, .thing("bowl")),
      [.refuse(ActText.bowlOnly)]),
    Rule(
      "wood.keeps", [.take], "wood", when: .thing("wood", .inside("bowl")),
      refuses: ActText.bowlKeeps),
    Rule("bowl.lit", [.light, .burn], "bowl", .optional, tryMatch),
    Rule("snow.melted", [.warm, .burn], "snow", .thing("lamp"), refuses: ActText.snowLamp),
    Rule("snow.lit", [.burn, .warm], "snow", .optional, tryMatch),
    Rule(
      "wood.lit", [.light, .burn], "wood", .optional,
      [.when(.at("beacon"), tryMatch, otherwise: [.refuse(ActText.woodSaved)])]),
    Rule(
      "matches.wasted", LampRules.strikes, "matches", .optional, when: .at("beacon"), tryMatch),
  ]

  private static let lay: [RuleEffect] = [
    .firstOf(
      (.not(.held("wood")), [.refuse(L10n.Adventure.notHeld)]),
      (.unset("dug"), [.refuse(ActText.bowlFull)]),
      (
        .always,
        [.move("wood", .inside("bowl")), .set("laid", 1), .award("laid"), .say(ActText.bowlLaid)]
      ))
  ]

  /// A fire that is asked for by its name.
  private static let burning = [
    Rule("fire.beacon", kindling, "fire", .optional, when: .at("beacon"), tryMatch),
    Rule("fire.hut", kindling, "fire", .optional, when: .at("hut"), refuses: ActText.stoveCold),
    Rule("fire.saved", kindling, "fire", .optional, refuses: ActText.fireSaved),
    Rule("bowl.struck", [.hit, .tap, .ring, .break], "bowl", .optional, says: ActText.bowlStruck),
  ]

  private static let kindling: [Verb] = [.light, .burn, .make]

  private static let tryMatch: [RuleEffect] = [
    .firstOf(
      (.not(.inReach("matches")), [.refuse(ActText.matchesNone)]),
      (.unset("dry"), [.refuse(ActText.matchesDamp)]),
      (.always, [.say(ActText.bowlMatch)]))
  ]

  // MARK: The snowman

  private static let pointing = [
    Rule(
      "snowman.astray", [.turn, .push, .pull], "snowman", .optional,
      when: .any([.towards(.north), .towards(.east), .towards(.south)]),
      refuses: ActText.snowmanAstray),
    Rule(
      "snowman.turned", [.turn, .push, .pull, .use], "snowman", .optional,
      [
        .when(
          .flag("turned"), [.refuse(ActText.snowmanRight)],
          otherwise: [.set("turned", 1), .award("turned"), .say(ActText.snowmanTurns)])
      ]),
    Rule(
      "eyes.stay", [.take, .pull, .push, .turn, .break], "coalEyes", .optional,
      refuses: L10n.WorldThings.snowmanRefusal),
    Rule("snowman.talks", [.greet], "snowman", says: ActText.snowmanTalks),
  ]
}
