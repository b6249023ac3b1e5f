import Flow
import Testing

@testable import Reflex

struct DrawTests {
  /// Ten commands of each of 20,000 rounds: the first of three, then pairs of two that differ.
  @Test func `no command repeats, and each pair comes equally often`() {
    var firsts: [Gesture?: Int] = [:]
    var pairs: [[Gesture?]: Int] = [:]
    for seed in 0..<20_000 {
      var round = begun(.classic, seed: UInt64(seed))
      var before = round.cues[0].gesture
      firsts[before, default: 0] += 1
      for _ in 1..<10 {
        round.obey()
        pairs[[before, round.cues[0].gesture], default: 0] += 1
        before = round.cues[0].gesture
      }
    }
    #expect(pairs.keys.allSatisfy { $0[0] != $0[1] })
    #expect(pairs.count == 6)
    // 13.8 and 20.5 are exceeded by chance once in a thousand, with 2 and 5 degrees of freedom.
    #expect(chiSquare(Array(firsts.values)) < 13.8)
    #expect(chiSquare(Array(pairs.values)) < 20.5)
  }

  /// The distance from equal counts.
  private func chiSquare(_ counts: [Int]) -> Double {
    let expected = Double(counts.reduce(0, +)) / Double(counts.count)
    return counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
  }

  @Test func `a burst repeats nothing either`() {
    for seed in 0..<500 {
      var round = begun(
        RoundRules(.escape(goal: 40, twists: []), isTimed: false), seed: UInt64(seed))
      var drawn: [Gesture?] = []
      while round.good < 30 {
        drawn.append(round.cues[0].gesture)
        round.obey()
      }
      #expect(zip(drawn, drawn.dropFirst()).allSatisfy { $0 != $1 })
    }
  }

  @Test func `what is drawn depends on the seed alone`() {
    var one = begun(.classic, seed: 7)
    var other = begun(RoundRules(.classic, allowance: 800), seed: 7)
    one.obey(times: 20, after: 1)
    other.obey(times: 20, after: 300)
    #expect(one.moves.map(\.cue) == other.moves.map(\.cue))
    #expect(begun(.classic, seed: 8).cues[0] != begun(.classic, seed: 9).cues[0])
  }
}
