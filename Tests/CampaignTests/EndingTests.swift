import Adventure
import Campaign
import Localization
import SampleWorld
import Testing

/// Every end of the night is come to by real orders.
struct EndingTests {
  private static let lines = walkthrough.map(\.en)

  /// The walkthrough as far as a line, without it.
  private func night(before last: String) throws -> AdventureGame {
    var game = try AdventureGame.keepersNight()
    for line in Self.lines.prefix(while: { $0 != last }) { game.play(line) }
    return game
  }

  /// The walkthrough until all is ready but the bell, the clapper in hand.
  private func readyNight() throws -> AdventureGame {
    var game = try night(before: "put clapper in bell")
    #expect(game.things(in: .carried).map(\.id).contains("clapper"))
    game.play("d")
    return game
  }

  @Test func `somebody else rings, and hand meets hand`() throws {
    var game = try readyNight()
    game.play("s", "e", "e", "give clapper to scout", "w", "w", "w")
    #expect(!game.state.isOver)
    let told = texts(game.play("w"))
    #expect(game.ending?.id == "hands")
    #expect(game.state.score == game.world.possibleScore)
    #expect(told.contains { $0.contains("You hold out your hand") })
    #expect(game.endPicture?.id == "end-hands")
  }

  @Test(arguments: ["get lamp", "wear it", "mittens", "yes", "frobnicate", "is it warm?"])
  func `behind the end every order is told that it is over`(line: String) throws {
    var game = try AdventureGame.keepersNight()
    for line in Self.lines { game.play(line) }
    #expect(game.state.isOver)
    #expect(texts(game.play(line)) == [L10n.Parsing.over.resolved(in: .en)])
  }

  @Test func `the scout rings for nobody before all is ready`() throws {
    var game = try night(before: "give oil to scout")
    #expect(texts(game.play("give clapper to scout")).first?.contains("things to do first") == true)
    #expect(game.things(in: .carried).map(\.id).contains("clapper"))
  }

  @Test func `when the scout rings, the bell is left to the scout`() throws {
    var game = try readyNight()
    game.play("s", "e", "e", "give clapper to scout", "w", "w", "n", "u")
    for order in ["ring bell", "take clapper", "pull bell"] { game.play(order) }
    #expect(!game.state.isOver)
    game.play("d", "s", "w", "w")
    #expect(game.ending?.id == "hands")
  }

  @Test(arguments: [
    ("give oil to scout", "Three carts"), ("give sledge to scout", "lost its wheel"),
    ("tie coil to pins", "without a rail"), ("wind clock", "stays behind"),
    ("give almanac to scout", "something printed"),
  ])
  func `what is missing is told at the end`(step: String, missing: String) throws {
    var game = try AdventureGame.keepersNight()
    for line in Self.lines.dropLast() where line != step {
      // Points that are missing let the storm come later.
      if game.state.here == "pass", line == "north" { game.play("dig drift") }
      game.play(line)
    }
    var finisher = Finisher(game)
    finisher.mend()
    game = finisher.game
    let told = texts(game.play("ring bell"))
    #expect(game.ending?.id == "some", "\(told)")
    #expect(told.contains { $0.contains(missing) }, "\(told)")
  }

  @Test func `without the mirror the fire comes up by touch`() throws {
    var game = try AdventureGame.keepersNight()
    for line in Self.lines.dropLast() where line != "hang mirror on hook" { game.play(line) }
    var finisher = Finisher(game)
    finisher.leavesMirror = true
    finisher.mend()
    game = finisher.game
    let told = texts(game.play("ring bell"))
    #expect(game.ending?.id == "touch", "\(told)")
    #expect(told.contains { $0.contains("by touch") })
  }

