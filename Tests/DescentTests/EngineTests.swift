import Flow
import Testing

@testable import Descent

/// Engines as they are drawn, against a search that knows nothing of bits.
@Suite struct EngineTests {
  /// How many are drawn of each difficulty: the harder, the longer that takes.
  private static let counts = [1000, 300, 100, 60, 12, 12, 12]

  private static let drawn = counts.enumerated().map { index, count in
    (0..<count).map { seed in
      var generator = SeededGenerator(seed: 1000, name: "engine", number: seed)
      return EnginePuzzle.draw(difficulty: index + 1, using: &generator)
    }
  }

  private func engines(_ difficulty: Int) -> [ProvedPuzzle<EnginePuzzle>] {
    Self.drawn[difficulty - 1]
  }

  @Test(arguments: 1...7)
  func `one list satisfies all plates, and without any of them more do`(difficulty: Int) {
    for engine in engines(difficulty) {
      let puzzle = engine.puzzle
      #expect(EngineSearch(puzzle).lists == [puzzle.fates.map(\.rawValue)])
      for index in puzzle.plates.indices {
        #expect(EngineSearch(puzzle, without: index).lists.count > 1)
      }
    }
  }

  @Test(arguments: 1...7)
  func `as much thought as its difficulty names suffices, and no less`(difficulty: Int) {
    let needed: Reasoning =
      difficulty < 3 ? .reading : difficulty < 5 ? .pairing : .supposing
    for engine in engines(difficulty) {
      let riddle = engine.puzzle.riddle
      #expect(engine.proof.reasoning == needed)
      #expect(ProofChecker(riddle).isProof(engine.proof.steps))
      for weaker in Reasoning.allCases where weaker < needed {
        var reasoner = Reasoner(riddle)
        #expect(reasoner.solve(with: weaker) == nil)
      }
    }
  }

  @Test(arguments: [4: 0...0, 5: 1...1, 6: 1...1, 7: 2...5])
  func `the proof of the hardest supposes more than once`(
    difficulty: Int, suppositions: ClosedRange<Int>
  ) {
    for engine in engines(difficulty) {
      #expect(suppositions.contains(engine.proof.suppositionCount))
    }
  }

  @Test(arguments: [5, 6]) func `a proof is longer than any of the difficulty before`(
    difficulty: Int
  ) throws {
    let longest = try #require(engines(difficulty).map(\.proof.length).max())
    let shortest = try #require(engines(difficulty + 1).map(\.proof.length).min())
    #expect(shortest > longest)
  }

  @Test(arguments: 1...7) func `each plate speaks of others, in the order of the row`(
    difficulty: Int
  ) {
    for engine in engines(difficulty) {
      #expect(engine.puzzle.plates.count == [3, 4, 4, 5, 5, 5, 5][difficulty - 1])
      for (object, plate) in engine.puzzle.plates.enumerated() {
        #expect(!plate.objects.contains(object))
        #expect(plate.objects == plate.objects.sorted())
      }
    }
  }

  @Test func `all skins are drawn, and the one that is asked for`() {
    #expect(Set(engines(1).map(\.puzzle.skin)) == Set(EngineSkin.allCases))
    for skin in EngineSkin.allCases {
      var generator = SeededGenerator(seed: 3)
      #expect(EnginePuzzle.draw(difficulty: 2, skin: skin, using: &generator).puzzle.skin == skin)
    }
  }

  @Test func `the same number makes the same engine in every skin`() {
    let plates = EngineSkin.allCases.map { skin in
      var generator = SeededGenerator(seed: 11)
      return EnginePuzzle.draw(difficulty: 3, skin: skin, using: &generator).puzzle.plates
    }
    #expect(plates.allSatisfy { $0 == plates[0] })
  }

  // MARK: Shapes

  @Test func `an engine with other names has the same shape`() {
    let engine = EnginePuzzle(
      skin: .levers, frame: EngineFrame(counts: [2, 1, 1]),
      plates: [.unlike(1, 2), .never(3, .first), .one(0, 3, .third), .unlike(0, 1)])
    let renamed = EnginePuzzle(
      skin: .bells, frame: EngineFrame(counts: [1, 1, 2]),
      plates: [.unlike(1, 2), .never(3, .third), .one(0, 3, .second), .unlike(0, 1)])
    let other = EnginePuzzle(
      skin: .levers, frame: EngineFrame(counts: [2, 1, 1]),
      plates: [.unlike(1, 2), .never(3, .first), .one(0, 3, .first), .unlike(0, 1)])
    #expect(engine.shape == renamed.shape)
    #expect(engine.shape != other.shape)
  }

  /// Difficulties, and how many shapes there are at least among the engines of the tests.
  @Test(arguments: [1: 36, 2: 250, 3: 60, 4: 55, 5: 12, 6: 12, 7: 12])
  func `shapes do not run out within a season`(difficulty: Int, least: Int) {
    #expect(Set(engines(difficulty).map(\.puzzle.shape)).count >= least)
  }
}

/// All lists that an engine allows, tried one by one.
struct EngineSearch {
  private let puzzle: EnginePuzzle
  private let illegible: Int?

  init(_ puzzle: EnginePuzzle, without illegible: Int? = nil) {
    self.puzzle = puzzle
    self.illegible = illegible
  }

  /// Every list of so many actions, the right numbers of each or not.
  static func all(_ count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return all(count - 1).flatMap { list in [0, 1, 2].map { list + [$0] } }
  }

  var lists: [[Int]] { Self.all(puzzle.plates.count).filter(isAllowed) }

  func isAllowed(_ list: [Int]) -> Bool {
    for action in 0...2 where list.filter({ $0 == action }).count != puzzle.frame.counts[action] {
      return false
    }
    for (index, plate) in puzzle.plates.enumerated() where index != illegible {
      if !Self.isTrue(plate, list) { return false }
    }
    return true
  }

  static func isTrue(_ plate: EnginePlate, _ list: [Int]) -> Bool {
    switch plate {
    case .alike(let one, let other): return list[one] == list[other]
    case .unlike(let one, let other): return list[one] != list[other]
    case .never(let object, let fate): return list[object] != fate.rawValue
    case .one(let one, let other, let fate):
      return [list[one], list[other]].filter { $0 == fate.rawValue }.count == 1
    }
  }
}
