/// A command that lacks a word, or waits for a yes: “take” without an object, “take lmap”.
package struct IncompleteCommand: Equatable, Sendable {
  /// What it lacks; the raw value is a word of saved games.
  package enum AwaitedReply: String, Sendable {
    /// The word in the place of one that nobody knows, for `oops`.
    case mistyped
    /// Which of several things, or what at all: the words of the answer are put in.
    case object
    /// Yes or no.
    case confirmation
  }

  package let missing: AwaitedReply
  /// The words before the missing part, and behind it.
  package let before: String
  package let after: String

  package init(missing: AwaitedReply, before: String, after: String) {
    self.missing = missing
    self.before = before
    self.after = after
  }
}

extension IncompleteCommand {
  /// The command with the words of an answer in the gap; a preposition in the answer stands for the one before the gap.
  func completed(with answer: [Token], _ vocabulary: Vocabulary) -> [Token] {
    var before = Token.tokenize(before)
    if vocabulary.beginsWithPreposition(answer), let last = before.last,
      vocabulary.beginsWithPreposition([last])
    {
      before.removeLast()
    }
    return before + answer + Token.tokenize(after)
  }
}
