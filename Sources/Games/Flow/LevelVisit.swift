/// One entry into a level, from arriving to leaving; what it has cost so far.
package struct LevelVisit: Equatable, Sendable {
  /// How many-th arrival this is, from 1; it decides the order of the answers.
  package let entry: Int
  /// Wrong answers so far.
  package var attempts = 0
  /// Rungs of the ladder taken.
  package var hints = 0
  /// Wrong answers by id, in the order in which they were given.
  package var tried: [AnswerID] = []
  /// A search level's list: the last action on each object.
  package var chosen: [String: AnswerID] = [:]
  /// How long the level has been before the player.
  package var elapsed: Duration = .zero

  /// An entry that has just begun.
  package init(entry: Int) { self.entry = entry }

  /// 3 without a wrong answer or a hint; 2 with one of either, not both; else 1.
  package var stars: Int { max(1, 3 - attempts - hints) }
}
