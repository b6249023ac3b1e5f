import Adventure
import Localization

private typealias Talk = L10n.WorldTalk

/// The twelve keepers on the wall of the bunkroom, and the mirror.
enum PortraitsTalk {
  static let conversation = Conversation(
    with: "portraits", topics: things + ideas,
    otherwise: [Talk.portraitsOtherFirst, Talk.portraitsOtherSecond, Talk.portraitsOtherThird])

  private static let things: [Topic] = [
    Topic("portraits", Talk.portraitsPortraits),
    Topic("mittens", Talk.portraitsMittens),
    Topic("goat", Talk.portraitsGoat),
    Topic("hat", Talk.portraitsHatWorn, when: .worn("hat")),
    Topic("hat", Talk.portraitsHat),
    Topic("coat", Talk.portraitsCoat),
    Topic("rope", Talk.portraitsRope),
    Topic("bell", Talk.portraitsBell),
    Topic("lamp", Talk.portraitsLamp),
    Topic(["matches", "stove"], Talk.portraitsMatches),
    Topic("book", Talk.portraitsBook),
    Topic("snowman", Talk.portraitsSnowman),
    Topic("barometer", Talk.portraitsBarometer),
    Topic(["weather", "window"], Talk.portraitsWeather),
    Topic("shovel", Talk.portraitsShovel),
    Topic("card", Talk.portraitsCard),
    Topic("slate", Talk.portraitsSlate),
    Topic("bowl", Talk.portraitsBowl),
    Topic("lanterns", Talk.portraitsCaravan),
    Topic("bunks", Talk.portraitsBunks),
  ]

  private static let ideas: [Topic] = [
    Topic(Talk.portraitsFire),
    Topic(Talk.portraitsDeath),
    Topic(Talk.portraitsLove),
    Topic(Talk.portraitsName),
    Topic(Talk.portraitsFear),
    Topic(Talk.portraitsHelp),
    Topic(Talk.portraitsKeeper),
    Topic(Talk.portraitsTime),
    Topic(Talk.portraitsNight),
    Topic(Talk.portraitsTomb),
    Topic(Talk.portraitsClimber),
    Topic(Talk.portraitsSnoring),
    Topic(Talk.portraitsLaw),
  ]
}
