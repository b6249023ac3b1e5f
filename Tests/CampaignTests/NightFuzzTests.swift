import Adventure
import Campaign
import SampleWorld
import Testing
import WorldProof

@testable import AdventureFuzz

/// A small run of the tool that gives a million orders.
struct NightFuzzTests {
  @Test func `twenty thousand orders win now and then, and never early`() throws {
    var fuzzer = try NightFuzzer(seed: 15)
    #expect(fuzzer.run(orders: 20_000) == nil)
    #expect(fuzzer.orders == 20_000)
    #expect(fuzzer.wins > 10)
  }

  @Test func `whatever is played is among what the proof holds to be possible`() throws {
    let play = try WayRoundTests.whole.get()
    var fuzzer = try NightFuzzer(seed: 51)
    var strays = 0
    #expect(fuzzer.run(orders: 2_500) { if !play.contains($0) { strays += 1 } } == nil)
    #expect(strays == 0)
  }

  @Test func `the actions of the walkthrough are what its lines ask for`() throws {
    var typed = try AdventureGame.keepersNight()
    var performed = typed
    for line in walkthrough {
      typed.play(line.en)
      _ = performed.perform([line.action])
      #expect(typed.state.variables == performed.state.variables, "\(line.en)")
      #expect(typed.state.moved == performed.state.moved, "\(line.en)")
    }
    #expect(performed.state.isOver)
  }
}
