import Adventure
import Localization

private typealias Words = L10n.WorldActs

/// The bowl is to be dug out and laid, and the snowman put right.
extension KeepersNight {
  static let beaconRules = digging + laying + pointing

  // MARK: Snow

  private static let digging = [
    Rule(
      "snow.dug", on: .instead([.dig, .push, .swipe, .rub], .thing("snow"), .optional), dig),
    Rule(
      "bowl.dug", on: .instead([.dig, .pour, .rub, .swipe], .thing("bowl"), .optional),
      when: .unset("dug"), dig),
    Rule(
      "shovel.used", on: .instead([.use], .thing("shovel"), .optional),
      when: .all([.at("beacon"), .unset("dug")]), dig),
  ]

  private static let dig: [Effect] = [
    .when(
      .held("shovel"),
      [.move("snow", .nowhere), .set("dug", 1), .award("dug"), .say(Words.snowDug)],
      otherwise: [.refuse(Words.snowHands)])
  ]

  // MARK: Wood

  private static let laying = [
    Rule("bowl.wood", on: .instead([.putIn, .putOn], .thing("wood"), .thing("bowl")), lay),
    Rule("bowl.filled", on: .instead([.fill], .thing("bowl"), .thing("wood")), lay),
    Rule("wood.used", on: .instead([.use], .thing("wood"), .optional), when: .at("beacon"), lay),
    Rule(
      "bowl.only", on: .instead([.putIn, .putOn], .anything, .thing("bowl")),
      [.refuse(Words.bowlOnly)]),
    Rule(
      "wood.keeps", on: .instead([.take], .thing("wood")),
      when: .thing("wood", .inside("bowl")), [.refuse(Words.bowlKeeps)]),
    Rule("bowl.lit", on: .instead([.light, .burn], .thing("bowl"), .optional), tryMatch),
    Rule("snow.lit", on: .instead([.burn, .warm], .thing("snow"), .optional), tryMatch),
    Rule(
      "wood.lit", on: .instead([.light, .burn], .thing("wood"), .optional),
      [.when(.at("beacon"), tryMatch, otherwise: [.refuse(Words.stoveCold)])]),
    Rule(
      "matches.wasted", on: .instead([.light, .burn, .use], .thing("matches"), .optional),
      when: .at("beacon"), tryMatch),
  ]

  private static let lay: [Effect] = [
    .when(
      .not(.held("wood")), [.refuse(L10n.Adventure.notHeld)],
      otherwise: [
        .when(
          .unset("dug"), [.refuse(Words.bowlFull)],
          otherwise: [
            .move("wood", .inside("bowl")), .set("laid", 1), .award("laid"),
            .say(Words.bowlLaid),
          ])
      ])
  ]

  private static let tryMatch: [Effect] = [
    .when(
      .not(.inReach("matches")), [.refuse(Words.matchesNone)],
      otherwise: [
        .when(
          .flag("dry"), [.say(Words.bowlMatch)], otherwise: [.refuse(Words.matchesDamp)])
      ])
  ]

  // MARK: The snowman

  private static let pointing = [
    Rule(
      "snowman.turned",
      on: .instead([.turn, .push, .pull, .use], .thing("snowman"), .optional),
      [
        .when(
          .flag("turned"), [.refuse(Words.snowmanRight)],
          otherwise: [.set("turned", 1), .award("turned"), .say(Words.snowmanTurns)])
      ]),
    Rule("snowman.talks", on: .instead([.greet], .thing("snowman")), [.say(Words.snowmanTalks)]),
  ]
}
