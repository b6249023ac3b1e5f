package import Localization
package import Session

extension ResultsView {
  /// What is said behind the stars: how many falls were found, where there are any, and what is left.
  package var closingTexts: [LocalizedText] {
    let found = falls > 0 ? [L10n.Line.falls(count: fallsFound, of: falls)] : []
    let next = falls > 0 ? L10n.Story.endingNext : L10n.Story.endingAgain
    return isEnd ? found + [next] : found
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
