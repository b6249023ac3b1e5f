import Flow
import Localization

extension ActionResultView {
  init(_ act: SearchActionResult, in chapters: [Chapter]) {
    self.init(
      element: act.element, action: act.action, outcome: act.outcome, text: act.text,
      level: LevelView(act.level, in: chapters))
  }
}

extension VerdictView {
  init(_ verdict: Verdict, in chapters: [Chapter]) {
    self.init(
      answer: verdict.answer, isCorrect: verdict.isCorrect, text: verdict.text,
      attempts: verdict.attempts, spelling: verdict.spelling, holds: verdict.correctCount,
      stars: verdict.stars,
      level: LevelView(verdict.level, in: chapters))
  }
}

extension HintView {
  init(_ hint: Hint, in chapters: [Chapter]) {
    self.init(
      index: hint.index, of: hint.count, text: hint.text,
      level: LevelView(hint.level, in: chapters))
  }
}

extension ResultsView {
  init(_ results: Results, of flow: GameFlow, in pack: PackMetadata?) {
    let isEnd = flow.progress.hasBegun && flow.progress.frontier == nil
    self.init(
      total: Sum(results.total),
      chapters: zip(flow.chapters, results.chapters).enumerated().map { index, pair in
        Chapter(chapter: index + 1, title: pair.0.title, sum: Sum(pair.1))
      },
      fallsFound: results.wrongAnswersFound, falls: results.wrongAnswersInAll,
      ending: isEnd ? pack?.ending ?? L10n.Story.ending : nil)
  }
}

extension ResultsView.Sum {
  init(_ result: Results.ChapterResult) {
    self.init(
      stars: result.stars, of: result.possible, attempts: result.attempts, hints: result.hints,
      seconds: Int(result.elapsed.components.seconds))
  }
}
