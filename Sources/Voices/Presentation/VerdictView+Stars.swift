import Flow
package import Localization
package import Session

extension VerdictView {
  /// How many stars a level that is won was worth, and what the others were lost to; nil while it stays.
  package var starsText: LocalizedText? { stars.map(starsText) }

  private func starsText(_ stars: Int) -> LocalizedText {
    let lost = 3 - stars
    let attempts = attempts - level.freeAttempts
    let hints = level.hintsTaken.count
    let wrongText =
      level.kind == .reflex
      ? L10n.Stars.lostRounds(count: attempts) : L10n.Stars.wrongAnswers(count: attempts)
    let hintsText = L10n.Stars.hints(count: hints)
    if lost == 0 { return L10n.Stars.all(stars: stars) }
    if hints == 0 { return L10n.Stars.lost(stars: stars, lost: lost, reason: wrongText) }
    if attempts == 0 { return L10n.Stars.lost(stars: stars, lost: lost, reason: hintsText) }
    return lost == attempts + hints
      ? L10n.Stars.lostToBoth(stars: stars, wrong: wrongText, hints: hintsText)
      : L10n.Stars.lostTogether(stars: stars, lost: lost, wrong: wrongText, hints: hintsText)
  }
}
