import Adventure
import Localization

private typealias Talk = L10n.ScoutTalk

/// The scout of the caravan, who goes ahead, and has a grandmother.
enum ScoutTalk {
  static let conversation = Conversation(
    with: "scout", topics: things + ideas,
    otherwise: [Talk.otherFirst, Talk.otherSecond, Talk.otherThird])

  private static let things: [Topic] = [
    Topic("rope", Talk.rope),
    Topic("lamp", Talk.lampHung, when: .thing("lamp", .inside("hook"))),
    Topic("lamp", Talk.lamp),
    Topic("bell", Talk.bell),
    Topic("clapper", Talk.clapper),
    Topic("oil", Talk.oilGiven, when: .flag("oiled")),
    Topic("oil", Talk.oilWanted),
    Topic("sledge", Talk.sledgeGiven, when: .flag("sledged")),
    Topic("sledge", Talk.sledgeWanted),
    Topic(["rail", "coil", "pins"], Talk.railTied, when: .flag("railed")),
    Topic(["rail", "coil", "pins", "handrail"], Talk.railWanted),
    Topic("bridge", Talk.bridge),
    Topic(["clock", "clockkey"], Talk.clockWound, when: .flag("wound")),
    Topic(["clock", "clockkey"], Talk.clockWanted),
    Topic(["marks", "strokes"], Talk.tallyFound, when: .flag("storeOpen")),
    Topic(["marks", "strokes"], Talk.tally),
    Topic("goat", Talk.goat),
    Topic("snowman", Talk.snowmanWest, when: .flag("turned")),
    Topic("snowman", Talk.snowman),
    Topic("bowl", Talk.beaconLaid, when: .flag("laid")),
    Topic("bowl", Talk.beacon),
    Topic("hat", Talk.hat),
    Topic(["mirror", "lookingGlass"], Talk.mirror),
    Topic("book", Talk.book),
    Topic("card", Talk.card),
    Topic("mittens", Talk.mittens),
    Topic(["weather", "window", "barometer", "vane"], Talk.storm),
    Topic("almanac", Talk.almanacTold, when: .flag("told")),
    Topic("almanac", Talk.almanac),
    Topic("portraits", Talk.portraits),
    Topic("gravestones", Talk.stones),
    Topic("lanterns", Talk.lanterns),
    Topic(["bar", "tariff"], Talk.tollhouse),
    Topic("scout", Talk.scout),
  ]

  private static let ideas: [Topic] = [
    Topic(Talk.caravan), Topic(Talk.grandmother, needs: ["clock"]),
    Topic(Talk.needs, or: ScoutNeeds.fewer),
    Topic(Talk.fear),
    Topic(Talk.road), Topic(Talk.wind, needs: ["almanac"]), Topic(Talk.hymn), Topic(Talk.piano),
    Topic(Talk.time),
    Topic(Talk.smugglers), Topic(Talk.keeper), Topic(Talk.climber), Topic(Talk.fire),
    Topic(Talk.name), Topic(Talk.winter), Topic(Talk.thanks), Topic(Talk.mountain),
    Topic(Talk.bed, needs: ["sledge"]), Topic(Talk.mother, needs: ["rail"]),
    Topic(Talk.chapel),
  ]
}
