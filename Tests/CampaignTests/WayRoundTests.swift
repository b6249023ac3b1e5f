import Adventure
import Campaign
import Testing
import WorldProof

/// The keeper’s night has no way round: all that is not optional is needed to win it.
struct WayRoundTests {
  @Test func `the night can be won`() throws {
    let play = PossiblePlay(of: try builtInWorld())
    #expect(play.mayBeWon)
    #expect(play.places == Set(try builtInWorld().places.map(\.id)))
  }

  @Test(arguments: try builtInWorld().awards.filter { !$0.isOptional }.map(\.id))
  func `without any one award the night is not won`(award: String) throws {
    #expect(!PossiblePlay(of: try builtInWorld(), without: award).mayBeWon)
  }

  @Test(arguments: try builtInWorld().awards.filter(\.isOptional).map(\.id))
  func `what is optional can be left out`(award: String) throws {
    #expect(PossiblePlay(of: try builtInWorld(), without: award).mayBeWon)
  }

  /// Only what has done its service is ever gone: whoever has not had the award has the thing.
  @Test func `nothing is used up but for an award`() throws {
    let world = try builtInWorld()
    let all = PossiblePlay(of: world)
    let usedUp = world.things.filter {
      $0.start != .nowhere && all.locations(of: $0.id).contains(.nowhere)
    }
    let services: [ThingID: String] = ["book": "key", "collar": "free", "snow": "dug"]
    #expect(Set(usedUp.map(\.id)) == Set(services.keys))
    for (thing, award) in services {
      #expect(!PossiblePlay(of: world, without: award).locations(of: thing).contains(.nowhere))
    }
  }
}
