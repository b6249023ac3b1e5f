import Adventure
import Campaign
import Localization
import Testing

/// The other end speaks by itself, and is understood or not.
struct RopeCallTests {
  /// At the mouth, the ice broken, the lamp in hand, all calls before that one answered.
  private static func waiting(for call: Int) -> NightState {
    let calls = ["tugs", "light", "fall", "row", "stuck"]
    var numbers: [VariableID: Int] = ["free": 1, "lit:lamp": 1, "laid": 1, "turned": 1]
    for name in calls.prefix(call - 1) { numbers[VariableID("answered." + name)] = 1 }
    numbers["call"] = call
    return NightState(
      at: "mouth", numbers,
      moved: ["lamp": .inside("hook"), "mittens": .carried, "collar": .nowhere])
  }

  private static let answers: [(Int, [PlayerAction])] = [
    (1, [PlayerAction(.pull, "rope", count: 3)]),
    (1, [PlayerAction(.pull, "rope"), PlayerAction(.pull, "rope", count: 2)]),
    (1, [PlayerAction(.pull, "rope"), PlayerAction(.pull, "rope"), PlayerAction(.pull, "rope")]),
    (2, [PlayerAction(.tap, "rope"), PlayerAction(.pinch, "rope")]),
    (3, [PlayerAction(.pinch, "rope")] + Array(repeating: PlayerAction(.wait), count: 3)),
    (
      3,
      [PlayerAction(.take, "rope"), PlayerAction(.pinch, "rope"), PlayerAction(.listen)]
        + [PlayerAction(.wait)]
    ),
    (4, [PlayerAction(.pull, "rope", count: 2)]),
    (4, [PlayerAction(.pull, "rope"), PlayerAction(.pull, "rope")]),
    (4, [PlayerAction(.pull, "rope"), PlayerAction(.pull, "rope", count: 2)]),
    (5, [PlayerAction(.pull, "rope")]),
  ]

  private static let names = ["tugs", "light", "fall", "row", "stuck"]

  @Test(arguments: answers)
  func `the answer is understood`(call: Int, actions: [PlayerAction]) throws {
    var game = try Self.waiting(for: call).game()
    for action in actions {
      #expect(game.state.variables[VariableID("award:" + Self.names[call - 1])] == nil)
      _ = game.perform([action])
    }
    #expect(game.state.variables[VariableID("award:" + Self.names[call - 1])] == 1)
    #expect(game.state.variables["call"] == nil)
  }

  private static let wrong: [(Int, [PlayerAction])] = [
    (1, [PlayerAction(.tap, "rope")]), (1, [PlayerAction(.pull, "rope", count: 2)]),
    (2, [PlayerAction(.pinch, "rope")]),
    (2, [PlayerAction(.tap, "rope"), PlayerAction(.tap, "rope")]),
    (2, [PlayerAction(.pull, "rope", count: 3)]),
    (3, [PlayerAction(.pinch, "rope"), PlayerAction(.wait)]), (3, [PlayerAction(.pull, "rope")]),
    (4, [PlayerAction(.pull, "rope", count: 3)]), (4, [PlayerAction(.pull, "rope", count: 4)]),
    (4, [PlayerAction(.pull, "rope"), PlayerAction(.pull, "rope", count: 3)]),
    (5, [PlayerAction(.pinch, "rope")]), (5, [PlayerAction(.tap, "rope")]),
  ]

