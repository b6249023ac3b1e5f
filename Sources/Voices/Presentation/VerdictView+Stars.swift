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
    if lost == 0 { return L10n.Stars.all(stars: stars) }
    if lost < attempts + hints {
      return L10n.Stars.lostMost(stars: stars, lost: lost, reasons: reasons(attempts, hints))
    }
    return attempts > 0 && hints > 0
      ? L10n.Stars.lostToBoth(
        stars: stars, wrong: wrong(attempts), hints: L10n.Stars.hints(count: hints))
      : L10n.Stars.lost(stars: stars, lost: lost, reason: reasons(attempts, hints))
  }

  /// What cost stars; at least one of both did.
  private func reasons(_ attempts: Int, _ hints: Int) -> LocalizedText {
    let tugs = L10n.Stars.hints(count: hints)
    if attempts == 0 { return tugs }
    return hints == 0 ? wrong(attempts) : L10n.Stars.both(wrong: wrong(attempts), hints: tugs)
  }

  private func wrong(_ count: Int) -> LocalizedText {
    level.kind == .reflex
      ? L10n.Stars.lostRounds(count: count) : L10n.Stars.wrongAnswers(count: count)
  }
}
