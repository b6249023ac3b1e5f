package import Localization
import Reflex
package import Session

extension WaitingRoundView {
  /// What the round is for: to measure, to practise or to reach a goal; nil for one without an end.
  package var task: LocalizedText? {
    if isCalibration { return L10n.Reflex.calibration(count: practice) }
    if practice > 0 { return L10n.Reflex.practice(count: practice) }
    return goal.map { L10n.Reflex.goal(goal: $0, pace: pace.name) }
  }

  /// The day and the pace of a daily round.
  package func dailyTitle(in language: Language) -> LocalizedText? {
    day.map { L10n.Reflex.titleDaily(date: .day($0, in: language), pace: pace.name) }
  }
}

extension RoundResultView {
  /// The pinches that were not asked for; nil where there was none.
  package var strayText: LocalizedText? {
    strayPinches > 0 ? L10n.Reflex.strays(count: strayPinches) : nil
  }

  /// One line that says all of a daily round, to be sent to somebody; nil where no move was good.
  package func shareText(in language: Language) -> LocalizedText? {
    guard let day, let times else { return nil }
    let (date, moves) = (LocalizedText.day(day, in: language), L10n.Reflex.moves(count: moves))
    return L10n.Reflex.share(
      summary: pace.isTimed
        ? L10n.Reflex.summary(date: date, pace: pace.name, moves: moves, median: times.median)
        : L10n.Reflex.summaryUntimed(date: date, pace: pace.name, moves: moves))
  }
}

extension HighScoreTable {
  /// The pace, and whether the rounds are daily ones.
  package var title: LocalizedText {
    let pace = bursts == .repeating ? L10n.Paces.untimedRepeating : pace.name
    return isDaily ? L10n.Reflex.scoresDaily(pace: pace) : L10n.Reflex.scores(pace: pace)
  }
}

extension SavedRound {
  /// Its moves, its median where a clock ran, and its day.
  package func summary(in language: Language) -> LocalizedText {
    let moves = L10n.Reflex.moves(count: moves)
    let date = LocalizedText.day(day ?? date, in: language)
    return pace.isTimed
      ? L10n.Reflex.score(moves: moves, median: median, date: date)
      : L10n.Reflex.scoreUntimed(moves: moves, date: date)
  }
}
