package import Localization
package import Session

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
