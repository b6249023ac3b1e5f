import Flow
import Testing

@testable import Descent

struct NumberReaderTests {
  @Test func `bell and fog meet again on night 13`() {
    #expect(NumberSamples.bellAndFog.answer == 13)
    #expect(NightsProof(NumberSamples.bellAndFog)?.firstTries == [7, 13])
  }

  @Test func `what starts later is counted from its own first night`() {
    let riddle = NightsRiddle(visitors: [
      NightVisitor(thing: .owl, first: 2, every: 3), NightVisitor(thing: .wind, first: 4, every: 5),
    ])
    #expect(riddle.answer == 14)
  }

  @Test(arguments: [
    ([1, 2, 5, 10], 17), ([1, 3, 6, 9], 19), ([2, 3, 4], 9), ([1, 5, 6, 7], 20),
  ])
  func `the bridge takes the fewest minutes`(minutes: [Int], fewest: Int) {
    #expect(BridgeReader(minutes: minutes, quarrel: nil).answer == fewest)
  }

  @Test func `every bridge of small numbers agrees with all orders tried`() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<60 {
      let minutes = Array(generator.shuffled(Array(1...12)).prefix(4))
      let reader = BridgeReader(minutes: minutes, quarrel: nil)
      #expect(reader.answer == NumberBruteForce.fewestMinutes(minutes), "\(minutes)")
    }
  }

  @Test func `what lies on either pan alone is shared out`() {
    let (things, pebbles) = (Pan(things: [2, 0], pebbles: 0), Pan(things: [0, 0], pebbles: 6))
    let (thing, rest) = (Pan(things: [1, 0], pebbles: 0), Pan(things: [0, 0], pebbles: 3))
    #expect(
      Weighing(left: things, right: pebbles).shared == Weighing(left: thing, right: rest))
    #expect(
      Weighing(left: pebbles, right: things).shared == Weighing(left: rest, right: thing))
    #expect(Weighing(left: thing, right: rest).shared == nil)
  }

  @Test func `a quarrel costs minutes and is never walked over`() throws {
    let pair = TravellerPair(first: 0, second: 1)
    let riddle = NumberSamples.bridge(1, 2, 5, 10, quarrel: pair)
    let crossings = try #require(BridgeReader(riddle).crossings)
    #expect(riddle.answer == 26)
    #expect(crossings.allSatisfy { !pair.isWithin($0.walkers) })
  }

  @Test func `two who are alone and quarrel never get across`() {
    let pair = TravellerPair(first: 0, second: 1)
    #expect(BridgeReader(minutes: [3, 4], quarrel: pair).crossings == nil)
  }

  @Test(arguments: [([3, 5], 4, 6), ([3, 5], 1, 4), ([2, 3, 9], 4, 3), ([9, 4], 5, 2)])
  func `the fewest pourings are found`(jugs: [Int], wanted: Int, fewest: Int) {
    #expect(PouringReader(jugs: jugs).answer(for: wanted) == fewest)
    #expect(NumberBruteForce.canPour(jugs, jugs.map { _ in 0 }, to: wanted, within: fewest))
    #expect(!NumberBruteForce.canPour(jugs, jugs.map { _ in 0 }, to: wanted, within: fewest - 1))
  }

  @Test func `what cannot be poured has no answer`() {
    #expect(PouringReader(jugs: [4, 6]).answer(for: 3) == nil)
  }

  @Test func `a jar is weighed by putting bells for it`() throws {
    let riddle = NumberSamples.jarAndBell
    let proof = try #require(BalanceProof.shortest(for: riddle))
    #expect(riddle.answer == 11)
    #expect(proof.weights[0] == 11)
    #expect(proof.swaps == 1)
    #expect(proof.steps.map(\.result.right.pebbles) == [15, 12, 4, 11])
  }

  @Test func `a weighing that says nothing new is idle`() {
    let sample = NumberSamples.jarAndBell
    let twice = BalanceRiddle(
      things: sample.things, weighings: sample.weighings + [sample.weighings[1]], asked: 0)
    #expect(!BalanceReader(sample).hasIdleWeighing)
    #expect(BalanceReader(twice).hasIdleWeighing)
  }

  @Test func `a weight that is not told is not known`() {
    let sample = NumberSamples.jarAndBell
    let half = BalanceRiddle(
      things: sample.things, weighings: [sample.weighings[0]], asked: 0)
    #expect(BalanceReader(half).answer == nil)
  }
}
