import Adventure
import Campaign
import Localization
import Testing

/// The rope’s answer counts where and when it was asked, and nowhere and never else.
struct RopeAnswerTests {
  /// At the mouth with all ready; the lamp hangs, the mittens are in a pocket.
  private static let asked = NightState(
    at: "mouth", ["free": 1, "laid": 1, "turned": 1, "asked": 1, "lit:lamp": 1],
    moved: [
      "lamp": .inside("hook"), "mittens": .carried, "clapper": .carried, "collar": .nowhere,
    ])

  private static let gestures: [Verb] = [.tap, .hit, .pinch, .swipe]

  /// Each place with the rope, before anything was asked and after, the ice broken or not.
  private static let elsewhere: [NightState] = ["ledge", "gallery"].flatMap { place in
    [[:], ["asked": 0], ["free": 0], ["free": 0, "asked": 0]].flatMap { numbers in
      [ThingLocation.carried, .worn].map { mittens in
        asked.at(PlaceID(place)).with(numbers).with("mittens", mittens)
          .with("lamp", .carried)
          .with("collar", numbers["free"] == nil ? .nowhere : .place("gallery"))
      }
    }
  }

  @Test(arguments: elsewhere, 0...3)
  func `elsewhere no gesture counts, whatever was asked or said`(
    state: NightState, said: Int
  ) throws {
    for gesture in Self.gestures {
      for tool: ThingID? in [nil, "mittens", "lamp"] {
        var game = try state.with(["said": said]).game()
        _ = game.perform([PlayerAction(gesture, "rope", tool)])
        #expect((game.state.variables["said"] ?? 0) == said, "\(gesture)")
        #expect(game.state.variables["award:answered"] == nil)
      }
    }
  }

  @Test(arguments: [["asked": 0], ["free": 0, "asked": 0], ["free": 0]], gestures)
  func `before it was asked, no gesture counts at the mouth`(
    numbers: [String: Int], gesture: Verb
  ) throws {
    let numbers = Dictionary(uniqueKeysWithValues: numbers.map { (VariableID($0), $1) })
    for mittens in [ThingLocation.carried, .worn] {
      for said in 0...2 {
        var game = try Self.asked.with(numbers).with(["said": said]).with("mittens", mittens).game()
        let turn = game.state.turn
        _ = game.perform([PlayerAction(gesture, "rope")])
        #expect((game.state.variables["said"] ?? 0) == said)
        #expect(game.state.turn == turn)
      }
    }
  }

  @Test func `at the mouth, asked, a tap, a pinch and a swipe are the answer`() throws {
    for tap in [Verb.tap, .hit] {
      var game = try Self.asked.game()
      for action in [
        PlayerAction(tap, "rope"), PlayerAction(.pinch, "rope"), PlayerAction(.wear, "mittens"),
        PlayerAction(.swipe, "rope"),
      ] { _ = game.perform([action]) }
      #expect(game.state.variables["said"] == 3)
      #expect(game.state.variables["award:answered"] == 1)
    }
  }

  @Test func `with something in hand it is no answer`() throws {
    for tool: ThingID in ["clapper", "mittens"] {
      var game = try Self.asked.game()
      _ = game.perform([PlayerAction(.tap, "rope", tool)])
      #expect(game.state.variables["said"] == nil)
    }
  }

  /// Games of older versions were answered before anyone had asked.
  @Test func `what was said too soon is forgotten when the rope asks`() throws {
    let calls = ["tugs", "light", "fall", "row", "stuck"].map { (VariableID("answered." + $0), 1) }
    var game = try Self.asked.with(Dictionary(uniqueKeysWithValues: calls))
      .with(["asked": 0, "said": 3]).game()
    _ = game.perform([PlayerAction(.pull, "rope", count: 3)])
    #expect(game.state.variables["asked"] == 1)
    #expect(game.state.variables["said"] == nil)
    var finisher = Finisher(game)
    finisher.finish()
    #expect(finisher.game.ending?.id == "nineteen")
  }

  /// What players did: the answer was given in the gallery before anyone had asked.
  @Test(arguments: [Language.en, .fr])
  func `the night is not won from the gallery`(language: Language) throws {
    var game = try NightState(
      at: "gallery", ["lit:lamp": 1], moved: ["lamp": .carried, "mittens": .carried]
    ).game()
    let commands =
      language == .en
      ? ["tap rope", "pinch rope", "wear mittens", "swipe rope", "u", "u", "e", "e", "n", "u"]
      : [
        "taper la corde", "pincer la corde", "mettre les moufles", "glisser la corde", "h", "h",
        "e", "e", "n", "h",
      ]
    for command in commands + [language == .en ? "ring bell" : "sonner la cloche"] {
      game.play(command, in: language)
    }
    #expect(game.state.here == "belfry")
    #expect(!game.state.isOver)
    #expect(game.state.variables["said"] == nil)
  }
}
