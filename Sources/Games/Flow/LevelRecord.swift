/// All that is kept of a level; `best` is there once it was won.
package struct LevelRecord: Equatable, Sendable {
  /// How often the level was arrived at.
  package var entries = 0
  /// The entry that counts; nil until the level was won.
  package var best: LevelScore?
  /// The wrong ways that were ever taken.
  package var wrongAnswers: Set<AnswerID> = []

  /// Of a level that nobody has arrived at.
  package init() {}

  /// The better score, all that was ever done wrong, the most arrivals.
  package func merged(with other: LevelRecord) -> LevelRecord {
    var merged = self
    merged.entries = max(entries, other.entries)
    merged.wrongAnswers.formUnion(other.wrongAnswers)
    if let theirs = other.best, best.map(theirs.isBetter(than:)) ?? true { merged.best = theirs }
    return merged
  }
}
