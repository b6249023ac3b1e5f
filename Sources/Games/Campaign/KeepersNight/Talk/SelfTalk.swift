import Adventure
import Localization

private typealias Talk = L10n.WorldTalk

/// What the player says to the player.
enum SelfTalk {
  static let conversation = Conversation(
    with: "me", topics: things + ideas,
    otherwise: [Talk.selfOtherFirst, Talk.selfOtherSecond, Talk.selfOtherThird])

  private static let things: [Topic] = [
    Topic("me", Talk.selfSelf),
    Topic("rope", Talk.selfRope),
    Topic("goat", Talk.selfGoat),
    Topic("lanterns", Talk.selfCaravan),
    Topic("coat", Talk.selfCoatWorn, when: .worn("coat")),
    Topic("coat", Talk.selfCoat),
    Topic("bell", Talk.selfBell),
    Topic("slate", Talk.selfSlate),
    Topic("mountain", Talk.selfMountain),
    Topic(["weather", "window"], Talk.selfWeather),
    Topic("lamp", Talk.selfLampHung, when: .all([.lit("lamp"), .thing("lamp", .inside("hook"))])),
    Topic("lamp", Talk.selfLamp),
    Topic("snowman", Talk.selfSnowman),
    Topic("portraits", Talk.selfPortraits),
    Topic("book", Talk.selfBook),
    Topic("bowl", Talk.selfBowl),
    Topic("clapper", Talk.selfClapper),
    Topic("key", Talk.selfKey),
    Topic("hook", Talk.selfHook),
    Topic("wood", Talk.selfWood),
    Topic("mittens", Talk.selfMittens),
    Topic("card", Talk.selfCardRead, when: .flag(.award("code"))),
    Topic("card", Talk.selfCard),
    Topic("collar", Talk.selfIce),
    Topic("barometer", Talk.selfBarometer),
  ]

  private static let ideas: [Topic] = [
    Topic(Talk.selfFire),
    Topic(Talk.selfFear),
    Topic(Talk.selfTime),
    Topic(Talk.selfName),
    Topic(Talk.selfHelp),
    Topic(Talk.selfNight),
    Topic(Talk.selfClimber),
    Topic(Talk.selfDeath),
    Topic(Talk.selfLove),
    Topic(Talk.selfHunger),
    Topic(Talk.selfHome),
    Topic(Talk.selfKeeper),
    Topic(Talk.selfTomb),
    Topic(Talk.selfWinter),
  ]
}
