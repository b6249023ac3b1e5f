/// A level as its player has it at a moment.
package struct LevelSnapshot: Equatable, Sendable {
  /// Where it stands.
  package let position: LevelPosition
  /// The entry that is under way.
  package let visit: LevelVisit
  /// The answers that the entry shows, in its order; empty where the level has none.
  package let choices: [Choice]
  /// Whether it was won in an earlier entry.
  package let wasWon: Bool
}
