/// What the parser remembers between two commands.
package struct Memory: Equatable, Sendable {
  /// What `it` and `them` may mean, the newest first.
  package var mentioned: [ThingID] = []
  /// The command that `again` repeats, as it was typed.
  package var lastCommand: String?
  /// A command that waits for one word.
  package var open: Open?

  package init() {}

  /// A command with a hole at a word, which the next line may fill.
  package struct Open: Equatable, Sendable {
    package enum Hole: String, Sendable {
      /// A word that nobody knows, for `oops`.
      case mistyped
      /// Which of several things, or what at all: the words of the answer are put in.
      case object
      /// Yes or no.
      case confirmation
    }

    package let hole: Hole
    /// The words before the hole, and behind it.
    package let before: String
    package let after: String

    package init(hole: Hole, before: String, after: String) {
      self.hole = hole
      self.before = before
      self.after = after
    }
  }
}
