import Adventure
import Campaign
import Localization
import SampleWorld
import Testing

struct WalkthroughTests {
  @Test(arguments: [Language.en, .fr])
  func `the walkthrough wins every point`(language: Language) throws {
    var game = try AdventureGame.keepersNight()
    for line in walkthrough {
      let command = language == .en ? line.en : line.fr
      let gameEvents = game.play(command, in: language)
      let isExpected = command == walkthrough.first?.en || command == walkthrough.first?.fr
      #expect(gameEvents.isRefusal == isExpected, "\(command): \(texts(gameEvents, in: language))")
    }
    #expect(game.state.hasWon)
    #expect(game.state.score == game.world.possibleScore)
    #expect(game.world.possibleScore == 100)
  }

  @Test func `both languages come through the same states`() throws {
    var english = try AdventureGame.keepersNight()
    var french = try AdventureGame.keepersNight()
    for line in walkthrough {
      let one = english.play(line.en, in: .en)
      let other = french.play(line.fr, in: .fr)
      #expect(one == other, "\(line)")
      #expect(english.state.variables == french.state.variables, "\(line)")
      #expect(english.state.moved == french.state.moved, "\(line)")
    }
  }

  @Test func `every turn can be taken back once, and the night is still won`() throws {
    var game = try AdventureGame.keepersNight()
    for line in walkthrough {
      game.play(line.en)
      let state = game.state.variables
      if game.undo() { game.play(line.en) }
      #expect(game.state.variables == state, "\(line.en)")
    }
    #expect(game.state.hasWon)
  }

  /// Without any one of its steps that gives points, the night is not won.
  @Test(arguments: [
    "light it", "get regulations", "dig snow", "put wood in bowl",
    "turn snowman", "get clapper", "hit ice with clapper", "hang lamp on hook",
    "pull rope three times", "pinch rope", "put clapper in bell", "wear coat", "get mittens",
  ])
  func `no step can be left out`(step: String) throws {
    var game = try AdventureGame.keepersNight()
    #expect(walkthrough.contains { $0.en == step })
    for line in walkthrough where line.en != step { game.play(line.en) }
    #expect(!game.state.hasWon)
  }

  @Test func `who follows the hints wins, and hears every one of them`() throws {
    var game = try AdventureGame.keepersNight()
    var hints: Set<String> = []
    for command in byTheHints {
      for _ in 0..<3 { hints.formUnion(texts(game.play("hint"))) }
      game.play(command)
    }
    #expect(game.state.hasWon)
    let rungs = game.world.hints.flatMap(\.rungs).map { $0.resolved(in: .en) }
    #expect(rungs.filter { rung in !hints.contains { $0.hasSuffix(rung) } } == [])
  }
}

/// The last rungs of the ladders in their order, with the ways between.
private let byTheHints = [
  "e", "e", "s", "s", "open drawer", "get matches", "put matches on stove", "wait", "wait", "wait",
  "get matches", "get lamp", "light lamp", "n", "n", "n", "u", "get clapper", "drop clapper",
  "get clapper", "d", "s", "w", "w", "d", "d", "hit ice with clapper", "e", "e", "u", "u",
  "get regulations", "d", "n", "w", "give regulations to goat", "e", "unlock door", "e",
  "get wood", "w", "s", "e", "wear coat", "search coat", "read card", "take off coat",
  "wear coat", "w", "d", "get shovel", "u", "n", "n", "u", "dig snow", "put wood in bowl", "d",
  "e", "turn snowman", "w", "w", "w", "hang lamp on hook", "pull rope three times", "tap rope",
  "pinch rope", "e", "e", "n", "open box", "get mittens", "s", "w", "w", "wear mittens",
  "swipe rope", "e", "e", "n", "u", "put clapper in bell", "ring bell",
]

extension [GameEvent] {
  /// A refusal, and nothing besides.
  fileprivate var isRefusal: Bool {
    contains { if case .text(_, .refusal) = $0 { true } else { false } }
  }
}
