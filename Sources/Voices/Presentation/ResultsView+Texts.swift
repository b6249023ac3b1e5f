package import Flow
package import Localization
package import Session

extension ResultsView {
  /// What is said behind the stars: how many mishaps were found, where there are any, and at the end
  /// what calls the player back.
  package var closingTexts: [LocalizedText] {
    let mishaps = standing.mishaps
    let found = mishaps.all > 0 ? [L10n.Mishaps.tally(found: mishaps.found, of: mishaps.all)] : []
    let daily = standing.isStory ? [L10n.Story.callDaily] : []
    return (isPreview ? [L10n.PackPlay.previewResults] : []) + found + secondNightTexts
      + (isEnd ? standing.calls + daily : [])
  }

  /// How many stars there are: in the story’s words at its end.
  package var starsText: LocalizedText {
    standing.isStory && isEnd
      ? L10n.Story.endingSky(stars: total.stars, of: total.possible)
      : L10n.Line.results(stars: total.stars, of: total.possible)
  }

  /// What was won on the second night; at the end of the story that there is one.
  private var secondNightTexts: [LocalizedText] {
    guard let secondNight else { return [] }
    if secondNight.stars == 0, secondNight.mishaps.found == 0 {
      return isEnd ? [L10n.SecondNight.ending] : []
    }
    if secondNight.stars == secondNight.of {
      return [
        L10n.SecondNight.resultsAll(
          of: secondNight.of, found: secondNight.mishaps.found,
          all: secondNight.mishaps.all)
      ]
    }
    return [
      L10n.SecondNight.results(
        stars: secondNight.stars, of: secondNight.of, found: secondNight.mishaps.found,
        all: secondNight.mishaps.all)
    ]
  }
}

extension Results.ChapterResult {
  /// The time in seconds, or in minutes and seconds.
  package var time: LocalizedText {
    seconds < 60
      ? L10n.Line.seconds(seconds: seconds)
      : L10n.Line.minutes(minutes: seconds / 60, seconds: seconds % 60)
  }
}
