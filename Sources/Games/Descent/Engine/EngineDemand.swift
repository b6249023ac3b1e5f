/// What an engine of one difficulty has to be.
struct EngineDemand: Sendable {
  let objectCount: Int
  /// How many of its plates may speak of one object alone.
  let mostNevers: Int
  let reasoning: Reasoning
  /// Of how many fair ones that with the shortest proof is kept.
  let candidates: Int
  /// How often its proof supposes something, one behind the other.
  var suppositions = 0...0
  /// How long its proof is, in clues and facts.
  var length = 0...Int.max

  /// Whether a proof, of two steps at least, is as demanded.
  func suits(_ proof: Proof) -> Bool {
    proof.reasoning == reasoning && suppositions.contains(proof.suppositionCount)
      && proof.steps.count > 1 && length.contains(proof.length)
  }

  /// For a difficulty from 1 to 7. Of ten thousand engines that are too hard for pairs none asked for an
  /// assumption within another: the proofs of 7 suppose at least twice, one behind the other.
  static func of(_ difficulty: Int) -> EngineDemand {
    switch difficulty {
    case ...1: EngineDemand(objectCount: 3, mostNevers: 3, reasoning: .reading, candidates: 1)
    case 2: EngineDemand(objectCount: 4, mostNevers: 2, reasoning: .reading, candidates: 4)
    case 3: EngineDemand(objectCount: 4, mostNevers: 1, reasoning: .pairing, candidates: 4)
    case 4: EngineDemand(objectCount: 5, mostNevers: 1, reasoning: .pairing, candidates: 4)
    case 5: supposing(1...1, length: 0...(longProof - 1), candidates: 2)
    case 6: supposing(1...1, length: longProof...(longestProof - 1), candidates: 2)
    default: supposing(2...Int.max, length: longestProof...Int.max, candidates: 1)
    }
  }

  private static func supposing(
    _ suppositions: ClosedRange<Int>, length: ClosedRange<Int>, candidates: Int
  ) -> EngineDemand {
    EngineDemand(
      objectCount: 5, mostNevers: 1, reasoning: .supposing, candidates: candidates,
      suppositions: suppositions, length: length)
  }
}

/// From how many clues and facts on a proof with one assumption is long: about half of them are.
private let longProof = 28
/// From how many on one with two: nearly all are.
private let longestProof = 32
