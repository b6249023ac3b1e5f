import Flow

/// A puzzle of clues, whatever they speak of.
protocol Puzzle: Equatable, Sendable {
  /// What its reader knows.
  var riddle: Riddle { get }
}

/// A puzzle with its proof.
struct ProvedPuzzle<Content: Puzzle>: Equatable, Sendable {
  let puzzle: Content
  let proof: Proof
}

/// How often a puzzle is drawn anew before that is a defect.
private let mostAttempts = 200_000

extension Puzzle {
  /// Draws until `candidates` puzzles are fair, and keeps the one with the shortest proof. Fair: one answer, no
  /// idle clue, and a proof that `suits` the difficulty.
  static func draw(
    candidates: Int, using generator: inout SeededGenerator,
    propose: (inout SeededGenerator) -> Self?, suits: (Self, Proof) -> Bool
  ) -> ProvedPuzzle<Self> {
    var best: ProvedPuzzle<Self>?
    var left = candidates
    for _ in 0..<mostAttempts {
      guard let proved = propose(&generator)?.proved(suits: suits) else { continue }
      if best.map({ proved.proof.length < $0.proof.length }) ?? true { best = proved }
      left -= 1
      if left == 0, let best { return best }
    }
    guard let best else { preconditionFailure("no fair \(Self.self) in \(mostAttempts) attempts") }
    return best
  }

  private func proved(suits: (Self, Proof) -> Bool) -> ProvedPuzzle<Self>? {
    let riddle = riddle
    guard riddle.hasOneAnswer, riddle.idleClues.isEmpty, let proof = riddle.proof,
      suits(self, proof)
    else { return nil }
    return ProvedPuzzle(puzzle: self, proof: proof)
  }
}
