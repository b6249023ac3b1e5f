import Testing

@testable import Reflex

struct StatisticsTests {
  private func moves(_ times: [Int]) -> [CueResponse] {
    times.map { CueResponse(move: 1, cue: .tap, gesture: .tap, outcome: .good, reaction: $0) }
  }

  @Test(arguments: [
    ([400], 400, 400, 0),
    ([500, 300], 400, 300, 200),
    ([301, 300], 300, 300, 1),
    ([300, 900, 400], 400, 300, 300),
    ([100, 200, 300, 400], 250, 100, 200),
    ([100, 200, 300, 400, 500, 600, 700, 800], 450, 100, 400),
  ]) func `median, best and spread`(times: [Int], median: Int, best: Int, spread: Int) throws {
    let statistics = try #require(ReactionStatistics(of: moves(times)))
    #expect(statistics.median == median)
    #expect(statistics.best == best)
    #expect(statistics.spread == spread)
  }

  @Test func `only good moves have a time`() {
    let others: [CueResponse] = [
      CueResponse(move: 1, cue: .tap, gesture: .pinch, outcome: .ignored, reaction: 10),
      CueResponse(move: 1, cue: .tap, gesture: .swipe, outcome: .wrong, reaction: 20),
      CueResponse(move: 1, cue: .pinch, gesture: nil, outcome: .timeout, reaction: 5100),
    ]
    #expect(ReactionStatistics(of: others) == nil)
    #expect(ReactionStatistics(of: moves([300]) + others)?.best == 300)
    #expect(ReactionStatistics.mistakes(in: moves([300]) + others) == [.tap: 2, .pinch: 1])
  }

  @Test func `bars hold every move, side by side`() throws {
    let statistics = try #require(ReactionStatistics(of: moves([310, 349, 350, 420, 599])))
    #expect(
      statistics.histogram == [
        .init(from: 300, count: 2), .init(from: 350, count: 1), .init(from: 400, count: 1),
        .init(from: 450, count: 0), .init(from: 500, count: 0), .init(from: 550, count: 1),
      ])
  }

  @Test(arguments: [[0, 0], [1, 999_999_999], [300, 5099], [400, 50_999], [1, 2, 3]])
  func `never more than twelve bars`(times: [Int]) throws {
    let bars = try #require(ReactionStatistics(of: moves(times))).histogram
    #expect((1...12).contains(bars.count))
    #expect(bars.reduce(0) { $0 + $1.count } == times.count)
    #expect(
      zip(bars, bars.dropFirst()).allSatisfy { $1.from - $0.from == bars[1].from - bars[0].from })
  }
}

struct CalibrationTests {
  private let quick = [300, 310, 320, 330, 340, 350, 360, 370, 380, 390]

  /// (milliseconds, floor in units)
  static let measured: [([Int], Int)] = [
    (Array(repeating: 900, count: 10), 14),
    (Array(repeating: 900, count: 9) + [60_000], 14),
    (Array(repeating: 900, count: 6) + [9000, 9000, 60_000, 60_000], 14),
    ([1, 1, 1, 1] + Array(repeating: 900, count: 6), 14),
    (Array(repeating: 300, count: 6) + [5000, 5000, 5000, 5000], 10),
    (Array(repeating: 667, count: 10), 10),
    (Array(repeating: 668, count: 10), 12),
    (Array(repeating: 60_000, count: 10), 50),
    ([], 10),
  ]

  @Test(arguments: measured) func `what is typical has half as much again, outliers nothing`(
    times: [Int], floor: Int
  ) {
    #expect(Calibration.floor(for: times) == floor)
    #expect(Calibration.floor(for: times.reversed()) == floor)
  }

  @Test func `what a voice needs is no part of a floor`() {
    let slow = Array(repeating: 1700, count: 10)
    #expect(Calibration.floor(for: slow, allowance: 800) == 14)
    #expect(Calibration.floor(for: slow, allowance: 5000) == 10)
  }

  @Test func `an allowance is what a voice adds to a choice by eye`() {
    #expect(Calibration.allowance(for: quick) == 0)
    #expect(Calibration.allowance(for: quick.map { $0 + 900 }) == 800)
    #expect(Calibration.allowance(for: [600_000]) == 5000)
    #expect(Calibration.allowance(for: []) == 0)
  }

  @Test func `what can be measured can be chosen`() {
    #expect(Calibration.floors.allSatisfy(RoundRules.floors.contains))
    #expect(Calibration.allowances.allSatisfy(RoundRules.allowances.contains))
  }
}
