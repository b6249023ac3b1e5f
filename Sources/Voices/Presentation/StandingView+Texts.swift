import Flow
package import Localization
package import Session

extension StandingView {
  /// How the mountain stands: its beacon is out until the campaign is won.
  package var premise: LocalizedText {
    if !isWon { return L10n.Story.titlePremiseStars(stars: stars, of: of) }
    return stars < of
      ? L10n.Story.titleBeacon(stars: stars, of: of) : L10n.Story.titleBeaconAll(of: of)
  }

  /// What calls the player back once the campaign is won, the most pressing first.
  package var calls: [LocalizedText] {
    guard isStory else {
      return firstUnfinished.map {
        [L10n.PackPlay.starsLeft(count: of - stars, place: $0.text)]
      } ?? []
    }
    let nearest = firstUnfinished.map { L10n.Story.callStars(count: of - stars, place: $0.text) }
    let spared = mishaps.all - mishaps.found
    let calls = [nearest, spared > 0 ? L10n.Story.callMishaps(count: spared) : nil]
    let left = calls.compactMap(\.self)
    return left.isEmpty ? [L10n.Story.callNothing] : left
  }
}

extension TitleView {
  /// How the mountain stands, in a sentence.
  package var premise: LocalizedText {
    guard let standing else {
      return isBeaconLit ? L10n.Story.titleBeaconKept : L10n.Story.titlePremise
    }
    return isBeaconLit && !standing.isWon
      ? L10n.Story.titleBeaconKeptStars(stars: standing.stars, of: standing.of)
      : standing.premise
  }
}
