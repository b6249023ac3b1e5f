/// What a player has won and where they stand; levels are known by id, so that new ones fit in.
package struct Progress: Equatable, Sendable {
  /// Decides every shuffle of this saved game.
  package let seed: UInt64
  /// Raised by restart; the higher run wins when two copies meet.
  package var run = 1
  /// Whether the intro was read.
  package var hasBegun = false
  /// The first level that is not won in this run; nil once there is none.
  package var frontier: String?
  /// A level that is played outside the frontier at the moment.
  package var detour: String?
  /// What is kept of each level, by its id.
  package var records: [String: LevelRecord] = [:]
  /// The entries that are under way: the frontier's and a detour's.
  package var visits: [String: LevelVisit] = [:]

  /// A new game; its frontier is set by the flow that starts it.
  package init(seed: UInt64) { self.seed = seed }

  /// Whether the level of that id was ever won.
  package func isCompleted(_ level: String) -> Bool { records[level]?.best != nil }
}