  @Test(arguments: wrong)
  func `nothing else is, and the rope goes on waiting`(call: Int, actions: [PlayerAction]) throws {
    var game = try Self.waiting(for: call).game()
    for action in actions { #expect(!game.perform([action]).isEmpty) }
    #expect(game.state.variables[VariableID("award:" + Self.names[call - 1])] == nil)
    #expect(game.state.variables["call"] == call)
    #expect(texts(game.perform([PlayerAction(.listen, "rope")])).count >= 1)
  }

  @Test func `whoever holds a fall cannot leave`() throws {
    var game = try Self.waiting(for: 3).game()
    _ = game.perform([PlayerAction(.pinch, "rope")])
    let told = texts(game.perform([PlayerAction(.go, direction: .east)]))
    #expect(told.first?.contains("You cannot let go now") == true)
    #expect(game.state.here == "mouth")
  }

  @Test func `a rope that is stuck wants no number`() throws {
    for count in 2...4 {
      var game = try Self.waiting(for: 5).game()
      let told = texts(game.perform([PlayerAction(.pull, "rope", count: count)]))
      #expect(told.first?.contains("no number") == true)
      #expect(game.state.variables["call"] == 5)
    }
  }

  /// As many turns as they hung, 6 for who went away; how long it then has to be held, and what it leaves.
  private static let falls: [(slips: Int, turns: Int, isLate: Bool, isHurt: Bool)] = [
    (1, 4, false, false), (2, 4, false, false), (3, 5, true, false), (4, 5, true, false),
    (5, 6, true, true), (6, 6, true, true),
  ]

  @Test(arguments: falls)
  func `who comes late holds longer, and every beat of it is told once`(
    slips: Int, turns: Int, isLate: Bool, isHurt: Bool
  ) throws {
    for order in [PlayerAction(.wait), PlayerAction(.pinch, "rope"), PlayerAction(.look)] {
      var game = try Self.waiting(for: 3).with(["slips": slips]).game()
      var told = texts(game.perform([PlayerAction(.pinch, "rope")]))
      var held = 1
      while game.state.variables["call"] == 3, held < 9 {
        let more = texts(game.perform([order]))
        #expect(!more.isEmpty)
        told += order.verb == .look ? [more.last ?? ""] : more
        held += 1
      }
      #expect(held == turns, "\(order)")
      #expect(Set(told).count == told.count, "\(told)")
      #expect(told.last?.contains("One.") == isLate)
      #expect(game.state.variables["award:fall"] == 1)
    }
  }

  @Test func `until it is held, the rope runs out, and a glove goes down; then nothing more`()
    throws
  {
    var game = try Self.waiting(for: 3).with(["slips": 1]).game()
    let told = (1...6).map { _ in texts(game.perform([PlayerAction(.wait)])) }
    let beats = ["runs out", "sings", "hangs there", "glove"]
    for (index, beat) in beats.enumerated() { #expect(told[index].last?.contains(beat) == true) }
    #expect(told[0].first == "You wait. The rope does not.")
    #expect(told[1...3].allSatisfy { $0.count == 1 })
    #expect(told[4] == told[5] && told[4].count == 1 && told[4][0].hasPrefix("You wait."))
    #expect(texts(game.perform([PlayerAction(.look)])).contains { $0.contains("by one hand") })
  }

  @Test func `who walks away from a fall hears it, once, and can still come back`() throws {
    var game = try Self.waiting(for: 3).with(["slips": 2]).game()
    #expect(texts(game.play("e")).last?.contains("The hand was not yours") == true)
    #expect(texts(game.play("w")).contains { $0.contains("by one hand") })
    #expect(!texts(game.play("e")).contains { $0.contains("Behind you") })
    game.play("w", "pinch rope", "z", "z", "z", "z", "z")
    #expect(game.state.variables["answered.fall"] == 1)
  }

  @Test func `who pulls at a fall is asked, later, to pull gently`() throws {
    for isHasty in [false, true] {
      var game = try Self.waiting(for: 3).with(["slips": 1]).game()
      if isHasty {
        #expect(texts(game.play("pull rope")).first?.contains("taken off it again") == true)
        #expect(texts(game.play("pull rope")).first?.contains("It wants to be held") == true)
      }
      game.play("pinch rope", "z", "z", "z", "z", "z", "z", "pull rope twice")
      let told = (1...4).flatMap { _ in texts(game.play("z")) }
      #expect(told.contains { $0.contains("gently") } == isHasty, "\(told)")
    }
  }

  @Test(arguments: [(4, "laughs"), (5, "wrong hand")])
  func `a hurt hand does not laugh, and climbs with rests`(slips: Int, says: String) throws {
    var game = try Self.waiting(for: 5).with(["slips": slips]).game()
    #expect(texts(game.play("pull rope")).contains { $0.contains(says) })
    game.play("pull rope three times", "tap rope", "pinch rope", "wear mittens")
    let told = texts(game.play("swipe rope")) + texts(game.play("x rope"))
    #expect(told.count { $0.contains("a length, a rest") } == (slips > 4 ? 2 : 0), "\(told)")
  }

  @Test func `a rope with somebody on it looks like it`() throws {
    var game = try Self.waiting(for: 3).game()
    #expect(texts(game.play("x rope")).first?.contains("what somebody weighs") == true)
  }

  @Test(arguments: 1...5) func `elsewhere the rope waits`(call: Int) throws {
    var game = try Self.waiting(for: call).at("path").game()
    for _ in 0..<5 { _ = game.perform([PlayerAction(.wait)]) }
    #expect(game.state.variables["call"] == call)
  }

  @Test func `before the ice is broken it says nothing`() throws {
    var game = try NightState(at: "mouth", ["lit:lamp": 1], moved: ["lamp": .carried]).game()
    for _ in 0..<10 { _ = game.perform([PlayerAction(.wait)]) }
    #expect(game.state.variables["call"] == nil)
  }

  @Test func `whoever knows the other end is told so`() throws {
    for stage in 0...2 {
      var game = try Self.waiting(for: 1).game()
      game.campaignStage = stage
      let told = texts(game.perform([PlayerAction(.pull, "rope", count: 3)]))
      #expect(told.contains { $0.contains("at the other end of it") } == (stage > 0))
    }
  }
}
