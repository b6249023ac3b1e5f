import Flow
import Localization
import Testing

@testable import Descent

/// Drawn puzzles a difficulty.
private let seeds = Seeds.upTo(6)

private func generator(_ seed: Int, _ difficulty: Int) -> SeededGenerator {
  SeededGenerator(seed: UInt64(seed), name: "fair", number: difficulty)
}

@Suite struct DoorsFairnessTests {
  @Test(arguments: 1...7) func `inscriptions lead to one door, each of them needed`(
    difficulty: Int
  ) {
    for seed in seeds {
      var generator = generator(seed, difficulty)
      let proved = DoorsPuzzle.draw(difficulty: difficulty, using: &generator)
      expectFair(proved.puzzle.testimony, right: proved.right, "seed \(seed)")
      expectDoorsOf(difficulty, proved.puzzle.testimony, proved.proof)
    }
  }

  @Test(arguments: 3...7) func `masks lead to one door, each of them needed`(difficulty: Int) {
    for seed in seeds {
      var generator = generator(seed, difficulty)
      let proved = MasksPuzzle.draw(difficulty: difficulty, using: &generator)
      expectFair(proved.puzzle.testimony, right: proved.right, "seed \(seed)")
      expectReasoning(of: difficulty, proved.proof, proved.puzzle.riddle)
      #expect(!proved.puzzle.signs.contains(.spikes))
      #expect(proved.puzzle.testimony.aboutSpeakersCount >= 1)
      #expect(difficulty < 7 || !proved.puzzle.testimony.canBeTried)
    }
  }

  @Test(arguments: 5...7) func `weighings lead to one jar, each of them needed`(difficulty: Int) {
    for seed in seeds {
      var generator = generator(seed, difficulty)
      let proved = JarsPuzzle.draw(difficulty: difficulty, using: &generator)
      let puzzle = proved.puzzle
      #expect(jars(leftBy: puzzle) == [proved.right], "seed \(seed)")
      for clue in puzzle.weighings.indices {
        #expect(jars(leftBy: puzzle, without: clue).count > 1, "seed \(seed)")
      }
      expectReasoning(of: difficulty, proved.proof, puzzle.riddle)
      #expect(puzzle.weighings.allSatisfy { $0.one.count == $0.other.count })
      #expect(Set(puzzle.weighings.map(\.jars)).count == puzzle.weighings.count)
    }
  }

  private func expectFair(_ testimony: Testimony, right: Int, _ comment: Comment) {
    #expect(places(leftBy: testimony) == [right], comment)
    for (speaker, statement) in testimony.statements.enumerated() {
      #expect(places(leftBy: testimony, without: speaker).count > 1, comment)
      #expect(!(statement.kind.isAboutSpeakers && statement.named.contains(speaker)), comment)
      #expect(testimony.statements.count { $0.kind == statement.kind } <= 2, comment)
    }
    #expect(Set(testimony.statements).count == testimony.statements.count, comment)
    #expect((1..<testimony.frame.speakers).contains(testimony.frame.trueCount))
  }

  private func expectDoorsOf(_ difficulty: Int, _ testimony: Testimony, _ proof: Proof) {
    #expect(testimony.frame.places == [3, 4, 4, 4, 5, 5, 5][difficulty - 1])
    #expect(testimony.frame.speakers == testimony.frame.places)
    #expect((testimony.aboutSpeakersCount == 0) == (difficulty < 3))
    #expect(difficulty < 7 || !testimony.canBeTried)
    expectReasoning(of: difficulty, proof, testimony.riddle)
  }

  private func expectReasoning(of difficulty: Int, _ proof: Proof, _ riddle: Riddle) {
    #expect(ProofChecker(riddle).isProof(proof.steps))
    let suppositions = proof.suppositionCount
    switch difficulty {
    case 1...2: #expect(proof.reasoning <= .pairing)
    case 3...4: #expect(proof.reasoning == .pairing)
    case 5: #expect(suppositions == 1)
    case 6: #expect(suppositions > 1)
    default: #expect(suppositions > 0)
    }
    guard difficulty > 2 else { return }
    let weaker: Reasoning = difficulty < 5 ? .reading : .pairing
    var reasoner = Reasoner(riddle)
    #expect(reasoner.solve(with: weaker) == nil)
    #expect(difficulty < 5 || proof.reasoning == .supposing)
  }
}
