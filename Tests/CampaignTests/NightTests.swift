import Adventure
import Campaign
import Localization
import SampleWorld
import Testing

/// What the night says to those who stray from the walkthrough.
struct NightTests {
  @Test func `the bell is too big to get, but`() throws {
    var game = try AdventureGame.keepersNight()
    game.play("e", "e", "n", "u")
    #expect(
      texts(game.play("get bell"))
        == ["The bell is too big to get. But its clapper hangs on a simple hook."])
    #expect(texts(game.play("get clapper")) == ["You now have the clapper."])
  }

  @Test func `the woodshed is locked, and the key is not to be had for nothing`() throws {
    var game = try AdventureGame.keepersNight()
    game.play("e", "e", "s")
    #expect(texts(game.play("east")) == ["The door is locked."])
    #expect(texts(game.play("unlock door")) == ["You don’t have the key."])
    let turn = game.state.turn
    game.play("w", "get key")
    #expect(game.state.turn == turn + 1)
    #expect(!game.state.hasVisited("woodshed"))
  }

  @Test func `the stove dries the matches in three turns, and not before`() throws {
    var game = try AdventureGame.keepersNight()
    game.play("e", "e", "s", "s", "open drawer", "get matches", "get lamp", "light lamp")
    #expect(game.state.variables["lit:lamp"] == nil)
    game.play("put matches on stove", "wait", "wait")
    #expect(game.state.variables["dry"] == nil)
    game.play("wait")
    #expect(game.state.variables["dry"] == 1)
  }

  @Test func `matches that are taken off too soon stay damp`() throws {
    var game = try AdventureGame.keepersNight()
    game.play("e", "e", "s", "s", "open drawer", "get matches", "put matches on stove")
    game.play("get matches", "wait", "wait", "wait", "wait")
    #expect(game.state.variables["dry"] == nil)
  }

  @Test func `under the hut nothing shows without a light`() throws {
    var game = try AdventureGame.keepersNight()
    game.play("e", "e", "s", "s", "d")
    #expect(game.isInDarkness)
    #expect(texts(game.play("get shovel")) == ["It is too dark: your hand does not find it."])
  }

  @Test func `the windows tell the weather by turns`() throws {
    var game = try AdventureGame.keepersNight()
    game.play("e", "e", "s", "s", "w")
    var told: [String] = []
    for _ in 0..<30 {
      told += texts(game.play("x windows"))
      game.play("wait")
    }
    let windows = Set(told.filter { $0.hasPrefix("Left") || $0.hasPrefix("White") })
    #expect(windows.count == 3)
  }

  @Test func `one tug and one and one are three`() throws {
    var game = try AdventureGame.keepersNight()
    let last = walkthrough.lastIndex { $0.en == "pull rope three times" } ?? 0
    for line in walkthrough[..<last] { game.play(line.en) }
    game.play("pull rope", "pull rope")
    #expect(game.state.variables["asked"] == nil)
    game.play("pull rope")
    #expect(game.state.variables["asked"] == 1)
  }

  @Test(arguments: ["pinch rope", "swipe rope", "wear mittens. tap rope. pinch rope"])
  func `the rope wants its own words back, in order and with the right fingers`(
    attempt: String
  ) throws {
    var game = try AdventureGame.keepersNight()
    for line in walkthrough.prefix(while: { $0.en != "tap rope" }) { game.play(line.en) }
    for command in game.commands(in: attempt, .en) { game.play(command.text) }
    #expect((game.state.variables["said"] ?? 0) < 2)
  }

  @Test func `the goat takes the regulations and refuses the card`() throws {
    var game = try AdventureGame.keepersNight()
    game.play("e", "e", "s", "s", "e", "search coat", "w", "u", "get book", "d", "n", "w")
    game.play("give card to goat")
    #expect(game.things(in: .carried).map(\.id).contains("card"))
    game.play("drop book")
    #expect(game.things(in: .carried).map(\.id).contains("key"))
    #expect(game.location(of: "book") == .nowhere)
  }

  @Test func `the bell rung too soon calls nobody`() throws {
    var game = try AdventureGame.keepersNight()
    game.play("e", "e", "n", "u", "ring bell")
    #expect(!game.state.isOver)
  }

  /// What is typed, somewhere, and what is then said.
  private static let moments: [(NightState, String, says: String)] = [
    (
      NightState(
        at: "hut", ["tileHot": 1, "turn:": 40],
        moved: ["tile": .inside("stove"), "tileThird": .nowhere]), "x tile", "It is hot enough"
    ),
    (NightState(at: "hut"), "pull loose tile", "You would have to know which"),
    (NightState(at: "cellar"), "x hole", "too dark"),
    (
      NightState(at: "mouth", ["free": 1, "answered.tugs": 1]), "tap rope", "It will say by itself"
    ),
    (
      NightState(at: "pass", ["visited:road": 1]), "turn snowman west",
      "You can’t see the snowman from here"
    ),
  ]

  @Test(arguments: moments)
  func `what is said is as things are`(moment: NightState, line: String, says: String) throws {
    var game = try moment.game()
    let told = texts(game.play(line))
    #expect(told.first?.contains(says) == true, "\(told)")
  }
}
