import Testing

@testable import Reflex

struct TwistedTimeTests {
  private static let walls: [RoundTwist] = [.walls]
  private static let all: [RoundTwist] = [.walls, .bats, .stair, .flood]

  /// (pace, floor, allowance, twists, good moves, commands at once, units, limit), of 16 moves.
  static let times: [(RoundPace, Int, Int, [RoundTwist], Int, Int, Int, Int)] = [
    (.steady, 10, 0, walls, 0, 1, 30, 3100), (.steady, 10, 0, walls, 5, 1, 20, 2100),
    (.steady, 10, 0, walls, 9, 1, 12, 1300), (.steady, 10, 0, walls, 15, 1, 12, 1300),
    (.steady, 16, 0, walls, 15, 1, 16, 1700), (.steady, 16, 0, walls, 5, 1, 20, 2100),
    (.steady, 10, 0, all, 3, 1, 24, 2500), (.steady, 10, 0, all, 4, 1, 22, 2300),
    (.steady, 10, 0, all, 8, 1, 18, 1900), (.steady, 10, 0, all, 12, 1, 21, 2200),
    (.steady, 10, 0, all, 15, 2, 42, 4300), (.steady, 10, 800, all, 15, 2, 42, 5900),
    (.calm, 10, 0, walls, 0, 1, 30, 31_000), (.calm, 40, 0, walls, 15, 1, 12, 13_000),
    (.classic, 10, 0, walls, 0, 1, 30, 3100), (.rising, 10, 0, walls, 0, 1, 20, 2100),
    (.rising, 10, 0, all, 15, 1, 21, 2200), (.steady, 10, 0, [], 2, 1, 40, 4100),
    (.steady, 10, 500, [], 0, 1, 50, 5600),
  ]

  @Test(arguments: times) func `a twist leaves time to think`(
    _ example: (RoundPace, Int, Int, [RoundTwist], Int, Int, Int, Int)
  ) throws {
    let (pace, floor, allowance, twists, good, count, units, limit) = example
    let rules = RoundRules(
      pace: pace, floor: floor, allowance: allowance, goal: 16, twists: twists)
    let time = try #require(rules.time(after: good, reading: count))
    #expect(time == (units, limit))
  }

  @Test(arguments: [[], walls]) func `without a clock there is no time`(twists: [RoundTwist]) {
    #expect(RoundRules(pace: .untimed, goal: 16, twists: twists).time(after: 0, reading: 1) == nil)
  }

  /// (pace, floor, allowance, units, limit)
  static let bats: [(RoundPace, Int, Int, Int)] = [
    (.steady, 0, 11, 1200), (.rising, 800, 11, 2000), (.classic, 0, 11, 1200), (.calm, 0, 2, 3000),
  ]

  @Test(arguments: bats) func `a bat has a time of its own`(
    _ pace: RoundPace, _ allowance: Int, _ units: Int, _ limit: Int
  ) throws {
    let rules = RoundRules(pace: pace, allowance: allowance, goal: 8, twists: [.bats])
    let time = try #require(rules.batTime)
    #expect(time == (units, limit))
  }

  /// (pace, floor, allowance, goal, good moves, milliseconds or mistakes)
  static let breaths: [(RoundPace, Int, Int, Int?, Int, Int)] = [
    (.untimed, 10, 0, 10, 0, 3), (.steady, 10, 0, 10, 0, 12_100), (.steady, 10, 0, 10, 9, 1300),
    (.steady, 10, 0, 10, 10, 1300), (.steady, 20, 0, 10, 6, 8100), (.steady, 10, 500, 10, 6, 6900),
    (.steady, 10, 0, nil, 30, 12_100), (.calm, 20, 0, 10, 8, 25_000),
  ]

  @Test(arguments: breaths) func `breath lasts for the moves that are left`(
    _ example: (RoundPace, Int, Int, Int?, Int, Int)
  ) {
    let (pace, floor, allowance, goal, good, whole) = example
    let rules = RoundRules(
      pace: pace, floor: floor, allowance: allowance, goal: goal, twists: [.flood])
    #expect(rules.breath(after: good).of == whole)
  }

  /// Of a round by itself twists hold from the start.
  @Test func `twists come in evenly over the moves of an escape`() {
    let rules = RoundRules(pace: .steady, goal: 16, twists: Self.all)
    #expect((0..<16).map { rules.twists(after: $0).count } == (0..<16).map { $0 / 4 + 1 })
    #expect(RoundRules(pace: .steady, twists: Self.all).twists(after: 0) == Self.all)
    #expect(rules.practice(lessons: 3).twists(after: 2) == [.walls])
  }

