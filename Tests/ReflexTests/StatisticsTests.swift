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
}
