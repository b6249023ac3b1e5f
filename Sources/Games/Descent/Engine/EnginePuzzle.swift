import Flow
import Localization

/// Objects in a row, each with a plate that speaks of others; what is done to each is asked.
struct EnginePuzzle: Puzzle {
  /// What the objects are.
  let skin: EngineSkin
  let frame: EngineFrame
  /// The plate of each object, from the left.
  let plates: [EnginePlate]

  var riddle: Riddle {
    let worlds = frame.worlds
    let objects = Array(0..<frame.objectCount)
    let frame = RiddleFrame(
      worldCount: worlds.count, valueCounts: objects.map { _ in EngineFate.allCases.count },
      asked: objects, value: { worlds[$1][$0].rawValue })
    let clues = plates.map { plate in
      WorldSet(of: worlds.count) { plate.holds(for: worlds[$0]) }
    }
    return Riddle(frame: frame, clues: clues)
  }

  /// The fate of each object, from the left.
  var fates: [EngineFate] {
    guard
      let fates = frame.worlds.first(where: { world in plates.allSatisfy { $0.holds(for: world) } })
    else { preconditionFailure("an engine that nothing moves") }
    return fates
  }
}

extension EnginePuzzle {
  /// An engine of a difficulty, 1 to 7; its skin is drawn where none is given.
  static func draw(
    difficulty: Int, skin: EngineSkin? = nil, variety: DescentVariety = .any,
    using generator: inout SeededGenerator
  ) -> ProvedPuzzle<EnginePuzzle> {
    let drawn = EngineSkin.allCases[generator.below(EngineSkin.allCases.count)]
    let demand = EngineDemand.of(difficulty)
    let maker = EngineMaker(demand, skin: skin ?? drawn)
    return draw(
      candidates: demand.candidates, using: &generator,
      propose: { maker.engine(variety: variety, using: &$0) }, suits: { demand.suits($1) })
  }
}

extension ProvedPuzzle<EnginePuzzle> {
  private typealias Text = L10n.DescentEngine

  /// Three steps with their reasons, and the answer with its proof.
  var hints: [LocalizedText] {
    let wording = EngineWording(puzzle.skin)
    let texts = StepTexts(
      frame: puzzle.riddle.frame, clues: clues,
      fact: { wording.fact(object: $0, fates: $1.compactMap(EngineFate.init)) })
    return texts.hints(proof.steps) + [solution]
  }

  private func clues(_ indices: [Int]) -> LocalizedText {
    indices.count == 1
      ? Text.plateSaid(number: indices[0] + 1)
      : Text.plates(numbers: .numbers(indices.map { $0 + 1 }))
  }

  /// The right list, and why it is so.
  var solution: LocalizedText {
    let wording = EngineWording(puzzle.skin)
    let worlds = puzzle.frame.worlds
    return NarrowingTexts(
      narrowing: Narrowing(puzzle.riddle),
      answer: .joined([
        Text.answer(actions: wording.list(of: puzzle.fates)),
        wording.inLetters(EngineWording.letters(of: puzzle.fates)),
      ]), clues: clues, clueAtStart: Text.plateAtStart,
      world: { EngineWording.letters(of: worlds[$0]) }
    ).solution
  }
}

extension EnginePuzzle {
  /// The same for two engines that differ only in what their objects and actions are called.
  var shape: [Int] {
    let forms = EngineFate.allCases.map(\.rawValue).permutations.map(form)
    return forms.min { $0.lexicographicallyPrecedes($1) } ?? []
  }

  /// Everything as numbers, each fate under its new one.
  private func form(names: [Int]) -> [Int] {
    var counts = frame.counts
    for fate in EngineFate.allCases { counts[names[fate.rawValue]] = frame.counts[fate.rawValue] }
    return counts + plates.map { $0.code(names: names) }
  }
}

extension EnginePlate {
  /// The kind, the fate where one is named, and the objects, as a number of four digits.
  fileprivate func code(names: [Int]) -> Int {
    let pair = objects.reduce(0) { $0 * 10 + $1 }
    return switch self {
    case .alike: 1000 + pair
    case .unlike: 2000 + pair
    case .one(_, _, let fate): 3000 + 100 * names[fate.rawValue] + pair
    case .never(_, let fate): 4000 + 100 * names[fate.rawValue] + pair
    }
  }
}

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

/// What a plate says of objects, which count from 0; a pair stands in the order of the row.
enum EnginePlate: Equatable, Sendable {
  /// Both meet the same fate.
  case alike(Int, Int)
  case unlike(Int, Int)
  /// Exactly one of the two meets this fate.
  case one(Int, Int, EngineFate)
  case never(Int, EngineFate)

  /// The objects that it speaks of.
  var objects: [Int] {
    switch self {
    case .alike(let one, let other), .unlike(let one, let other): [one, other]
    case .one(let one, let other, _): [one, other]
    case .never(let object, _): [object]
    }
  }

  /// Whether it is true where the objects meet these fates.
  func holds(for fates: [EngineFate]) -> Bool {
    switch self {
    case .alike(let one, let other): fates[one] == fates[other]
    case .unlike(let one, let other): fates[one] != fates[other]
    case .one(let one, let other, let fate): (fates[one] == fate) != (fates[other] == fate)
    case .never(let object, let fate): fates[object] != fate
    }
  }

  /// All that can be said of so many objects.
  static func all(of count: Int) -> [EnginePlate] {
    let objects = Array(0..<count)
    let pairs = objects.flatMap { one in objects[(one + 1)...].map { (one, $0) } }
    return pairs.flatMap { one, other in
      [.alike(one, other), .unlike(one, other)] + EngineFate.allCases.map { .one(one, other, $0) }
    } + objects.flatMap { object in EngineFate.allCases.map { .never(object, $0) } }
  }
}

/// What is done to an object of an engine: one of the three actions of its skin, in their order.
enum EngineFate: Int, CaseIterable, Sendable {
  case first, second, third
}

/// How many objects meet each fate, which is said before any plate is read.
struct EngineFrame: Equatable, Sendable {
  /// In the order of `EngineFate`; at least one of each.
  let counts: [Int]

  var objectCount: Int { counts.reduce(0, +) }

  /// All ways to deal the fates out, the first object's counting most.
  var worlds: [[EngineFate]] {
    var worlds: [[EngineFate]] = [[]]
    for _ in 0..<objectCount {
      worlds = worlds.flatMap { world in
        EngineFate.allCases.filter { fate in
          world.count { $0 == fate } < counts[fate.rawValue]
        }.map { world + [$0] }
      }
    }
    return worlds
  }

  /// Every frame for so many objects.
  static func all(of objectCount: Int) -> [EngineFrame] {
    (1..<objectCount).flatMap { first in
      (1..<objectCount).compactMap { second in
        let third = objectCount - first - second
        return third > 0 ? EngineFrame(counts: [first, second, third]) : nil
      }
    }
  }
}
