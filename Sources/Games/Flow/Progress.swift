/// One entry into a level, from arriving to leaving; what it has cost so far.
package struct Visit: Equatable, Sendable {
  /// How many-th arrival this is, from 1; it decides the order of the answers.
  package let entry: Int
  package var attempts = 0
  /// Rungs of the ladder taken.
  package var hints = 0
  /// Wrong answers by id, in the order in which they were given.
  package var tried: [Answer] = []
  /// A search level's list: the last action on each object.
  package var chosen: [String: Answer] = [:]
  package var elapsed: Duration = .zero

  package init(entry: Int) {
    self.entry = entry
  }

  /// 3 without a wrong answer or a hint; 2 with one of either, not both; else 1.
  package var stars: Int { max(1, 3 - attempts - hints) }
}

/// What an entry came to in the end.
package struct Score: Equatable, Sendable {
  package let stars: Int
  package let attempts: Int
  package let hints: Int
  package let elapsed: Duration

  package init(stars: Int, attempts: Int, hints: Int, elapsed: Duration) {
    self.stars = stars
    self.attempts = attempts
    self.hints = hints
    self.elapsed = elapsed
  }

  /// Whether this entry counts rather than `other`: more stars, then less of everything.
  package func isBetter(than other: Score) -> Bool {
    (-stars, attempts, hints, elapsed)
      < (-other.stars, other.attempts, other.hints, other.elapsed)
  }
}

/// All that is kept of a level; `best` is there once it was won.
package struct LevelRecord: Equatable, Sendable {
  /// How often the level was arrived at.
  package var entries = 0
  package var best: Score?
  /// The wrong ways that were ever taken.
  package var falls: Set<Answer> = []

  package init() {}

  /// The better score, all that was ever done wrong, the most arrivals.
  package func merged(with other: LevelRecord) -> LevelRecord {
    var merged = self
    merged.entries = max(entries, other.entries)
    merged.falls.formUnion(other.falls)
    if let theirs = other.best, best.map(theirs.isBetter(than:)) ?? true { merged.best = theirs }
    return merged
  }
}

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
  package var records: [String: LevelRecord] = [:]
  /// The entries that are under way: the frontier's and a detour's.
  package var visits: [String: Visit] = [:]

  /// A new game; its frontier is set by the flow that starts it.
  package init(seed: UInt64) {
    self.seed = seed
  }

  package func isCompleted(_ level: String) -> Bool { records[level]?.best != nil }
}
