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

  private static let ideas = [
    Talk.snowmanWay, Talk.snowmanFire, Talk.snowmanFear, Talk.snowmanWinter, Talk.snowmanName,
    Talk.snowmanAge, Talk.snowmanMood, Talk.snowmanHunger, Talk.snowmanCompany, Talk.snowmanTime,
    Talk.snowmanNight, Talk.snowmanHelp, Talk.snowmanLove, Talk.snowmanDeath, Talk.snowmanNose,
    Talk.snowmanKeeper, Talk.snowmanClimber, Talk.snowmanTomb, Talk.snowmanSignpost,
  ].map { Topic($0) }
}
