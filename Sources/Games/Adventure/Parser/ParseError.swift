import Localization

/// Why a command was not understood, in sentences, and what the next line may mend.
struct ParseError: Error {
  let texts: [LocalizedText]
  /// The command as far as it was understood.
  let incomplete: IncompleteCommand?

  init(_ texts: LocalizedText..., incomplete: IncompleteCommand? = nil) {
    self.texts = texts
    self.incomplete = incomplete
  }

  /// A question; the words of the answer go between `before` and `after`.
  init(question: LocalizedText, before: [Token], after: [Token] = []) {
    self.init(
      question,
      incomplete: IncompleteCommand(missing: .object, before: before.text, after: after.text))
  }

  var isQuestion: Bool { incomplete?.missing == .object }
}
