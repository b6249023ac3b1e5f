import Adventure
import Campaign
import Localization

extension Game {
  /// A new night.
  static func keepersNight(seed: UInt64 = 1) throws -> Game {
    Game(world: try builtInWorld(), seed: seed)
  }

  /// Hears commands one after the other; what the last one led to.
  @discardableResult
  mutating func play(_ commands: String..., in language: Language = .en) -> [GameEvent] {
    var heard: [GameEvent] = []
    for command in commands {
      if case .events(let happenings) = execute(command, in: language) { heard = happenings }
    }
    return heard
  }
}

/// What was said, in one language.
func texts(_ happenings: [GameEvent], in language: Language = .en) -> [String] {
  happenings.compactMap { happening in
    if case .text(let text, _) = happening { text.resolved(in: language) } else { nil }
  }
}
