import Adventure
import Localization

private typealias Talk = L10n.WorldTalk

/// Whom one can ask, tell and show things on the pass.
enum KeepersNightConversations {
  static let all = [
    GoatTalk.conversation, SnowmanTalk.conversation, RopeTalk.conversation, EchoTalk.conversation,
    PortraitsTalk.conversation, ScoutTalk.conversation, SelfTalk.conversation,
    MountainTalk.conversation,
  ]
}

/// The mountain: who speaks to it gets an answer, of a kind.
enum MountainTalk {
  static let conversation = Conversation(
    with: "mountain",
    topics: [
      Topic("mountain", Talk.mountainMountain), Topic("goat", Talk.mountainGoat),
      Topic("rope", Talk.mountainRope), Topic("bell", Talk.mountainBell),
      Topic("portraits", Talk.mountainPortraits), Topic(Talk.mountainHearing),
      Topic(Talk.mountainFire), Topic(Talk.mountainTomb), Topic(Talk.mountainHelp),
      Topic(Talk.mountainName), Topic(Talk.mountainTime), Topic(Talk.mountainClimber),
    ],
    otherwise: [Talk.mountainOtherFirst, Talk.mountainOtherSecond, Talk.mountainOtherThird])
}

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

  private static let ideas = [
    Talk.selfFire, Talk.selfFear, Talk.selfTime, Talk.selfName, Talk.selfHelp, Talk.selfNight,
    Talk.selfClimber, Talk.selfDeath, Talk.selfLove, Talk.selfHunger, Talk.selfHome,
    Talk.selfKeeper, Talk.selfTomb, Talk.selfEmbers, Talk.selfOwner, Talk.selfWho, Talk.selfWinter,
  ].map { Topic($0) }
}

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

  private static let ideas = [
    Talk.echoFire, Talk.echoFear, Talk.echoName, Talk.echoHelp, Talk.echoTime, Talk.echoNight,
    Talk.echoLove, Talk.echoDeath, Talk.echoTomb, Talk.echoClimber, Talk.echoKeeper,
    Talk.echoWinter, Talk.echoHunger,
  ].map { Topic($0) }
}

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

  private static let ideas = [
    Talk.portraitsFire, Talk.portraitsDeath, Talk.portraitsLove, Talk.portraitsName,
    Talk.portraitsFear, Talk.portraitsHelp, Talk.portraitsKeeper, Talk.portraitsTime,
    Talk.portraitsNight, Talk.portraitsTomb, Talk.portraitsClimber, Talk.portraitsSnoring,
    Talk.portraitsLaw,
  ].map { Topic($0) }
}
