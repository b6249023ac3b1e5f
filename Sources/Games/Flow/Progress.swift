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

  /// Whether the level of that id was ever won or given up.
  package func isCompleted(_ level: String) -> Bool { records[level]?.best != nil }
}

/// All that is kept of a level; `best` is there once it was won or given up.
package struct LevelRecord: Equatable, Sendable {
  /// How often the level was arrived at.
  package var entries = 0
  /// The entry that counts; nil until the level was won or given up.
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

/// One entry into a level, from arriving to leaving; what it has cost so far.
package struct LevelVisit: Equatable, Sendable {
  /// How many wrong answers are listed as tried.
  static let mostTried = 200

  /// How many-th arrival this is, from 1; it decides the order of the answers.
  package let entry: Int
  /// Wrong answers so far.
  package var attempts = 0
  /// How many of them cost nothing, because they had been paid for.
  package var freeAttempts = 0
  /// Rungs of the ladder taken.
  package var hints = 0
  /// What each of them looked at as it was asked for, where it did: a sign a cell, or the answers tried.
  package var hintInputs: [String] = []
  /// Wrong answers by id, codes on wheels by their digits, in the order in which they were given.
  package var tried: [AnswerID] = []
  /// Wrong answers without an id, by `AnswerEvaluation.repetitionKey`: a whole list, words that nobody foresaw.
  package var triedKeys: [String] = []
  /// A search level's list: the last action on each object.
  package var chosen: [String: AnswerID] = [:]
  /// How long the level has been before the player.
  package var elapsed: Duration = .zero

  /// An entry that has just begun.
  package init(entry: Int) { self.entry = entry }

  /// 3 without a wrong answer or a hint; 2 with one of either, not both; else 1.
  package var stars: Int { max(1, 3 - costlyAttempts - hints) }

  /// The wrong answers that cost a star each, down to the last one.
  package var costlyAttempts: Int { max(0, attempts - freeAttempts) }

  /// Counts a wrong answer; what was paid for once is free from then on. A lost round has neither
  /// `answer` nor `repetitionKey`, and is paid for each time.
  mutating func recordWrongAnswer(
    _ answer: AnswerID?, repetitionKey: String?, isFree: Bool = false
  ) {
    attempts += 1
    if isFree {
      freeAttempts += 1
      return
    }
    if let answer {
      if tried.contains(answer) {
        freeAttempts += 1
      } else if tried.count < Self.mostTried {
        tried.append(answer)
      }
    } else if let repetitionKey {
      if triedKeys.contains(repetitionKey) {
        freeAttempts += 1
      } else {
        triedKeys.append(repetitionKey)
      }
    }
  }
}

/// What an entry came to in the end.
package struct LevelScore: Equatable, Sendable {
  /// From 1 to 3; 0 where the level was given up.
  package let stars: Int
  /// Wrong answers.
  package let attempts: Int
  /// How many of them cost no star.
  package let freeAttempts: Int
  /// Rungs taken.
  package let hints: Int
  /// How long it took.
  package let elapsed: Duration

  /// From what an entry came to.
  package init(
    stars: Int, attempts: Int, freeAttempts: Int = 0, hints: Int, elapsed: Duration
  ) {
    self.stars = stars
    self.attempts = attempts
    self.freeAttempts = freeAttempts
    self.hints = hints
    self.elapsed = elapsed
  }

  /// The wrong answers that cost a star each, down to the last one.
  package var costlyAttempts: Int { max(0, attempts - freeAttempts) }

  /// Whether this entry counts rather than `other`: more stars, then less of everything.
  package func isBetter(than other: LevelScore) -> Bool {
    (-stars, attempts, hints, elapsed)
      < (-other.stars, other.attempts, other.hints, other.elapsed)
  }
}
