package import Localization

/// One of the answers a player chooses from, with what the mountain says to it.
package struct Choice: Equatable, Sendable {
  /// Its name in saves and on the wire.
  package let id: AnswerID
  /// What a player reads and may type.
  package let text: LocalizedText
  /// What is said to whoever gives it.
  package let reply: LocalizedText
  /// Its name in saves and scripts of earlier versions, where that was another.
  package let formerID: AnswerID?

  /// An answer under its id.
  package init(
    id: AnswerID, text: LocalizedText, reply: LocalizedText, formerID: AnswerID? = nil
  ) {
    self.id = id
    self.text = text
    self.reply = reply
    self.formerID = formerID
  }
}

/// Throws unless the ids of all answers are well formed and none stands twice.
func checkIDs(of right: Choice, _ wrong: [Choice]) throws(LevelError) {
  var ids: [AnswerID] = []
  ids.reserveCapacity(1 + wrong.count)
  ids.append(right.id)
  for choice in wrong { ids.append(choice.id) }
  try checkIDs(ids)
}

/// How many answers a player may be shown at once.
package let choiceLimits = 2...7

/// A wrong way that has a reply of its own, and is collected once it was taken.
package struct Mishap: Equatable, Sendable {
  /// Its name in saves and on the wire; in a search `object.action`.
  package let id: AnswerID
  /// In a search the object it was done to.
  package let object: LocalizedText?
  /// What was chosen, typed or done.
  package let text: LocalizedText
  /// What is said to it.
  package let reply: LocalizedText

  /// A wrong way under its id.
  package init(id: AnswerID, object: LocalizedText?, text: LocalizedText, reply: LocalizedText) {
    self.id = id
    self.object = object
    self.text = text
    self.reply = reply
  }
}
