import Localization

private typealias Words = L10n.Ending

/// The end of a story, what it came to, and what is left to do then.
extension AdventureGame {
  /// How the story ended; nil while it goes on.
  package var ending: Ending? {
    guard let index = state.variables[.ending], !world.endings.isEmpty else { return nil }
    return world.endings[min(max(1, index), world.endings.count) - 1]
  }

  mutating func end(as id: String) {
    guard let index = world.endings.firstIndex(where: { $0.id == id }) else { return }
    let ending = world.endings[index]
    apply(.setVariable(.ending, index + 1))
    for text in ending.texts where holds(text.when) { emit(text.text, .prose) }
    events.append(.ended(isWin: ending.isWin))
  }

  /// That it is over, how it ended, what was reached, and which commands are left.
  mutating func tellEnd() {
    emit(Words.theEnd, .heading)
    if let ending { emit(Words.named(title: ending.title, rank: ending.rank), .reply) }
    emit(
      L10n.Parsing.scored(score: state.score, of: world.possibleScore, count: state.turn), .reply)
    tellParts()
    if ending?.isWin ?? true { tellMissedAwards() }
    emit(Words.left, .reply)
  }
}
