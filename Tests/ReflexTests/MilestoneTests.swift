import Testing

@testable import Reflex

struct MilestoneTests {
  @Test(
    arguments: [
      (0, nil), (9, nil), (10, .ten), (19, .ten), (20, .twenty), (50, .fifty), (99, .fifty),
      (100, .hundred), (200, .twoHundred), (299, .twoHundred), (300, .hundreds(3)),
      (1234, .hundreds(12)),
    ] as [(Int, Milestone?)])
  func `the latest that a round has reached`(moves: Int, milestone: Milestone?) {
    #expect(Milestone(by: moves) == milestone)
  }

  @Test func `each is reached once, and they never end`() {
    let reached = (0...1000).filter { Milestone(at: $0) != nil }
    #expect(reached == [10, 20, 50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000])
    #expect(reached.compactMap { Milestone(at: $0)?.moves } == reached)
  }
}
