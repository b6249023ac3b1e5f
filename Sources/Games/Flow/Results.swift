/// What was won, over all and by chapter.
package struct Results: Equatable, Sendable {
  /// One chapter's share; sums over the best entry of each level.
  package struct ChapterResult: Equatable, Sendable {
    package var stars = 0
    /// The stars there are to win: three a level.
    package var possible = 0
    package var attempts = 0
    package var hints = 0
    package var elapsed: Duration = .zero
  }

  package let chapters: [ChapterResult]
  package let wrongAnswersFound: Int
  package let wrongAnswersInAll: Int

  package var total: ChapterResult {
    chapters.reduce(into: ChapterResult()) { $0.add($1) }
  }

  init(chapters: [Chapter], progress: Progress) {
    self.chapters = chapters.map { ChapterResult($0, progress: progress) }
    let levels = chapters.flatMap(\.levels)
    wrongAnswersInAll = levels.reduce(0) { $0 + $1.wrongAnswers.count }
    wrongAnswersFound = levels.reduce(0) { sum, level in
      sum
        + level.wrongAnswers.count {
          progress.records[level.id]?.wrongAnswers.contains($0) ?? false
        }
    }
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
