package import Localization
package import Session

extension ResultsView {
  /// What is said behind the stars: how many mishaps were found, where there are any, and at the end
  /// what calls the player back.
  package var closingTexts: [LocalizedText] {
    let (had, all) = (standing.mishapsFound, standing.mishapsInAll)
    let found = all > 0 ? [L10n.Mishaps.tally(found: had, of: all)] : []
    let daily = hasDailyRound ? [L10n.Story.callDaily] : []
    return isEnd ? found + standing.calls + daily : found
  }
}

extension ResultsView.Totals {
  /// The time in seconds, or in minutes and seconds.
  package var time: LocalizedText {
    seconds < 60
      ? L10n.Line.seconds(seconds: seconds)
      : L10n.Line.minutes(minutes: seconds / 60, seconds: seconds % 60)
  }
}
