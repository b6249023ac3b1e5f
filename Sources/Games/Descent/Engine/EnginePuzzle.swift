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

  /// Where to begin, what follows for one object, which rows are possible then, and the answer with its proof.
  var hints: [LocalizedText] { texts.hints }

  /// The right list, and why it is so.
  var solution: LocalizedText { texts.solution }

  private var texts: NarrowingTexts {
    let wording = EngineWording(puzzle.skin)
    let worlds = puzzle.frame.worlds
    return NarrowingTexts(
      narrowing: Narrowing(puzzle.riddle),
      answer: .joined([
        Text.answer(actions: wording.list(of: puzzle.fates)),
        wording.inLetters(EngineWording.letters(of: puzzle.fates)),
      ]), clue: Text.plateSaid, clueAtStart: Text.plateAtStart, clues: Text.plates,
      fact: { object, fates in
        wording.fact(object: object, fates: fates.compactMap(EngineFate.init))
      },
      world: { EngineWording.letters(of: worlds[$0]) }, these: wording.inLetters)
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
