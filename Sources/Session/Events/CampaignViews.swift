package import Flow
package import Localization

/// What was won. Numbers count from 1.
package struct ResultsView: Equatable, Sendable {
  /// A chapter's share.
  package struct Chapter: Equatable, Sendable {
    package let chapter: Int
    package let title: LocalizedText
    package let sum: Results.ChapterResult
  }

  /// What was won on the second night.
  package struct SecondNight: Equatable, Sendable {
    package let stars: Int
    package let of: Int
    package let mishaps: Tally
  }

  package let total: Results.ChapterResult
  package let chapters: [Chapter]
  package let standing: StandingView
  /// What is said where the last level lies behind; nil before that.
  package let ending: LocalizedText?
  /// Nil where no level has a second form.
  package var secondNight: SecondNight?
  /// Whether nothing of it counts.
  package var isPreview = false

  package var isEnd: Bool { ending != nil }
}

extension ResultsView {
  init(_ results: Results, of flow: GameFlow, in pack: PackMetadata?) {
    let isEnd = flow.progress.hasBegun && flow.progress.frontier == nil
    self.init(
      total: results.total,
      chapters: zip(flow.chapters, results.chapters).enumerated().map { index, pair in
        Chapter(chapter: index + 1, title: pair.0.title, sum: pair.1)
      },
      standing: StandingView(flow, isStory: pack == nil),
      ending: isEnd ? pack?.ending ?? L10n.Story.ending : nil, secondNight: SecondNight(results),
      isPreview: flow.isPreview)
  }
}

extension ResultsView.SecondNight {
  init?(_ results: Results) {
    let total = results.total
    guard total.possibleFourthStars > 0 else { return nil }
    self.init(
      stars: total.fourthStars, of: total.possibleFourthStars,
      mishaps: results.secondNightMishaps)
  }
}

/// What the player has won of the campaign, and what is left in it.
package struct StandingView: Equatable, Sendable {
  package let stars: Int
  package let of: Int
  package let mishaps: Tally
  /// Whether it is of the program’s own story, and not of a stranger’s pack, whose wrong answers are nothing to
  /// collect.
  package var isStory = true
  /// Whether every level was won once, in whatever run.
  package let isWon: Bool
  /// How many levels keep a star back.
  package let unfinished: Int
  /// The first of them.
  package let firstUnfinished: LevelLabel?
}

extension StandingView {
  init(_ flow: GameFlow, isStory: Bool = true) {
    let stars = flow.positions.map(flow.bestStars)
    let unfinished = zip(flow.positions, stars).filter { $1 < 3 }.map(\.0)
    self.init(
      stars: stars.reduce(0, +), of: 3 * stars.count,
      mishaps: isStory ? flow.mishaps : Tally(), isStory: isStory, isWon: flow.hasWonEveryLevel,
      unfinished: unfinished.count,
      firstUnfinished: unfinished.first.flatMap(flow.label))
  }
}

extension GameFlow {
  /// Whether there are levels and each was won once.
  var hasWonEveryLevel: Bool {
    !positions.isEmpty
      && chapters.allSatisfy { $0.levels.allSatisfy { progress.isCompleted($0.id) } }
  }

  /// The stars of the best entry; 0 before the level was won.
  func bestStars(at position: LevelPosition) -> Int {
    level(at: position).flatMap { progress.records[$0.id]?.best?.stars } ?? 0
  }

  /// How a level is called in lists; nil outside the chapters.
  func label(of position: LevelPosition) -> LevelLabel? {
    level(at: LevelPosition(chapter: position.chapter, level: position.level)).map {
      LevelLabel(
        chapter: position.chapter + 1, level: position.level + 1,
        name: $0.content.name)
    }
  }
}

/// A chapter’s page in the collection of mishaps. Numbers count from 1.
package struct ChapterMishaps: Equatable, Sendable {
  /// A level that has mishaps; those that were found are told.
  package struct Level: Equatable, Sendable {
    package let label: LevelLabel
    package let id: String
    package let isLocked: Bool
    /// In the order of the level.
    package let found: [Mishap]
    /// How many there are.
    package let of: Int
  }

  package let chapter: Int
  package let title: LocalizedText
  package let levels: [Level]

  package var tally: Tally {
    levels.reduce(into: Tally()) { $0.add(Tally(found: $1.found.count, of: $1.of)) }
  }
}

extension Mishap {
  /// What was chosen, typed or done; in a search with the object it was done to.
  package var fullText: LocalizedText {
    object.map { L10n.Mishaps.done(object: $0, action: text) } ?? text
  }
}

extension [ChapterMishaps] {
  /// Over all chapters.
  package var tally: Tally { reduce(into: Tally()) { $0.add($1.tally) } }
}

extension Session {
  /// The collection of mishaps, a page for each chapter that has some.
  var mishaps: Event {
    let pages = campaign.chapters.indices.map { index in
      ChapterMishaps(
        chapter: index + 1, title: campaign.chapters[index].title, levels: mishapLevels(of: index))
    }
    return .mishaps(pages.filter { !$0.levels.isEmpty })
  }

  private func mishapLevels(of chapter: Int) -> [ChapterMishaps.Level] {
    campaign.chapters[chapter].levels.indices.compactMap { index in
      let position = LevelPosition(chapter: chapter, level: index)
      let level = campaign.chapters[chapter].levels[index]
      let mishaps = level.mishaps
      guard let label = campaign.label(of: position), !mishaps.isEmpty else { return nil }
      let had = campaign.progress.records[level.id]?.wrongAnswers ?? []
      return ChapterMishaps.Level(
        label: label, id: level.id, isLocked: campaign.status(of: position) == .locked,
        found: mishaps.filter { had.contains($0.id) }, of: mishaps.count)
    }
  }
}
