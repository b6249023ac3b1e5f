import Testing

@testable import Descent

/// A riddle has one answer, needs all its clues, and is proved by no harder steps.
func expectFair(_ riddle: Riddle, by reasoning: Reasoning) throws {
  #expect(riddle.hasOneWorld)
  #expect(riddle.idleClues.isEmpty)
  let proof = try #require(riddle.proof)
  #expect(proof.reasoning == reasoning)
  #expect(ProofChecker(riddle).isProof(proof.steps))
}

@Suite struct ReasonerTests {
  /// Three digits of 1 to 3, all different.
  private static func riddle(_ clues: [([Int]) -> Bool]) -> Riddle {
    let worlds = [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]
    let frame = RiddleFrame(
      worldCount: 6, valueCounts: [3, 3, 3], asked: [0, 1, 2], value: { worlds[$1][$0] - 1 })
    return Riddle(
      frame: frame, clues: clues.map { clue in WorldSet(of: 6) { clue(worlds[$0]) } })
  }

  @Test func `two comparisons are read off`() throws {
    try expectFair(Self.riddle([{ $0[1] > $0[2] }, { $0[0] < $0[2] }]), by: .reading)
  }

  @Test func `a clue that says nothing new is idle`() {
    let riddle = Self.riddle([{ $0[1] > $0[2] }, { $0[0] < $0[2] }, { $0[0] == 1 }])
    #expect(riddle.idleClues == [1, 2])
  }
}
