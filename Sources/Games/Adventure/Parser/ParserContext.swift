/// What the parser keeps between two commands; it is saved with the game.
package struct ParserContext: Equatable, Sendable {
  /// What `it` and `them` may mean, the newest first.
  package var mentioned: [ThingID] = []
  /// The command that `again` repeats, as it was typed.
  package var lastCommand: String?
  /// A command that waits for a word, which the next line may give.
  package var incomplete: IncompleteCommand?

  package init() {}
}
