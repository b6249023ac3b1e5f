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

  @Test func `until it is held, the rope runs out; then not`() throws {
    var game = try Self.waiting(for: 3).game()
    func wait() -> String {
      texts(game.perform([PlayerAction(.wait)])).dropFirst().joined(separator: " ")
    }
    let told = (1...6).map { _ in wait() }
    #expect(told[0].isEmpty && told[4].isEmpty && told[5].isEmpty)
    #expect(told[1].contains("runs out") && told[2].contains("sings"))
    #expect(told[3].contains("hangs there"))
    game = try Self.waiting(for: 3).game()
    _ = game.perform([PlayerAction(.pinch, "rope")])
    #expect(wait().isEmpty && wait().isEmpty)
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