  /// (twist, lessons asked for, commands)
  static let practices: [(RoundTwist?, Int, Int)] = [
    (nil, 3, 3), (.bats, 3, 3), (.bats, 1, 1), (.stair, 3, 5), (.stair, 2, 3), (.stair, 1, 2),
    (.stair, 0, 0),
  ]

  @Test(arguments: practices) func `a practice has as many commands as its lessons want`(
    _ twist: RoundTwist?, _ lessons: Int, _ commands: Int
  ) {
    let rules = RoundRules(pace: .steady, allowance: 800, goal: 8, twists: twist.map { [$0] } ?? [])
    let practice = rules.practice(lessons: lessons)
    #expect(practice.goal == commands)
    #expect(practice.isPractice)
    #expect(practice.allowance == (twist == nil ? 0 : 800))
  }

  /// (twist, lessons asked for, lesson by good moves)
  static let lessons: [(RoundTwist?, Int, [Int])] = [
    (nil, 3, [0, 0, 0]), (.flood, 3, [0, 1, 2]), (.walls, 1, [1]), (.stair, 3, [0, 1, 1, 2, 2]),
    (.stair, 1, [1, 1]),
  ]

  @Test(arguments: lessons) func `a lesson alone is the twisted one`(
    _ twist: RoundTwist?, _ lessons: Int, _ expected: [Int]
  ) {
    let rules = RoundRules(pace: .steady, goal: 8, twists: twist.map { [$0] } ?? [])
      .practice(lessons: lessons)
    #expect(expected.indices.map(rules.lesson) == expected)
  }

  /// (fewest and most milliseconds, width of a bar, bars)
  static let widths: [(Int, Int, Int, Int)] = [
    (300, 899, 50, 12), (300, 900, 100, 7), (400, 400, 50, 1), (0, 599, 50, 12), (0, 600, 100, 7),
    (200, 60_000, 10_000, 7), (0, 119_999, 10_000, 12), (0, 120_000, 10_910, 11),
  ]

  @Test(arguments: widths) func `bars are as narrow as twelve of them allow`(
    _ best: Int, _ worst: Int, _ width: Int, _ count: Int
  ) throws {
    let bars = try #require(ReactionStatistics(times: [best, worst])).histogram
    #expect(bars.map(\.from) == (0..<count).map { (best / width + $0) * width })
    #expect(bars.map(\.count).reduce(0, +) == 2)
  }

  /// In bursts, and with two commands on the stair; on it the boom is shown first.
  @Test(arguments: [[.walls], [.walls, .stair]] as [[RoundTwist]], 0..<20 as Range<UInt64>)
  func `one boom at most is heard with commands that come at once`(
    _ twists: [RoundTwist], _ seed: UInt64
  ) {
    var round = begun(RoundRules(pace: .untimed, goal: 16, twists: twists), seed: seed)
    var isSwapped = false
    while !round.cues.isEmpty {
      let sounds = round.shownCues.map(\.sound)
      #expect(!sounds.dropFirst().contains(.walls))
      if sounds.first == .walls { isSwapped.toggle() }
      #expect(round.cues.allSatisfy { $0.isSwapped == isSwapped })
      for cue in round.cues { _ = round.handleGesture(cue.answer, after: 0) }
    }
    #expect(round.ending == .goal)
  }

  @Test func `in practice the water is heard once the first command is obeyed`() {
    let rules = RoundRules(pace: .steady, goal: 8, twists: [.flood]).practice(lessons: 3)
    var round = begun(rules)
    var sounds: [RoundTwist?] = []
    while let cue = round.cues.first {
      sounds.append(cue.sound)
      round.obey()
    }
    #expect(sounds == [nil, .flood, .flood])
  }

  @Test func `only the stair folds, and only with two commands`() {
    var burst = begun(RoundRules(pace: .untimed, goal: 16))
    while !burst.cues.isEmpty {
      #expect(burst.cues.allSatisfy { $0.sound == nil })
      burst.obey(times: burst.cues.count)
    }
    var stair = begun(RoundRules(pace: .steady, goal: 7, twists: [.stair]))
    while !stair.cues.isEmpty {
      #expect(stair.cues.map(\.sound) == (stair.cues.count == 2 ? [.stair, nil] : [nil]))
      stair.obey(times: stair.cues.count)
    }
    #expect(burst.ending == .goal && stair.ending == .goal)
  }

  /// (median, what a voice adds)
  @Test(arguments: [(600, 0), (601, 200), (800, 200), (801, 400), (5600, 5000), (9000, 5000)])
  func `an allowance is the least that is enough`(_ median: Int, _ allowance: Int) {
    #expect(Calibration.allowance(for: [median]) == allowance)
  }
}
