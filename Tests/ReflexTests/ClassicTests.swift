import Testing

@testable import Reflex

/// The seed’s own timer.
struct ClassicTests {
  private static let units = [50, 45, 40, 35, 30, 25, 20, 15, 10, 5, 3, 3, 3]

  @Test func `units by moves, and a limit of one tick more`() {
    var round = begun(.classic)
    for (good, units) in Self.units.enumerated() {
      #expect(round.cues[0].units == units)
      #expect(round.cues[0].limit == 100 * (units + 1))
      #expect(round.good == good)
      round.obey()
    }
    #expect(RoundRules.classicUnits(after: .max) == 3)
  }

  @Test func `a voice’s allowance falls once the units do not, and no time factor counts`() {
    #expect(begun(RoundRules(.classic, factor: .longest, allowance: 800)).cues[0].limit == 5900)
    #expect(RoundRules(.classic, allowance: .max).allowance == 5000)
    let limits = [0, 9, 10, 11, 12, 26, 40].map {
      RoundRules(.classic, allowance: 800).classicLimit(after: $0)
    }
    #expect(limits == [5900, 1400, 1200, 1150, 1100, 400, 400])
    #expect(RoundRules(.classic, allowance: -1).allowance == 0)
  }

  /// Unit by unit: shown after each tick, lost on the tick under zero.
  @Test(arguments: [0, 1, 5, 9, 10, 11, 40])
  func `a round is lost on the tick that takes the count under zero`(good: Int) {
    var round = begun(.classic)
    round.obey(times: good)
    var remaining = round.cues.first?.units ?? 0
    var tick = 0
    while round.ending == nil {
      tick += 1
      remaining -= 1
      let events = round.handleGesture(nil, after: tick * 100)
      #expect(events.isEmpty == (remaining >= 0))
    }
    #expect(remaining == -1)
    #expect(round.ending == .timeout)
    #expect(round.moves.last?.reaction == tick * 100)
  }

  @Test(arguments: [0, 3, 10]) func `a gesture counts until one millisecond before`(good: Int) {
    var round = begun(.classic)
    round.obey(times: good)
    let limit = round.cues.first?.limit ?? 0
    var late = round
    #expect(round.obey(after: limit - 1).first == .moved(round.moves[good]))
    #expect(round.good == good + 1)
    late.obey(after: limit)
    #expect(late.good == good)
    #expect(late.ending == .timeout)
  }
}
