import Adventure
import Campaign
import Testing

/// The bell ends the night only when all that the slate asks for is done.
struct BellTests {
  private static let ready = NightState(
    at: "belfry",
    ["free": 1, "laid": 1, "turned": 1, "asked": 1, "said": 3, "lit:lamp": 1],
    moved: ["lamp": .inside("hook"), "collar": .nowhere, "wood": .inside("bowl")])

  private static let verbs: [Verb] = [.ring, .hit, .tap, .pull, .push, .shake, .use, .turn]

  private static let unready: [NightState] =
    [["laid": 0], ["turned": 0], ["asked": 0], ["said": 2], ["said": 0], ["lit:lamp": 0]]
    .map { ready.with($0) }
    + [ThingLocation.carried, .place("mouth"), .inside("table"), .place("belfry")]
    .map { ready.with("lamp", $0) }
    + [ThingLocation.carried, .place("belfry"), .place("gallery")]
    .map { ready.with("clapper", $0) }

  @Test(arguments: verbs) func `with all done the bell ends the night`(verb: Verb) throws {
    var game = try Self.ready.game()
    _ = game.perform([PlayerAction(verb, "bell")])
    #expect(game.state.isOver)
  }

  @Test(arguments: unready, verbs)
  func `with anything missing it does not`(state: NightState, verb: Verb) throws {
    for object: ThingID in ["bell", "clapper"] {
      for tool: ThingID? in [nil, "clapper", "lamp"] {
        var game = try state.game()
        let isHeard = !game.perform([PlayerAction(verb, object, tool)]).isEmpty
        #expect(isHeard)
        #expect(!game.state.isOver)
      }
    }
  }

  @Test func `it is rung with its clapper and with nothing else`() throws {
    for (tool, isRung) in [("clapper", true), ("shovel", false), ("lamp", false)] {
      for verb in [Verb.ring, .hit, .tap] {
        var game = try Self.ready.with("shovel", .carried).game()
        _ = game.perform([PlayerAction(verb, "bell", ThingID(tool))])
        #expect(game.state.isOver == isRung, "\(verb) with \(tool)")
      }
    }
  }

  @Test func `a bell that finds no lamp says so`() throws {
    var game = try Self.ready.with("lamp", .carried).game()
    let told = texts(game.perform([PlayerAction(.ring, "bell")]))
    #expect(told.contains { $0.contains("No lamp burns") })
  }
}
