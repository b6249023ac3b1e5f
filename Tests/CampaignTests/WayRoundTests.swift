import Adventure
import Campaign
import Sampling
import Testing
import WorldProof

/// The keeper’s night has no way round: whatever an ending is for must have been done.
struct WayRoundTests {
  private static let best = ["nineteen", "hands"]
  /// All that can be done, found once.
  static let whole = Result { PossiblePlay(of: try builtInWorld()) }

  @Test func `the night can end in every way, and everywhere is come to`() throws {
    let world = try builtInWorld()
    let play = try Self.whole.get()
    #expect(play.endings == Set(world.endings.map(\.id)))
    #expect(play.places == Set(world.places.map(\.id)))
  }

  /// The best ends need all that is not optional; a fire needs what is not for the caravan alone. Each is a proof of
  /// seconds: of a third of the awards a third.
  @Test(arguments: sampled(sampled(try builtInWorld().awards)))
  func `without an award no end is come to that needs it`(award: Award) throws {
    let play = PossiblePlay(of: try builtInWorld(), without: award.id)
    #expect(play.endings.isDisjoint(with: Self.best) == !award.isOptional, "\(play.endings)")
    #expect(play.endings.contains("few") == !fire.contains(award.id), "\(play.endings)")
    for (thing, service) in services where service == award.id {
      #expect(!play.locations(of: thing).contains(.nowhere), "\(thing.id)")
    }
  }

  /// Only what has done its service is ever gone: whoever has not had the award has the thing.
  @Test func `nothing is used up but for an award`() throws {
    let world = try builtInWorld()
    let all = try Self.whole.get()
    let usedUp = world.things.filter {
      $0.start != .nowhere && all.locations(of: $0.id).contains(.nowhere)
    }
    #expect(Set(usedUp.map(\.id)) == Set(services.keys))
  }
}

/// What is gone in the end, and the award for which.
private let services: [ThingID: String] = [
  "book": "key", "collar": "free", "snow": "dug", "curtainMiddle": "chamber",
  "tileThird": "tile", "coilIce": "thawed", "two": "second", "oil": "oiled",
  "sledge": "sledged", "coil": "railed", "mirror": "signed",
]

/// What the fire needs, whatever becomes of the caravan.
private let fire = [
  "dry", "lit", "hung", "clapper", "free", "tugs", "light", "fall", "row", "stuck", "asked",
  "answered", "key", "unlocked", "dug", "laid", "turned", "rung",
]

/// Long ways: round what is closed to the player, or not at all.
struct LongWayTests {
  private static let round = [
    "ledge", "mouth", "path", "pass", "yard", "hut", "bunk", "cellar", "tunnel", "gallery",
  ]

  private func game(at place: PlaceID, visited: [String]) throws -> AdventureGame {
    let seen = visited.map { (VariableID("visited:" + $0), 1) }
    return try NightState(at: place, Dictionary(uniqueKeysWithValues: seen)).game()
  }

  @Test func `who has no light goes round the dark, and undoes it all at once`() throws {
    var game = try game(at: "ledge", visited: Self.round)
    game.play("go to bunkroom")
    #expect(game.state.here == "bunk")
    game.play("undo")
    #expect(game.state.here == "ledge")
  }

  @Test func `who cannot come there does not set out, and hears why`() throws {
    var game = try game(at: "mouth", visited: ["mouth", "ledge", "gallery"])
    #expect(texts(game.play("go to gallery")).first?.contains("Black, polished") == true)
    #expect(game.state.here == "mouth")
  }

  @Test func `the rope stops who only passes by`() throws {
    var game = try game(at: "ledge", visited: Self.round)
    game = try NightState(
      at: "ledge", game.state.variables.merging(["free": 1]) { $1 }
    ).game()
    game.play("go to bunkroom")
    #expect(game.state.here == "mouth")
  }
}
