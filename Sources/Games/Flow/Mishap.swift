package import Localization

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
