import Flow

extension DoorsPuzzle {
  /// A puzzle of a difficulty, 1 to 7.
  static func draw(
    difficulty: Int, variety: DescentVariety = .any, using generator: inout SeededGenerator
  ) -> ProvedPuzzle<DoorsPuzzle> {
    let plan = TestimonyPlan.doors(difficulty)
    let signs = DoorSign.drawn(plan.speakers, of: DoorSign.allCases, using: &generator)
    let testimony = plan.draw(variety: variety, using: &generator)
    return ProvedPuzzle(
      puzzle: DoorsPuzzle(signs: signs, testimony: testimony.puzzle), proof: testimony.proof)
  }
}
