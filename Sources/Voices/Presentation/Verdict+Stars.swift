import Flow
package import Localization
import Session

extension Verdict {
  /// How many stars a level that is won was worth, and what the others were lost to; nil while it stays.
  package var starsText: LocalizedText? {
    isGivenUp ? nil : stars.map(starsText)
  }

  /// That a wrong answer cost nothing; nil where it did, and where its own words say so.
  package var freeText: LocalizedText? {
    isFree && level.kind != .reflex && !level.isLanding ? L10n.Stars.free : nil
  }

  private func starsText(_ stars: Int) -> LocalizedText {
    let attempts = attempts - level.freeAttempts
    let hints = level.hintsTaken.count
    let sum = L10n.Stars.stars(count: stars)
    if stars == 3 { return L10n.Stars.all(stars: sum) }
    let reasons = reasons(attempts, hints)
    return 3 - stars < attempts + hints
      ? L10n.Stars.lostMost(stars: sum, reasons: reasons)
      : L10n.Stars.lost(stars: sum, reasons: reasons)
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
