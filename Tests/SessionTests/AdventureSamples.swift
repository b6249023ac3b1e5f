import Adventure
import Localization
import SampleWorld
import SessionDriver

@testable import Flow
@testable import Session

extension Sample {
  /// A session with the sample world, the adventure entered.
  static func adventure(
    _ savedAdventure: SavedAdventure = SavedAdventure(), language: Language = .en
  ) throws -> Session {
    let world = try sampleWorld()
    var session = Session(
      chapters: try chapters(), progress: Progress(seed: 1), language: language, world: { world })
    session.perform(.open(.adventure(isRestart: false)), savedAdventure: savedAdventure)
    return session
  }
}

extension SavedAdventureGame {
  /// A game after a few random commands.
  static func random(using generator: inout SeededGenerator) throws -> SavedAdventureGame {
    var game = AdventureGame(world: try sampleWorld(), seed: generator.next())
    let commands = ["take all", "open box", "n", "s", "drop cup", "take it", "z", "w", "undo"]
    for _ in 0..<generator.below(12) {
      _ = game.execute(TypedCommand(commands[generator.below(commands.count)]), in: .en)
    }
    return SavedAdventureGame(state: game.state, history: game.history)
  }
}
