import Adventure

/// Whom one can ask, tell and show things on the pass.
enum KeepersNightConversations {
  static let all = [
    GoatTalk.conversation, SnowmanTalk.conversation, RopeTalk.conversation, EchoTalk.conversation,
    PortraitsTalk.conversation, ScoutTalk.conversation, SelfTalk.conversation,
    MountainTalk.conversation,
  ]
}
