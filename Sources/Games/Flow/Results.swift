/// What was won, over all and by chapter.
package struct Results: Equatable, Sendable {
  /// One chapter's share; sums over the best entry of each level.
  package struct ChapterResult: Equatable, Sendable {
    /// The stars that were won.
    package var stars = 0
    /// The stars there are to win: three a level.
    package var possible = 0
    /// Wrong answers in the best entries, but for those that cost nothing.
    package var attempts = 0
    /// Rungs taken in them.
    package var hints = 0
    /// How long they took.
    package var elapsed: Duration = .zero
    /// The same in whole seconds.
    package var seconds: Int { Int(elapsed.components.seconds) }
    /// The fourth stars that were won, on the second night.
    package var fourthStars = 0
    /// The fourth stars there are: one for each level with a second form.
    package var possibleFourthStars = 0
  }

  /// In the order of the chapters.
  package let chapters: [ChapterResult]
  /// The mishaps that the player has had.
  package let mishaps: Tally
  /// The same of the second night.
  package let secondNightMishaps: Tally

  /// Over all chapters.
  package var total: ChapterResult { chapters.reduce(into: ChapterResult()) { $0.add($1) } }

  init(chapters: [Chapter], progress: Progress) {
    self.chapters = chapters.map { ChapterResult($0, progress: progress) }
    mishaps = progress.mishaps(in: chapters.flatMap(\.levels))
    secondNightMishaps = progress.mishaps(
      in: chapters.flatMap { $0.secondForms.compactMap(\.self) })
  }
}

extension Results.ChapterResult {
  init(_ chapter: Chapter, progress: Progress) {
    possible = 3 * chapter.levels.count
    for case let best? in chapter.levels.map({ progress.records[$0.id]?.best }) {
      stars += best.stars
      attempts += best.costlyAttempts
      hints += best.hints
      elapsed += best.elapsed
    }
    let secondForms = chapter.secondForms.compactMap(\.self)
    possibleFourthStars = secondForms.count
    fourthStars = secondForms.count { progress.isCompleted($0.id) }
  }

  mutating func add(_ other: Self) {
    stars += other.stars
    possible += other.possible
    attempts += other.attempts
    hints += other.hints
    elapsed += other.elapsed
    fourthStars += other.fourthStars
    possibleFourthStars += other.possibleFourthStars
  }
}

/// How many of all were found.
package struct Tally: Equatable, Sendable {
  /// Those that were found.
  package private(set) var found = 0
  /// Those there are.
  package private(set) var all = 0

  /// Of nothing, none.
  package init() {}

  /// So many of all.
  package init(found: Int, of all: Int) {
    self.found = found
    self.all = all
  }

  /// Counts others too.
  package mutating func add(_ other: Tally) {
    found += other.found
    all += other.all
  }
}

extension Progress {
  /// How many mishaps of a level the player has had.
  package func mishaps(of level: Level) -> Tally {
    let ids = level.mishapIDs
    let had = records[level.id]?.wrongAnswers ?? []
    return Tally(found: ids.count(where: had.contains), of: ids.count)
  }

  func mishaps(in levels: [Level]) -> Tally {
    levels.reduce(into: Tally()) { $0.add(mishaps(of: $1)) }
  }
}
