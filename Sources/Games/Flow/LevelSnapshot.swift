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

extension GameFlow {
  /// The level that is being played; nil on a card and elsewhere.
  package var currentSnapshot: LevelSnapshot? {
    guard case .level(let position) = state, let level = currentLevel, let visit = currentVisit
    else { return nil }
    return LevelSnapshot(
      position: position, visit: visit, choices: currentChoices,
      wasWon: progress.isCompleted(level.id))
  }
}
