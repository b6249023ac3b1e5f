import Adventure
import Campaign
import Localization
import SampleWorld
import Sampling
import Testing

struct WalkthroughTests {
  @Test(arguments: [Language.en, .fr])
  func `the walkthrough wins every point`(language: Language) throws {
    var game = try AdventureGame.keepersNight()
    for (index, line) in walkthrough.enumerated() {
      let command = language == .en ? line.en : line.fr
      let gameEvents = game.play(command, in: language)
      #expect(
        gameEvents.isRefusal == (index == 0), "\(command): \(texts(gameEvents, in: language))")
    }
    #expect(game.ending?.id == "nineteen")
    #expect(game.state.score == game.world.possibleScore)
    #expect(game.world.possibleScore == 200)
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
    #expect(game.state.isOver)
  }

  /// Without any one of its steps that gives points, the night is not won.
  @Test(
    arguments: sampled([
      "light it", "get regulations", "dig snow", "put wood in bowl",
      "turn snowman", "get clapper", "hit ice with clapper", "hang lamp on hook",
      "pull rope three times", "pinch rope", "put clapper in bell", "wear coat", "get mittens",
      "get volume two", "get almanac", "pull third tile", "wind clock", "put out lamp",
      "press strokes", "press goat", "get sledge", "get pins", "wave lamp", "put tile on coil",
      "wear hat", "get mirror", "hit middle curtain with clapper", "get oil", "pull rope twice",
      "tie coil to pins", "give almanac to scout", "hang mirror on hook", "brush snow",
    ]))
  func `no step can be left out`(step: String) throws {
    var game = try AdventureGame.keepersNight()
    #expect(walkthrough.contains { $0.en == step })
    for line in walkthrough where line.en != step { game.play(line.en) }
    #expect(game.ending?.id != "nineteen")
  }

  @Test func `who follows the hints wins, and hears every one of them`() throws {
    var hints: Set<String> = []
    var ends: [String?] = []
    for commands in [untilAllIsReady + toTheFire, untilAllIsReady + toTheBestEnd] {
      var game = try AdventureGame.keepersNight()
      // Some are only for those who ask for them.
      for name in ["panes", "stones", "bell"] {
        for _ in 1...3 { hints.formUnion(texts(game.play("hint " + name))) }
      }
      for command in commands {
        for _ in 0..<4 { hints.formUnion(texts(game.play("hint"))) }
        game.play(command)
      }
      ends.append(game.ending?.id)
    }
    #expect(ends == ["few", "nineteen"])
    let rungs = try builtInWorld().hints.flatMap(\.rungs).map { $0.resolved(in: .en) }
    #expect(rungs.filter { rung in !hints.contains { $0.hasSuffix(rung) } } == [])
  }
}

/// The last rungs of the ladders in their order, with the ways between, until the rope can be asked.
private let untilAllIsReady = [
  "e", "e", "s", "s", "open drawer", "get matches", "put matches on stove", "wait", "wait",
  "wait", "get matches", "get lamp", "light lamp", "n", "n", "n", "u", "get clapper",
  "drop clapper", "get clapper", "d", "s", "w", "w", "d", "d", "hit ice with clapper", "e", "e",
  "u", "u", "get regulations", "d", "n", "w", "give regulations to goat", "e", "unlock door", "e",
  "get wood", "w", "s", "e", "wear coat", "search coat", "read card", "take off coat",
  "wear coat", "w", "d", "get shovel", "u", "n", "n", "u", "dig snow", "put wood in bowl", "d",
  "e", "turn snowman", "w", "w", "w", "hang lamp on hook", "pull rope three times", "z", "z",
  "tap rope", "pinch rope", "z", "z", "pinch rope", "z", "z", "z", "z", "z", "pull rope twice",
  "z", "z", "pull rope",
]

/// Then on to a fire, whatever becomes of the caravan.
private let toTheFire = [
  "pull rope three times", "tap rope", "pinch rope", "e", "e", "dig drift", "n", "open box",
  "get mittens", "s", "w", "w", "wear mittens", "swipe rope", "e", "e", "n", "u",
  "put clapper in bell", "ring bell",
]

/// Or by way of the scout to the best end.
private let toTheBestEnd = [
  "get lamp", "e", "e", "e", "e", "z", "z", "wave lamp", "w", "w", "s", "s", "u", "u",
  "get volume two", "d", "d", "n", "w", "give volume two to goat", "u", "get almanac", "d", "e",
  "n", "e", "e", "give almanac to scout", "w", "w", "s", "s", "pull third tile", "wind clock",
  "d", "w", "put out lamp", "press strokes", "press goat", "light lamp", "s", "get sledge",
  "get pins", "n", "w", "hit middle curtain with clapper", "n", "get oil", "s", "e", "e", "u",
  "n", "n", "e", "turn snowman", "get hat", "wear hat", "e", "give oil to scout",
  "give sledge to scout", "w", "w", "s", "s", "put tile on stove", "get tile", "n", "n", "e", "e",
  "s", "put tile on coil", "get coil", "n", "d", "put pins in eyes", "tie coil to pins", "u", "w",
  "turn snowman", "w", "s", "s", "e", "get mirror", "w", "n", "n", "u", "brush snow", "d",
  "dig drift", "n", "open box", "get mittens", "s", "w", "w", "hang lamp on hook",
  "hang mirror on hook", "pull rope three times", "tap rope", "pinch rope", "wear mittens",
  "swipe rope", "e", "e", "n", "u", "put clapper in bell", "ring bell",
]

extension [GameEvent] {
  /// A refusal, and nothing besides.
  fileprivate var isRefusal: Bool {
    contains { if case .text(_, .refusal) = $0 { true } else { false } }
  }
}
