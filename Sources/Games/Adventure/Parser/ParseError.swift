import Localization

/// Why a command was not understood, in sentences, and what the next line may mend.
struct ParseError: Error {
  let texts: [LocalizedText]
  /// The command as far as it was understood.
  let incomplete: IncompleteCommand?
  /// What a mistyped word was meant to be.
  let correction: Correction?
  /// What was named all the same, for “it”.
  let mentions: [ThingID]

  init(
    _ texts: [LocalizedText], incomplete: IncompleteCommand? = nil, correction: Correction? = nil,
    mentions: [ThingID] = []
  ) {
    self.texts = texts
    self.incomplete = incomplete
    self.correction = correction
    self.mentions = mentions
  }

  init(_ text: LocalizedText, mentions: [ThingID] = []) { self.init([text], mentions: mentions) }

  /// A question; the words of the answer go between `before` and `after`.
  init(
    question: LocalizedText, before: [Token], after: [Token] = [], mentions: [ThingID] = []
  ) {
    self.init(
      [question],
      incomplete: IncompleteCommand(missing: .object, before: before.text, after: after.text),
      mentions: mentions)
  }

  var isQuestion: Bool { incomplete?.missing == .object }
}
