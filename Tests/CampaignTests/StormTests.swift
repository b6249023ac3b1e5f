import Adventure
import Campaign
import Testing

/// The storm undoes three things, once each, and tells of each before.
struct StormTests {
  private func night(
    at place: PlaceID, _ numbers: [VariableID: Int], moved: [ThingID: ThingLocation] = [:]
  ) throws -> AdventureGame {
    try NightState(at: place, numbers, moved: moved).game()
  }

  @Test(arguments: [["score:": 60], ["deeds:": 90]])
  func `points or deeds bring its first step: a drift at the chapel`(
    numbers: [String: Int]
  ) throws {
    let numbers = Dictionary(uniqueKeysWithValues: numbers.map { (VariableID($0), $1) })
    var game = try night(at: "pass", numbers)
    _ = game.perform([PlayerAction(.wait)])
    #expect(game.state.variables["storm"] == 1)
    #expect(
      texts(game.perform([PlayerAction(.go, direction: .north)])).first?.contains("drift") == true)
    #expect(game.state.here == "pass")
  }

  @Test func `looking and waiting bring nothing`() throws {
    var game = try night(at: "pass", ["deeds:": 88])
    for _ in 0..<20 {
      _ = game.perform([PlayerAction(.wait)])
      _ = game.perform([PlayerAction(.look)])
      _ = game.perform([PlayerAction(.examine, "stairs")])
    }
    #expect(game.state.variables["storm"] == nil)
  }

  @Test(arguments: [(true, 1), (false, 3)])
  func `a drift is dug away at once with the shovel, at the third try without`(
    hasShovel: Bool, tries: Int
  ) throws {
    var moved: [ThingID: ThingLocation] = ["drift": .place("pass")]
    if hasShovel { moved["shovel"] = .carried }
    var game = try night(at: "pass", ["storm": 1], moved: moved)
    for _ in 1..<tries { _ = game.perform([PlayerAction(.dig, "drift")]) }
    #expect(game.location(of: "drift") == .place("pass"))
    _ = game.perform([PlayerAction(.dig, "drift")])
    #expect(game.location(of: "drift") == .nowhere)
    _ = game.perform([PlayerAction(.go, direction: .north)])
    #expect(game.state.here == "chapel")
  }

  @Test func `nobody is shut in`() throws {
    for place in ["chapel", "belfry", "graves"] {
      var game = try night(at: PlaceID(place), ["score:": 60])
      for _ in 0..<3 { _ = game.perform([PlayerAction(.wait)]) }
      #expect(game.state.variables["storm"] == nil)
    }
  }

  @Test func `the second turns the snowman, the third snows on the wood`() throws {
    var game = try night(
      at: "yard", ["storm": 1, "turned": 1, "laid": 1, "dug": 1, "score:": 110],
      moved: ["wood": .inside("bowl")])
    _ = game.perform([PlayerAction(.wait)])
    #expect(game.state.variables["storm"] == 2 && game.state.variables["turned"] == nil)
    game = try night(
      at: "yard", ["storm": 2, "turned": 1, "laid": 1, "dug": 1, "score:": 155],
      moved: ["wood": .inside("bowl"), "coat": .worn])
    _ = game.perform([PlayerAction(.wait)])
    #expect(game.location(of: "crust") == .place("beacon"))
  }

  @Test(arguments: 0...3) func `the vane shows what is next, the lanterns what was lost`(
    step: Int
  ) throws {
    var game = try night(at: "terrace", ["storm": step])
    let vane = texts(game.perform([PlayerAction(.examine, "vane")])).first ?? ""
    #expect(vane.contains(["chapel", "road", "beacon", "spins"][step]))
    game = try night(at: "gorge", ["storm": step, "across": 1])
    let lanterns = texts(game.perform([PlayerAction(.examine, "lanterns")])).first ?? ""
    #expect(lanterns.contains(["nineteen", "eighteen", "seventeen", "sixteen"][step]))
  }
}
