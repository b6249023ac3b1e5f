package import Localization

/// A wrong answer that was foreseen, and what the mountain says to it.
package struct NearMiss: Equatable, Sendable {
  package let id: Answer
  /// The spellings it is known by, per language.
  package let texts: LocalizedList
  package let reply: LocalizedText

  package init(id: Answer, texts: LocalizedList, reply: LocalizedText) {
    self.id = id
    self.texts = texts
    self.reply = reply
  }
}

/// A question that is answered in the player's own words.
package struct OpenQuestionLevel: Equatable, Sendable {
  package let story: LevelStory
  /// What is right, per language; the proper spelling stands first.
  package let accepted: LocalizedList
  package let nearMisses: [NearMiss]
  /// The reply to a word that nobody foresaw; its hole takes that word.
  package let nudge: LocalizedText
  package let success: LocalizedText
  package let accents: Accents

  /// Throws where an id is malformed or stands twice.
  package init(
    story: LevelStory, accepted: LocalizedList, nearMisses: [NearMiss], nudge: LocalizedText,
    success: LocalizedText, accents: Accents = .folded
  ) throws(LevelError) {
    try checkID(story.id)
    try checkIDs(nearMisses.map(\.id))
    self.story = story
    self.accepted = accepted
    self.nearMisses = nearMisses
    self.nudge = nudge
    self.success = success
    self.accents = accents
  }
}
