import Adventure
import Localization
import SampleWorld
import Testing

@Suite struct TurnTests {
  private func texts(_ gameEvents: [GameEvent]) -> [String] {
    gameEvents.compactMap { gameEvent in
      if case .text(let text, _) = gameEvent { text.resolved(in: .en) } else { nil }
    }
  }

  @Test func `a world is won by its key, and every turn can be taken back`() throws {
    var game = AdventureGame(world: try sampleWorld(), seed: 1)
    let start = game.state
    let actions: [PlayerAction] = [
      PlayerAction(.open, "box"), PlayerAction(.take, "iron"), PlayerAction(.unlock, "door"),
      PlayerAction(.go, direction: .east),
    ]
    for action in actions { _ = game.perform([action]) }
    #expect(game.state.isOver)
    #expect(game.state.score == 5)
    #expect(game.state.turn == 4)
    while game.undo() {}
    #expect(game.state == start)
  }

  @Test func `the fixed wordings stand to the letter`() throws {
    var game = AdventureGame(world: try sampleWorld(), seed: 1)
    #expect(texts(game.perform([PlayerAction(.go, direction: .east)])) == ["The door is locked."])
    #expect(texts(game.perform([PlayerAction(.unlock, "door")])) == ["You don’t have the key."])
    #expect(texts(game.perform([PlayerAction(.take, "cup")])) == ["You now have the cup."])
    #expect(
      texts(game.perform([PlayerAction(.inventory)])) == ["You are currently carrying:", "cup"])
    #expect(texts(game.perform([PlayerAction(.drop, "cup")])) == ["You have dropped the cup."])
    #expect(
      texts(game.perform([PlayerAction(.drop, "cup")])) == [
        "You don’t have that item.", "You would have to take the cup first.",
      ])
    #expect(
      texts(game.perform([PlayerAction(.inventory)])) == [
        "You are currently carrying:", "nothing.",
      ])
  }

  @Test func `what is refused costs no turn`() throws {
    var game = AdventureGame(world: try sampleWorld(), seed: 1)
    let start = game.state
    for action in [
      PlayerAction(.take, "box"), PlayerAction(.go, direction: .west), PlayerAction(.eat, "cup"),
    ] {
      #expect(game.perform([action]).contains { if case .text = $0 { true } else { false } })
      #expect(game.state == start)
    }
    #expect(game.history.isEmpty)
  }

  @Test func `a world that names what is not there cannot be built`() {
    #expect(throws: WorldError.unknown("moon", in: "rise")) {
      try sampleWorld(rules: [Rule("rise", on: .everyTurn, [.moveHere("moon")])])
    }
  }

  @Test func `a world that puts a thing into what holds nothing cannot be built`() {
    #expect(throws: WorldError.impossible("plate")) {
      try sampleWorld(rules: [
        Rule("swallow", on: .everyTurn, [.move("cup", .inside("plate"))])
      ])
    }
  }
}
