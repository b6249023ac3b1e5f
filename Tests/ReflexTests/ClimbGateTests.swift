import Sampling
import Testing

@testable import Reflex

/// The figures of the climb, held to what simulated players meet.
struct ClimbGateTests {
  private func play(
    _ player: SimulatedPlayer, _ rules: RoundRules = RoundRules(.climb), count: Int = 600
  ) -> [PlayedClimb] {
    (0..<count).map { player.play(rules, seed: UInt64($0)) }
  }

  private func median<Value: Comparable>(_ values: [Value]) -> Value {
    values.sorted()[values.count / 2]
  }

  private var known: RoundRules {
    var rules = RoundRules(.climb)
    rules.known = 8
    return rules
  }

  @Test func `a new player climbs for about a minute, and one in four is over the summit`() {
    let climbs = play(.normal)
    #expect((45...75).contains(median(climbs.map(\.seconds))))
    #expect((15...35).contains(climbs.count { $0.pitch > 8 } * 100 / climbs.count))
    for pitch in 1...8 {
      #expect(climbs.count { $0.pitch == pitch } * 100 / climbs.count <= 35)
    }
    let cuts = climbs.flatMap(\.cuts)
    #expect((35...65).contains(cuts.count(where: \.isLate) * 100 / cuts.count))
    let unhurried = climbs.map(\.unhurried).reduce(0, +) * 100
    #expect(unhurried / climbs.map(\.commands).reduce(0, +) <= 22)
  }

  @Test func `training doubles a score`() {
    #expect(
      median(play(.trained, known).map(\.score)) >= 2 * median(play(.normal).map(\.score)))
  }

  @Test func `a slow player with more time comes about as far`() {
    let slow = median(play(.slow, RoundRules(.climb, factor: .longer)).map(\.pitch))
    #expect(slow * 10 >= 7 * median(play(.normal).map(\.pitch)))
  }

  @Test(arguments: [
    SimulatedPlayer.Habit.onlyPinching, .mashing, .holding, .sleeping,
  ]) func `no habit replaces obeying`(habit: SimulatedPlayer.Habit) {
    var player = SimulatedPlayer.normal
    player.habit = habit
    let score = median(play(player, count: 200).map(\.score))
    #expect(score * 10 < median(play(.normal, count: 200).map(\.score)))
  }

  /// (goal, rules, percent won at the first try, with a strand more, with two)
  static let escapes: [(Int, [RoundTwist], [ClosedRange<Int>])] = [
    (14, [.bats], [60...95, 85...100, 95...100]), (18, [.stair], [60...98, 85...100, 95...100]),
    (18, [.flood], [60...98, 85...100, 95...100]),
    (24, [.walls, .bats, .stair, .flood], [40...80, 70...95, 85...100]),
  ]

  @Test(arguments: escapes.indices) func `an escape is hard at first, and each lost try eases it`(
    _ index: Int
  ) {
    let (goal, twists, ranges) = Self.escapes[index]
    for (losses, range) in ranges.enumerated() {
      let rules = RoundRules(.escape(goal: goal, twists: twists), strands: 2 + losses)
      let won = play(.normal, rules, count: 400).count { $0.good == goal } / 4
      #expect(range.contains(won), "\(won) after \(losses)")
    }
  }
}
