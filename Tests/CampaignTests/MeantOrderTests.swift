import Adventure
import Campaign
import Testing

/// What gives points takes an order that means it: a wrong tool, or a use of nothing, does not do.
struct MeantOrderTests {
  struct Attempt: CustomTestStringConvertible {
    let state: NightState
    let action: PlayerAction
    let flag: VariableID
    let isDone: Bool

    var testDescription: String { "\(action.verb) \(action.second?.id ?? ""), \(isDone)" }

    init(_ state: NightState, _ action: PlayerAction, _ flag: VariableID, _ isDone: Bool) {
      (self.state, self.action, self.flag, self.isDone) = (state, action, flag, isDone)
    }
  }

  private static let atTheBowl = NightState(
    at: "beacon", moved: ["coat": .worn, "shovel": .carried, "lamp": .carried])
  private static let inTheHut = NightState(
    at: "hut", ["dry": 1], moved: ["matches": .carried, "shovel": .carried])
  private static let atTheHook = NightState(at: "mouth", moved: ["lamp": .carried])

  private static let attempts = [
    Attempt(atTheBowl, PlayerAction(.dig, "snow"), "dug", true),
    Attempt(atTheBowl, PlayerAction(.dig, "snow", "shovel"), "dug", true),
    Attempt(atTheBowl, PlayerAction(.dig, "bowl", "shovel"), "dug", true),
    Attempt(atTheBowl, PlayerAction(.dig, "snow", "lamp"), "dug", false),
    Attempt(atTheBowl, PlayerAction(.push, "snow", "coat"), "dug", false),
    Attempt(atTheBowl, PlayerAction(.pour, "bowl", "lamp"), "dug", false),
    Attempt(
      atTheBowl.with("shovel", .place("cellar")), PlayerAction(.dig, "snow"), "dug", false),
    Attempt(inTheHut, PlayerAction(.light, "lamp"), "lit:lamp", true),
    Attempt(inTheHut, PlayerAction(.light, "lamp", "matches"), "lit:lamp", true),
    Attempt(inTheHut, PlayerAction(.use, "matches", "lamp"), "lit:lamp", true),
    Attempt(inTheHut, PlayerAction(.light, "lamp", "shovel"), "lit:lamp", false),
    Attempt(inTheHut, PlayerAction(.use, "matches", "stove"), "lit:lamp", false),
    Attempt(inTheHut.with(["dry": 0]), PlayerAction(.light, "lamp"), "lit:lamp", false),
    Attempt(inTheHut.with(["dry": 0]), PlayerAction(.warm, "matches"), "laidOut", true),
    Attempt(inTheHut.with(["dry": 0]), PlayerAction(.use, "matches", "stove"), "laidOut", true),
    Attempt(inTheHut.with(["dry": 0]), PlayerAction(.use, "matches", "lamp"), "laidOut", false),
    Attempt(inTheHut.with(["dry": 0]), PlayerAction(.warm, "matches", "lamp"), "laidOut", false),
    Attempt(atTheHook, PlayerAction(.use, "lamp", "hook"), "award:hung", false),
    Attempt(atTheHook, PlayerAction(.putOn, "lamp", "hook"), "award:hung", false),
    Attempt(
      atTheHook.with(["lit:lamp": 1]), PlayerAction(.use, "lamp", "hook"), "award:hung", true),
  ]

  @Test(arguments: attempts) func `only what was meant is done`(attempt: Attempt) throws {
    var game = try attempt.state.game()
    let told = texts(game.perform([attempt.action]))
    #expect(!told.isEmpty)
    #expect((game.state.variables[attempt.flag] != nil) == attempt.isDone, "\(told)")
  }
}
