package import Flow
import Localization

/// Makes carvings from numbers; the same from the same numbers on every platform.
package enum CarvingGenerator {
  /// How many are drawn before it is a defect.
  package static let attempts = 1000

  /// A fair carving of difficulty 1 to 7; a thread of 1 to 3 is the shift that a wheel tells, where the
  /// difficulty has shifts. Nil after a thousand unfair ones: a defect.
  package static func puzzle(
    difficulty: Int, thread: Int?, using generator: inout SeededGenerator
  ) -> CarvingPuzzle? {
    precondition(thread.map { (1...3).contains($0) } ?? true, "a thread of \(thread ?? 0)")
    for _ in 0..<attempts {
      let plan = CarvingPlan(difficulty: difficulty, thread: thread, using: &generator)
      if let puzzle = plan.puzzle(using: &generator), puzzle.isFair { return puzzle }
    }
    return nil
  }
}
