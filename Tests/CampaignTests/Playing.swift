import Adventure
import Campaign
import Localization
import Synchronization

/// By their seed: the words of both languages are learnt once, not in every copy.
private let unplayed = Mutex<[UInt64: AdventureGame]>([:])

extension AdventureGame {
  /// A new night.
  static func keepersNight(seed: UInt64 = 1) throws -> AdventureGame {
    try unplayed.withLock { games in
      if let game = games[seed] { return game }
      var game = AdventureGame(world: try builtInWorld(), seed: seed)
      for language in Language.allCases { _ = game.commands(in: "", language) }
      games[seed] = game
      return game
    }
  }

  /// Plays commands one after the other; what the last one led to.
  @discardableResult
  mutating func play(_ commands: String..., in language: Language = .en) -> [GameEvent] {
    var events: [GameEvent] = []
    for command in commands {
      let result = execute(TypedCommand(command), in: language)
      if case .events(let gameEvents) = result { events = gameEvents }
    }
    return events
  }
}

/// What was said, in one language.
func texts(_ gameEvents: [GameEvent], in language: Language = .en) -> [String] {
  gameEvents.compactMap { gameEvent in
    if case .text(let text, _) = gameEvent { text.resolved(in: language) } else { nil }
  }
}
