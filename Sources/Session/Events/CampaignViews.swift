package import Flow
package import Localization

/// What was won. Numbers count from 1.
package struct ResultsView: Equatable, Sendable {
  /// Sums over the best entries: of a chapter, or of all.
  package struct Totals: Equatable, Sendable {
    package let stars: Int
    package let of: Int
    package let attempts: Int
    package let hints: Int
    package let seconds: Int
  }

  /// A chapter's share.
  package struct Chapter: Equatable, Sendable {
    package let chapter: Int
    package let title: LocalizedText
    package let sum: Totals
  }

  /// What was won on the second night.
  package struct SecondNight: Equatable, Sendable {
    package let stars: Int
    package let of: Int
    package let mishaps: Tally
  }

  package let total: Totals
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
      total: Totals(results.total),
      chapters: zip(flow.chapters, results.chapters).enumerated().map { index, pair in
        Chapter(chapter: index + 1, title: pair.0.title, sum: Totals(pair.1))
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

extension ResultsView.Totals {
  init(_ result: Results.ChapterResult) {
    self.init(
      stars: result.stars, of: result.possible, attempts: result.attempts, hints: result.hints,
      seconds: Int(result.elapsed.components.seconds))
  }
}
