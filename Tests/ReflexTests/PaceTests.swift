import Testing

@testable import Reflex

struct PaceCase: Sendable, CustomTestStringConvertible {
  let rules: RoundRules
  let units: [Int?]
  var testDescription: String { "\(rules)" }
}

let paceCases = [
  PaceCase(
    rules: RoundRules(pace: .classic), units: [50, 45, 40, 35, 30, 25, 20, 15, 10, 5, 3, 3, 3]),
  PaceCase(
    rules: RoundRules(pace: .classic, floor: 30), units: [50, 45, 40, 35, 30, 25, 20, 15, 10, 5, 3]),
  PaceCase(
    rules: RoundRules(pace: .calm), units: [50, 45, 40, 35, 30, 25, 20, 15, 10, 5, 3, 3, 3]),
  PaceCase(
    rules: RoundRules(pace: .steady), units: [50, 45, 40, 35, 30, 25, 20, 15, 10, 10, 10, 10]),
  PaceCase(
    rules: RoundRules(pace: .steady, floor: 18), units: [50, 45, 40, 35, 30, 25, 20, 18, 18]),
  PaceCase(
    rules: RoundRules(pace: .steady, floor: 3), units: [50, 45, 40, 35, 30, 25, 20, 15, 10, 10]),
  PaceCase(rules: RoundRules(pace: .steady, floor: .max), units: [50, 50, 50]),
  PaceCase(
    rules: RoundRules(pace: .rising), units: [20, 19, 18, 18, 17, 17, 16, 16, 15, 15, 14, 14]),
  PaceCase(
    rules: RoundRules(pace: .rising, floor: 16), units: [20, 19, 18, 18, 17, 17, 16, 16, 16]),
  PaceCase(rules: RoundRules(pace: .rising, floor: 30), units: [30, 30, 30]),
  PaceCase(rules: RoundRules(pace: .untimed), units: [nil, nil, nil]),
  PaceCase(rules: RoundRules(pace: .classic, isPractice: true), units: [nil, nil]),
]

struct PaceTests {
  @Test(arguments: paceCases) func `units by moves`(_ example: PaceCase) {
    #expect(example.units.indices.map { example.rules.units(after: $0) } == example.units)
  }

  @Test(arguments: paceCases) func `a round gives the units of its pace`(_ example: PaceCase) {
    var round = begun(example.rules)
    let given = example.units.indices.map { _ in
      defer { round.obey() }
      return round.cues.first?.units
    }
    #expect(given == example.units)
  }

  @Test func `a limit is one tick more than the units, and the allowance`() {
    #expect(RoundRules(pace: .classic).limit(after: 0) == 5100)
    #expect(RoundRules(pace: .classic).limit(after: 100) == 400)
    #expect(RoundRules(pace: .calm).limit(after: 0) == 51_000)
    #expect(RoundRules(pace: .steady, floor: 12, allowance: 800).limit(after: 100) == 2100)
    #expect(RoundRules(pace: .steady, allowance: .max).limit(after: 100) == 6100)
    #expect(RoundRules(pace: .steady, allowance: -1).limit(after: 100) == 1100)
    #expect(RoundRules(pace: .untimed, allowance: 800).limit(after: 0) == nil)
  }

  @Test(arguments: paceCases) func `what was reached last is never left again`(_ example: PaceCase)
  {
    let last = example.rules.units(after: 100)
    #expect(example.rules.units(after: 1000) == last)
    #expect(example.rules.units(after: .max) == last)
  }

  /// Milliseconds by good moves from 0 on: each takes three per cent off, rounded down.
  static let risingLimits = [
    2000, 1940, 1882, 1826, 1772, 1719, 1668, 1618, 1570, 1523, 1478, 1434, 1391, 1350, 1310,
    1271, 1233, 1197, 1162, 1128, 1095, 1063, 1032, 1002, 972, 943, 915, 888, 862, 837, 812, 788,
    765, 743, 721, 700, 679, 659, 640, 621, 603, 585, 568, 551, 535, 519, 504, 489, 475, 461, 448,
    435, 422, 410, 398, 387, 376, 365, 355, 350, 350,
  ]

  @Test(arguments: zip(0...60, risingLimits))
  func `rising takes a little off with every good move`(good: Int, limit: Int) {
    #expect(RoundRules(pace: .rising).limit(after: good) == limit)
    #expect(RoundRules(pace: .rising, allowance: 800).limit(after: good) == limit + 800)
    #expect(RoundRules(pace: .rising, floor: 12).limit(after: good) == max(1200, limit))
    #expect(RoundRules(pace: .rising, floor: 50).limit(after: good) == 5000)
  }

  @Test(
    arguments: [
      (RoundPace.untimed, nil, nil), (.calm, nil, nil), (.steady, 10, 14), (.rising, nil, 14),
      (.classic, nil, nil),
    ] as [(RoundPace, Int?, Int?)])
  func `the lowest floor holds nobody back who is quicker`(
    pace: RoundPace, lowest: Int?, higher: Int?
  ) {
    #expect(pace.heldFloor(10) == lowest)
    #expect(pace.heldFloor(14) == higher)
  }

  /// The seed's own timer, unit by unit: shown after each tick, lost on the tick under zero.
  @Test(arguments: [RoundPace.classic, .calm], [0, 1, 5, 9, 10, 11, 40])
  func `a round is lost on the tick that takes the count under zero`(pace: RoundPace, good: Int) {
    let unit = pace == .calm ? 1000 : 100
    var round = begun(RoundRules(pace: pace))
    round.obey(times: good)
    var remaining = round.cues.first?.units ?? 0
    var tick = 0
    while round.ending == nil {
      tick += 1
      remaining -= 1
      let events = round.handleGesture(nil, after: tick * unit)
      #expect(events.isEmpty == (remaining >= 0))
    }
    #expect(remaining == -1)
    #expect(round.ending == .timeout)
    #expect(round.moves.last?.reaction == tick * unit)
  }

  @Test(arguments: [0, 3, 10]) func `a gesture counts until one millisecond before`(good: Int) {
    var round = begun(RoundRules(pace: .classic))
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
