/// What was won, over all and by chapter.
package struct Results: Equatable, Sendable {
  /// One chapter's share; sums over the best entry of each level.
  package struct ChapterResult: Equatable, Sendable {
    /// The stars that were won.
    package var stars = 0
    /// The stars there are to win: three a level.
    package var possible = 0
    /// Wrong answers in the best entries.
    package var attempts = 0
    /// Rungs taken in them.
    package var hints = 0
    /// How long they took.
    package var elapsed: Duration = .zero
  }

  /// In the order of the chapters.
  package let chapters: [ChapterResult]
  /// How many wrong answers with a reply of their own were given.
  package let wrongAnswersFound: Int
  /// How many there are.
  package let wrongAnswersInAll: Int

  /// Over all chapters.
  package var total: ChapterResult { chapters.reduce(into: ChapterResult()) { $0.add($1) } }

  init(chapters: [Chapter], progress: Progress) {
    self.chapters = chapters.map { ChapterResult($0, progress: progress) }
    var (found, all) = (0, 0)
    for level in chapters.lazy.flatMap(\.levels) {
      let wrongAnswers = level.wrongAnswers
      all += wrongAnswers.count
      if let given = progress.records[level.id]?.wrongAnswers {
        found += wrongAnswers.count(where: given.contains)
      }
    }
    (wrongAnswersFound, wrongAnswersInAll) = (found, all)
  }
}

extension Results.ChapterResult {
  init(_ chapter: Chapter, progress: Progress) {
    possible = 3 * chapter.levels.count
    for case let best? in chapter.levels.map({ progress.records[$0.id]?.best }) {
      stars += best.stars
      attempts += best.attempts
      hints += best.hints
      elapsed += best.elapsed
    }
  }

  mutating func add(_ other: Self) {
    stars += other.stars
    possible += other.possible
    attempts += other.attempts
    hints += other.hints
    elapsed += other.elapsed
  }
}
