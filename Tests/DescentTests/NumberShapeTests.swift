import Flow
import Testing

@testable import Descent

struct NumberShapeTests {
  @Test func `another order and other names are the same shape`() {
    let sample = NumberSamples.jarAndBell
    let turned = BalanceRiddle(
      things: [.lamp, .axe],
      weighings: [
        Weighing(left: NumberSamples.pan(0, 0, pebbles: 15), right: NumberSamples.pan(1, 1)),
        Weighing(left: NumberSamples.pan(0, 1), right: NumberSamples.pan(2, 0, pebbles: 3)),
      ], asked: 1)
    #expect(NumberRiddle.balance(sample).shape == NumberRiddle.balance(turned).shape)
    let one = NumberRiddle.bridge(NumberSamples.four)
    let other = NumberRiddle.bridge(NumberSamples.bridge(10, 2, 5, 1))
    #expect(one.shape == other.shape)
  }

  @Test func `another question is another shape`() {
    let sample = NumberSamples.jarAndBell
    let other = BalanceRiddle(things: sample.things, weighings: sample.weighings, asked: 1)
    #expect(NumberRiddle.balance(sample).shape != NumberRiddle.balance(other).shape)
    let pair = TravellerPair(first: 0, second: 1)
    let quarrel = NumberRiddle.bridge(NumberSamples.bridge(1, 2, 5, 10, quarrel: pair))
    #expect(quarrel.shape != NumberRiddle.bridge(NumberSamples.four).shape)
  }

  @Test(arguments: NumberFamily.allCases)
  func `sixty draws have many shapes`(family: NumberFamily) {
    var generator = SeededGenerator(seed: 60)
    var shapes: [[Int]] = []
    for number in 0..<60 {
      let riddle = NumberRiddle.draw(family, difficulty: 1 + number % 7, using: &generator)
      if !shapes.contains(riddle.shape) { shapes.append(riddle.shape) }
    }
    #expect(shapes.count > 45, "\(shapes.count)")
  }
}
