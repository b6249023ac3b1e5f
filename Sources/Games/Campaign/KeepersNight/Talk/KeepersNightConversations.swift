import Adventure
import Localization

/// Whom one can ask, tell and show things on the pass.
enum KeepersNightConversations {
  static let all = [
    GoatTalk.conversation, SnowmanTalk.conversation, RopeTalk.conversation, EchoTalk.conversation,
    PortraitsTalk.conversation, ScoutTalk.conversation, SelfTalk.conversation,
    MountainTalk.conversation,
  ]
}

private typealias Talk = L10n.WorldTalk

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
