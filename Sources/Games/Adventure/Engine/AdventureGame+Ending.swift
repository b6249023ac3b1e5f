import Localization

/// The end of a story, and what is left to do then.
extension AdventureGame {
  mutating func win(_ text: LocalizedText) {
    emit(text, .prose)
    apply(.setVariable(.won, 1))
    events.append(.won)
  }

  /// That it is over, what was reached, and which commands are left.
  mutating func tellEnd() {
    emit(L10n.Ending.theEnd, .heading)
    emit(
      L10n.Parsing.scored(score: state.score, of: world.possibleScore, count: state.turn), .reply)
    tellMissedAwards()
    emit(L10n.Ending.left, .reply)
  }
}
