import Adventure
import Localization

private typealias ActText = L10n.WorldActs

/// Digging out and laying the beacon, and turning the snowman that points the way.
enum BeaconRules {
  static let rules = digging + laying + burning + pointing

  // MARK: Snow

  private static let digging = [
    Rule(
      "bowl.searched", on: .instead([.search], .thing("bowl")), when: .unset("dug"),
      [.say(L10n.WorldPlaces.beaconFull)]),
    Rule("snow.dug", on: .instead(snowVerbs, .thing("snow")), dig),
    Rule("snow.shovelled", on: .instead(snowVerbs, .thing("snow"), .thing("shovel")), dig),
    Rule(
      "snow.tool", on: .instead(snowVerbs, .thing("snow"), .anything), [.refuse(ActText.snowTool)]),
    Rule("bowl.dug", on: .instead(bowlVerbs, .thing("bowl")), when: .unset("dug"), dig),
    Rule(
      "bowl.shovelled", on: .instead(bowlVerbs, .thing("bowl"), .thing("shovel")),
      when: .unset("dug"), dig),
    Rule(
      "bowl.tool", on: .instead(bowlVerbs, .thing("bowl"), .anything), when: .unset("dug"),
      [.refuse(ActText.snowTool)]),
    Rule(
      "shovel.used", on: .instead([.use], .thing("shovel"), .optional),
      when: .all([.at("beacon"), .unset("dug")]), dig),
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
    Rule("bowl.wood", on: .instead([.putIn, .putOn], .thing("wood"), .thing("bowl")), lay),
    Rule("bowl.filled", on: .instead([.fill], .thing("bowl"), .thing("wood")), lay),
    Rule(
      "fire.made", on: .instead([.make], .thing("fire"), .optional),
      when: .all([.at("beacon"), .held("wood")]), lay),
    Rule("bowl.filledUp", on: .instead([.fill], .thing("bowl")), when: .held("wood"), lay),
    Rule("wood.used", on: .instead([.use], .thing("wood"), .optional), when: .at("beacon"), lay),
    Rule(
      "bowl.only", on: .instead([.putIn, .putOn], .anything, .thing("bowl")),
      [.refuse(ActText.bowlOnly)]),
    Rule(
      "wood.keeps", on: .instead([.take], .thing("wood")), when: .thing("wood", .inside("bowl")),
      [.refuse(ActText.bowlKeeps)]),
    Rule("bowl.lit", on: .instead([.light, .burn], .thing("bowl"), .optional), tryMatch),
    Rule(
      "snow.melted", on: .instead([.warm, .burn], .thing("snow"), .thing("lamp")),
      [.refuse(ActText.snowLamp)]),
    Rule("snow.lit", on: .instead([.burn, .warm], .thing("snow"), .optional), tryMatch),
    Rule(
      "wood.lit", on: .instead([.light, .burn], .thing("wood"), .optional),
      [.when(.at("beacon"), tryMatch, otherwise: [.refuse(ActText.woodSaved)])]),
    Rule(
      "matches.wasted", on: .instead([.light, .burn, .use], .thing("matches"), .optional),
      when: .at("beacon"), tryMatch),
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
    Rule(
      "fire.beacon", on: .instead(kindling, .thing("fire"), .optional), when: .at("beacon"),
      tryMatch),
    Rule(
      "fire.hut", on: .instead(kindling, .thing("fire"), .optional), when: .at("hut"),
      [.refuse(ActText.stoveCold)]),
    Rule(
      "fire.saved", on: .instead(kindling, .thing("fire"), .optional), [.refuse(ActText.fireSaved)]),
    Rule(
      "bowl.struck", on: .instead([.hit, .tap, .ring, .break], .thing("bowl"), .optional),
      [.say(ActText.bowlStruck)]),
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
      "snowman.astray", on: .instead([.turn, .push, .pull], .thing("snowman"), .optional),
      when: .any([.towards(.north), .towards(.east), .towards(.south)]),
      [.refuse(ActText.snowmanAstray)]),
    Rule(
      "snowman.turned",
      on: .instead([.turn, .push, .pull, .use], .thing("snowman"), .optional),
      [
        .when(
          .flag("turned"), [.refuse(ActText.snowmanRight)],
          otherwise: [.set("turned", 1), .award("turned"), .say(ActText.snowmanTurns)])
      ]),
    Rule(
      "eyes.stay",
      on: .instead([.take, .pull, .push, .turn, .break], .thing("coalEyes"), .optional),
      [.refuse(L10n.WorldThings.snowmanRefusal)]),
    Rule("snowman.talks", on: .instead([.greet], .thing("snowman")), [.say(ActText.snowmanTalks)]),
  ]
}
