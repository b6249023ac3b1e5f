import Adventure
import Localization

private typealias Talk = L10n.WorldTalk

/// The snowman: a colleague on duty, who says nothing and gives himself away.
enum SnowmanTalk {
  static let conversation = Conversation(
    with: "snowman", topics: things + ideas,
    otherwise: [Talk.snowmanOtherFirst, Talk.snowmanOtherSecond, Talk.snowmanOtherThird])

  private static let things: [Topic] = [
    Topic("lanterns", Talk.snowmanCaravan, when: .unset("turned")),
    Topic("lanterns", Talk.snowmanCaravanWest),
    Topic("hat", Talk.snowmanHat, when: .thing("hat", .inside("snowman"))),
    Topic("hat", Talk.snowmanHatGone),
    Topic("goat", Talk.snowmanGoat),
    Topic("snow", Talk.snowmanSnow),
    Topic(["weather", "window"], Talk.snowmanWeather),
    Topic("shovel", Talk.snowmanShovel),
    Topic("bowl", Talk.snowmanBeacon),
    Topic("lamp", Talk.snowmanLampNear, when: .all([.held("lamp"), .lit("lamp")])),
    Topic("lamp", Talk.snowmanLamp),
    Topic("snowman", Talk.snowmanSnowman, when: .unset("turned")),
    Topic("snowman", Talk.snowmanSnowmanWest),
    Topic("coat", Talk.snowmanCoat),
    Topic("bell", Talk.snowmanBell),
    Topic("rope", Talk.snowmanRope),
    Topic("bridge", Talk.snowmanBridge),
    Topic("book", Talk.snowmanBook),
    Topic("mittens", Talk.snowmanMittens),
    Topic("portraits", Talk.snowmanPortraits),
    Topic("barometer", Talk.snowmanBarometer),
    Topic(["stove", "matches"], Talk.snowmanStove),
    Topic("mountain", Talk.snowmanMountain),
    Topic("key", Talk.snowmanKey),
    Topic("scout", L10n.ScoutTalk.snowmanScout),
    Topic("vane", L10n.ScoutTalk.snowmanVane),
  ]

  private static let ideas: [Topic] = [
    Topic(Talk.snowmanWay),
    Topic(Talk.snowmanFire),
    Topic(Talk.snowmanFear),
    Topic(Talk.snowmanWinter),
    Topic(Talk.snowmanName),
    Topic(Talk.snowmanAge),
    Topic(Talk.snowmanMood),
    Topic(Talk.snowmanHunger),
    Topic(Talk.snowmanCompany),
    Topic(Talk.snowmanTime),
    Topic(Talk.snowmanNight),
    Topic(Talk.snowmanHelp),
    Topic(Talk.snowmanLove),
    Topic(Talk.snowmanDeath),
    Topic(Talk.snowmanNose),
    Topic(Talk.snowmanKeeper),
    Topic(Talk.snowmanClimber),
    Topic(Talk.snowmanTomb),
    Topic(Talk.snowmanSignpost),
  ]
}
