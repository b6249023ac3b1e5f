import Localization

private typealias Words = L10n.Awards

/// What the points were given for, and what was missed.
extension AdventureGame {
  /// In the world’s order.
  package var grantedAwards: [Award] { world.awards.filter { isGranted($0) } }

  /// What has given no points so far, in the world’s order.
  package var missedAwards: [Award] { world.awards.filter { !isGranted($0) } }

  private func isGranted(_ award: Award) -> Bool { state.variables[.award(award.id)] != nil }

  /// The score in full; what was missed is told only when the game is won.
  mutating func listAwards() -> CommandResult {
    emit(
      L10n.Parsing.scored(score: state.score, of: world.possibleScore, count: state.turn), .reply)
    if !grantedAwards.isEmpty { emit(Words.had, .heading) }
    for award in grantedAwards {
      emit(Words.item(name: award.name, count: award.points), .item)
    }
    if let ending, ending.isWin { tellMissedAwards() }
    return .events(events)
  }

  /// The account of the parts of the story, in the world’s order.
  mutating func tellParts() {
    var parts: [LocalizedText] = []
    for award in world.awards where !parts.contains(award.part) { parts.append(award.part) }
    for part in parts {
      let awards = world.awards.filter { $0.part == part }
      let points = awards.filter { isGranted($0) }.reduce(0) { $0 + $1.points }
      let all = awards.reduce(0) { $0 + $1.points }
      emit(Words.part(name: part, points: points, of: all), .item)
    }
  }

  /// What would have given more points, and where it begins.
  mutating func tellMissedAwards() {
    guard !missedAwards.isEmpty else { return }
    emit(Words.missed, .heading)
    for award in missedAwards {
      emit(Words.missedItem(name: award.name, clue: award.clue), .item)
    }
  }
}
