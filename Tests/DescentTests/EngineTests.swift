import Flow
import Testing

@testable import Descent

/// Engines as they are drawn, against a search that knows nothing of bits.
@Suite struct EngineTests {
  /// How many are drawn of each difficulty: the harder, the longer that takes.
  private static let counts = [1000, 300, 100, 60, 12, 12, 12]

  private static let drawn = counts.enumerated().map { index, count in
    (0..<count).map { draw(difficulty: index + 1, seed: $0) }
  }

  private static func draw(difficulty: Int, seed: Int) -> ProvedPuzzle<EnginePuzzle> {
    var generator = SeededGenerator(seed: 1000, name: "engine", number: seed)
    return EnginePuzzle.draw(difficulty: difficulty, using: &generator)
  }

  private func engines(_ difficulty: Int) -> [ProvedPuzzle<EnginePuzzle>] {
    Self.drawn[difficulty - 1]
  }

  @Test(arguments: 1...7)
  func `every engine has one list, needs all plates, and is as hard as its day`(difficulty: Int) {
    let few = engines(difficulty)
    for seed in Seeds.upTo(few.count) {
      let engine = seed < few.count ? few[seed] : Self.draw(difficulty: difficulty, seed: seed)
      expectOneList(of: engine.puzzle, "seed \(seed)")
      expectReasoning(of: engine, difficulty, "seed \(seed)")
      expectPlates(of: engine.puzzle, difficulty, "seed \(seed)")
    }
  }

  private func expectOneList(of puzzle: EnginePuzzle, _ comment: Comment) {
    #expect(EngineSearch(puzzle).lists == [puzzle.fates.map(\.rawValue)], comment)
    for index in puzzle.plates.indices {
      #expect(EngineSearch(puzzle, without: index).lists.count > 1, comment)
    }
  }

  private func expectReasoning(
    of engine: ProvedPuzzle<EnginePuzzle>, _ difficulty: Int, _ comment: Comment
  ) {
    let needed: Reasoning =
      difficulty < 3 ? .reading : difficulty < 5 ? .pairing : .supposing
    let riddle = engine.puzzle.riddle
    #expect(engine.proof.reasoning == needed, comment)
    #expect(ProofChecker(riddle).isProof(engine.proof.steps), comment)
    for weaker in Reasoning.allCases where weaker < needed {
      var reasoner = Reasoner(riddle)
      #expect(reasoner.solve(with: weaker) == nil, comment)
    }
    let suppositions = [0...0, 0...0, 0...0, 0...0, 1...1, 1...1, 2...5][difficulty - 1]
    #expect(suppositions.contains(engine.proof.suppositionCount), comment)
  }

  /// Each speaks of others, in the order of the row.
  private func expectPlates(of puzzle: EnginePuzzle, _ difficulty: Int, _ comment: Comment) {
    #expect(puzzle.plates.count == [3, 4, 4, 5, 5, 5, 5][difficulty - 1], comment)
    for (object, plate) in puzzle.plates.enumerated() {
      #expect(!plate.objects.contains(object), comment)
      #expect(plate.objects == plate.objects.sorted(), comment)
    }
  }

  @Test(arguments: [5, 6]) func `a proof is longer than any of the difficulty before`(
    difficulty: Int
  ) throws {
    let longest = try #require(engines(difficulty).map(\.proof.length).max())
    let shortest = try #require(engines(difficulty + 1).map(\.proof.length).min())
    #expect(shortest > longest)
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
    (self.puzzle, self.illegible) = (puzzle, illegible)
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
