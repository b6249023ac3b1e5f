import Localization

/// Waiting more than one turn.
extension AdventureGame {
  /// The most turns that one command waits.
  package static let longestWait = 100

  /// Lets turns go by, each to be undone by itself, until something happens or is refused.
  mutating func wait(turns: Int) {
    let action = PlayerAction(.wait)
    let before = events
    for turn in 1...min(max(1, turns), Self.longestWait) {
      let start = state.turn
      events = []
      play([action])
      let news = events.filter { $0 != .text(L10n.Adventure.waited, .reply) }
      let hasPassed = state.turn > start
      if !news.isEmpty || !hasPassed {
        let isTold = turns > 1 && hasPassed
        events = before + (isTold ? [said(L10n.Comfort.waitedUntil(count: turn))] + news : events)
        return
      }
      events = before + [said(L10n.Comfort.waited(count: turn))]
    }
  }

  private func said(_ text: LocalizedText) -> GameEvent { .text(text, .reply) }
}
