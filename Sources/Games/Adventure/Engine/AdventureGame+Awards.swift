import Localization

private typealias Words = L10n.Awards

/// What the points were given for, and what was missed.
extension AdventureGame {
  /// In the world’s order.
  package var grantedAwards: [Award] { world.awards.filter { isGranted($0) } }

  /// What has given no points so far, in the world’s order.
  package var missedAwards: [Award] { world.awards.filter { !isGranted($0) } }

  private func isGranted(_ award: Award) -> Bool { state.variables[.award(award.id)] != nil }

  /// The score in full; what was missed is told only when the game is over.
  mutating func listAwards() -> CommandResult {
    emit(
      L10n.Parsing.scored(score: state.score, of: world.possibleScore, count: state.turn), .reply)
    list(grantedAwards, under: Words.had)
    if state.hasWon { list(missedAwards, under: Words.missed) }
    return .events(events)
  }

  /// What would have given more points.
  mutating func tellMissedAwards() { list(missedAwards, under: Words.missed) }

  private mutating func list(_ awards: [Award], under heading: LocalizedText) {
    guard !awards.isEmpty else { return }
    emit(heading, .heading)
    for award in awards { emit(Words.item(name: award.name, count: award.points), .item) }
  }
}
