import Adventure
import Campaign
import Sampling
import Testing
import WorldProof

/// The keeper’s night has no way round: whatever an ending is for must have been done.
struct WayRoundTests {
  private static let best = ["nineteen", "hands"]

  @Test func `the night can end in every way, and everywhere is come to`() throws {
    let world = try builtInWorld()
    let play = PossiblePlay(of: world)
    #expect(play.endings == Set(world.endings.map(\.id)))
    #expect(play.places == Set(world.places.map(\.id)))
  }

  /// The best ends need all that is not optional; a fire needs what is not for the caravan alone.
  @Test(arguments: sampled(try builtInWorld().awards))
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
    let all = PossiblePlay(of: world)
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
