import Adventure
import Campaign
import Localization
import Testing

/// The ice breaks by an order that says so, and by no other.
struct IceTests {
  /// In the gallery, with light, clapper and shovel.
  private static let ready = NightState(
    at: "gallery", ["lit:lamp": 1],
    moved: ["lamp": .carried, "clapper": .carried, "shovel": .carried])

  private static let blows: [PlayerAction] = [
    PlayerAction(.hit, "collar", "clapper"), PlayerAction(.break, "collar", "clapper"),
    PlayerAction(.tap, "collar", "clapper"), PlayerAction(.ring, "collar", "clapper"),
    PlayerAction(.use, "clapper", "collar"), PlayerAction(.hit, "collar"),
    PlayerAction(.break, "collar"), PlayerAction(.tap, "collar"),
    PlayerAction(.hit, "rope", "clapper"), PlayerAction(.tap, "rope", "clapper"),
    PlayerAction(.use, "clapper", "rope"),
  ]

  private static let others: [PlayerAction] =
    [Verb.dig, .push, .pull, .cut, .ring, .rub, .shake, .throw, .touch, .turn, .warm, .burn].flatMap
  { verb in [nil, "lamp", "shovel"].map { PlayerAction(verb, "collar", $0) } }
    + [Verb.dig, .push, .pull, .cut].map { PlayerAction($0, "collar", "clapper") }
    + [Verb.hit, .break, .tap, .ring].flatMap { verb in
      ["lamp", "shovel"].map { PlayerAction(verb, "collar", $0) }
    }
    + [Verb.tap, .hit, .pinch, .swipe, .pull].flatMap { verb in
      [nil, "lamp"].map { PlayerAction(verb, "rope", $0) }
    }
    + [Verb.use, .ring, .throw, .shake, .drop].map { PlayerAction($0, "clapper") }
    + [PlayerAction(.throw, "clapper", "collar"), PlayerAction(.use, "lamp", "collar")]

  @Test(arguments: blows) func `a blow with the clapper breaks it`(blow: PlayerAction) throws {
    var game = try Self.ready.game()
    _ = game.perform([blow])
    #expect(game.state.variables["free"] == 1)
    #expect(game.state.variables["award:free"] == 1)
    #expect(game.location(of: "collar") == .nowhere)
    #expect(game.state.variables["said"] == nil)
  }

  @Test(arguments: others)
  func `nothing else breaks it, and each try is answered`(action: PlayerAction) throws {
    var game = try Self.ready.game()
    let told = texts(game.perform([action]))
    #expect(!told.isEmpty)
    #expect(game.state.variables["free"] == nil)
    #expect(game.location(of: "clapper") != .nowhere)
  }

  @Test(arguments: blows + others)
  func `without the clapper in hand, in the dark or elsewhere it holds`(
    action: PlayerAction
  ) throws {
    for state in [
      Self.ready.with("clapper", .inside("bell")),
      Self.ready.with(["lit:lamp": 0]), Self.ready.at("ledge"), Self.ready.at("mouth"),
    ] {
      var game = try state.game()
      _ = game.perform([action])
      #expect(game.state.variables["free"] == nil, "\(state.testDescription)")
    }
  }

  @Test(arguments: [
    ("hit ice with lamp", "thin glass"), ("hit ice with shovel", "made for snow"),
    ("dig ice", "nothing but a blow"), ("push ice", "nothing but a blow"),
    ("tap rope", "say what you strike"), ("use clapper", "told what it is to hit"),
    ("throw clapper", "the shaft is deep"),
  ])
  func `a try that falls short says what is wrong`(command: String, reply: String) throws {
    var game = try Self.ready.game()
    let told = texts(game.play(command))
    #expect(told.contains { $0.contains(reply) }, "\(told)")
    #expect(game.state.turn == 0)
  }

  @Test(arguments: [
    "frapper la glace", "casser la glace", "frapper la glace avec le battant",
    "utiliser le battant sur la glace",
  ])
  func `in French it breaks as well`(command: String) throws {
    var game = try Self.ready.game()
    game.play(command, in: .fr)
    #expect(game.state.variables["free"] == 1)
  }
}
