package import Flow
package import Localization

/// What an action on an object led to.
package struct ActionResultView: Equatable, Sendable {
  package let element: String
  package let action: String
  /// Nil where nothing is felt before the list is judged.
  package let outcome: ActionFeedback?
  package let text: LocalizedText
  /// The level as it is now.
  package let level: LevelView
}

extension ActionResultView {
  init(_ act: SearchActionResult, in chapters: [Chapter]) {
    self.init(
      element: act.element, action: act.action, outcome: act.outcome, text: act.text,
      level: LevelView(act.level, in: chapters))
  }
}

/// How an answer was judged.
package struct VerdictView: Equatable, Sendable {
  /// The answer that was judged, by its id; in a silent search the first wrong action; nil for a typed
  /// text that was not foreseen, a right one, any other search and a round.
  package let answer: String?
  package let isCorrect: Bool
  package let text: LocalizedText
  /// Wrong answers of this entry, this one included.
  package let attempts: Int
  /// The proper spelling, where another one was accepted.
  package let spelling: String?
  /// Of a wrong list in a search, how many of its actions are right.
  package let holds: Int?
  /// What the entry was worth; nil while the level stays, and on the second night.
  package let stars: Int?
  /// The level as it is now.
  package let level: LevelView
  /// Of a list in a silent search, what the actions led to, up to the first that is wrong.
  package var judgedActions: [JudgedAction] = []

  /// Whether the player has given up, and is told the solution.
  package var isGivenUp = false

  /// Whether it won the level's fourth star.
  package var isFourthStar: Bool { isCorrect && level.night == .second }
}

extension VerdictView {
  init(_ verdict: Verdict, in chapters: [Chapter]) {
    self.init(
      answer: verdict.answer, isCorrect: verdict.isCorrect, text: verdict.text,
      attempts: verdict.attempts, spelling: verdict.spelling, holds: verdict.correctCount,
      stars: verdict.stars,
      level: LevelView(verdict.level, in: chapters), judgedActions: verdict.judgedActions,
      isGivenUp: verdict.isGivenUp)
  }
}

/// One rung of the ladder; `index` counts from 1.
package struct HintView: Equatable, Sendable {
  package let index: Int
  package let of: Int
  package let text: LocalizedText
  /// The level as it is now.
  package let level: LevelView
}

extension HintView {
  init(_ hint: Hint, in chapters: [Chapter]) {
    self.init(
      index: hint.index, of: hint.count, text: hint.text,
      level: LevelView(hint.level, in: chapters))
  }
}

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