  @Test func `a bell that is rung too soon warns once, and is then taken at its word`() throws {
    var game = try AdventureGame.keepersNight()
    game.play("e", "e", "n", "u")
    #expect(texts(game.play("ring bell")).last?.contains("Ring again now") == true)
    game.play("z", "z", "z", "ring bell")
    #expect(!game.state.isOver)
    game.play("ring bell")
    #expect(game.ending?.id == "wrong")
    let isUndone = game.undo()
    #expect(isUndone)
    #expect(!game.state.isOver)
  }

  @Test func `who lies down twice sleeps till morning`() throws {
    var game = try AdventureGame.keepersNight()
    game.play("e", "e", "s", "s", "e")
    #expect(texts(game.play("sleep")).first?.contains("it will be morning") == true)
    game.play("z", "z", "z", "sleep")
    #expect(!game.state.isOver)
    let told = texts(game.play("lie down"))
    #expect(game.ending?.id == "morning")
    #expect(told.contains { $0.contains("under its carts") })
    #expect(game.ending?.isWin == false)
  }

  @Test func `whoever held the nail comes back to it`() throws {
    for isHeld in [false, true] {
      var game = try night(before: "get oil")
      if isHeld { game.play("write on names") }
      for line in Self.lines.drop(while: { $0 != "get oil" }).dropLast() { game.play(line) }
      var finisher = Finisher(game)
      finisher.mend()
      game = finisher.game
      let told = texts(game.play("ring bell"))
      #expect(game.ending?.id == "nineteen")
      #expect(told.contains { $0.contains("under twelve names") } == isHeld)
    }
  }

  /// How long they hung, how it was answered, and what the meeting and the fire then tell of it.
  private static let falls: [(slips: Int, hand: String, fire: String?)] = [
    (1, "knows how long it holds", nil), (3, "left some skin", "ten fingers"),
    (5, "It is a left hand", "in case it remembers"), (6, "nobody stood", "looks round for nobody"),
  ]

  @Test(arguments: falls)
  func `the ends tell what the rope has cost`(slips: Int, hand: String, fire: String?) throws {
    let ready = try readyNight().with(["slips": slips, "hasty": slips])
    var game = ready
    game.play("s", "e", "e", "give clapper to scout", "w", "w", "w")
    let meeting = texts(game.play("w"))
    #expect(game.ending?.id == "hands")
    let hands = Self.falls.map(\.hand)
    #expect(hands.filter { hand in meeting.contains { $0.contains(hand) } } == [hand], "\(meeting)")
    #expect(meeting.contains { $0.contains("You do not pull") })
    game = ready
    let night = texts(game.play("u", "put clapper in bell", "ring bell"))
    #expect(game.ending?.id == "nineteen")
    let fires = Self.falls.compactMap(\.fire)
    let told = fires.filter { fire in night.contains { $0.contains(fire) } }
    #expect(told == [fire].compactMap(\.self), "\(night)")
  }

  @Test func `who sleeps while somebody hangs is told how that went`() throws {
    var game = try NightState(at: "bunk", ["free": 1, "call": 3]).game()
    let told = texts(game.play("sleep", "sleep"))
    #expect(game.ending?.id == "morning")
    #expect(told.contains { $0.contains("hangs slack") }, "\(told)")
    #expect(!told.contains { $0.contains("hangs tight") })
  }

  @Test(arguments: [Language.en, .fr])
  func `every end has a title, a rank and a picture of its own`(language: Language) throws {
    let endings = try builtInWorld().endings
    #expect(endings.count == 7)
    for part in [endings.map(\.title), endings.map(\.rank), endings.map(\.picture.text)] {
      #expect(Set(part.map { $0.resolved(in: language) }).count == endings.count)
    }
  }
}

extension AdventureGame {
  /// The same moment with other numbers.
  fileprivate func with(_ numbers: [VariableID: Int]) throws -> AdventureGame {
    let variables = state.variables.merging(numbers) { $1 }
    let state = GameState(
      here: state.here, moved: state.moved, variables: variables, generator: state.generator)
    return try #require(AdventureGame(world: world, state: state, history: []))
  }
}
