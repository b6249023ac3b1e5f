import Adventure
import Localization

private typealias Talk = L10n.WorldTalk

/// The echo in the ice gallery gives the word back, and one word more.
enum EchoTalk {
  static let conversation = Conversation(
    with: "echo", topics: things + ideas,
    otherwise: [Talk.echoOtherFirst, Talk.echoOtherSecond, Talk.echoOtherThird])

  private static let things: [Topic] = [
    Topic("echo", Talk.echoEcho),
    Topic("rope", Talk.echoRope),
    Topic("collar", Talk.echoIceGone, when: .flag("free")),
    Topic("collar", Talk.echoIce),
    Topic("lamp", Talk.echoLamp),
    Topic("bell", Talk.echoBell),
    Topic("clapper", Talk.echoClapper),
    Topic("goat", Talk.echoGoat),
    Topic("portraits", Talk.echoPortraits),
    Topic("lanterns", Talk.echoCaravan),
    Topic("mountain", Talk.echoMountain),
    Topic("card", Talk.echoCardHad, when: .flag("searched")),
    Topic("card", Talk.echoCard),
    Topic("snowman", Talk.echoSnowman),
    Topic("book", Talk.echoBook),
    Topic(["weather", "window"], Talk.echoWeather),
    Topic("marks", Talk.echoMarks),
    Topic("mittens", Talk.echoMittens),
  ]

  private static let ideas: [Topic] = [
    Topic(Talk.echoFire),
    Topic(Talk.echoFear),
    Topic(Talk.echoName),
    Topic(Talk.echoHelp),
    Topic(Talk.echoTime),
    Topic(Talk.echoNight),
    Topic(Talk.echoLove),
    Topic(Talk.echoDeath),
    Topic(Talk.echoTomb),
    Topic(Talk.echoClimber),
    Topic(Talk.echoKeeper),
    Topic(Talk.echoWinter),
    Topic(Talk.echoHunger),
  ]
}
