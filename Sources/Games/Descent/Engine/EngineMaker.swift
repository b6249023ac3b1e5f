import Flow
import Localization

/// Makes engines of one size: plates that are true of a hidden solution, kept where they leave no other and
/// each is needed.
struct EngineMaker {
  private let frames: [KnownEngineFrame]
  private let skin: EngineSkin
  private let demand: EngineDemand

  init(_ demand: EngineDemand, skin: EngineSkin) {
    frames = EngineFrame.all(of: demand.objectCount).map(KnownEngineFrame.init)
    self.skin = skin
    self.demand = demand
  }

  /// An engine with one solution, no idle plate that asks for the reasoning that is demanded; nil
  /// where many tries in a row made none.
  func engine(
    variety: DescentVariety, using generator: inout SeededGenerator
  ) -> EnginePuzzle? {
    let known = frames[generator.below(frames.count)]
    let solution = UInt64(1) << UInt64(generator.below(known.worldCount))
    let choices = (0..<demand.objectCount).map { object in
      known.plates.filter { $0.worlds & solution != 0 && !$0.plate.objects.contains(object) }
    }
    for _ in 0..<mostTries {
      guard let drawn = draw(from: choices, until: solution, using: &generator),
        drawn.count(where: { $0.plate.objects.count == 1 }) <= demand.mostNevers
      else { continue }
      let plates = drawn.map(\.worlds)
      let engine = EnginePuzzle(skin: skin, frame: known.frame, plates: drawn.map(\.plate))
      guard isMinimal(plates, solution: solution), variety.admits(engine.shape),
        known.reasoning(for: plates) == demand.reasoning,
        demand.suppositions.lowerBound < 2 || known.hasBarrenSupposition(plates)
      else { continue }
      return engine
    }
    return nil
  }

  /// A plate for each object, each with something new to say, the last one such that the solution alone is
  /// left; nil where there is none.
  private func draw(
    from choices: [[KnownPlate]], until solution: UInt64, using generator: inout SeededGenerator
  ) -> [KnownPlate]? {
    let last = generator.below(choices.count)
    var drawn = choices.map { $0[generator.below($0.count)] }
    var left = UInt64.max
    for index in drawn.indices where index != last {
      guard left & drawn[index].worlds != left else { return nil }
      left &= drawn[index].worlds
    }
    let ends = choices[last].filter { $0.worlds & left == solution }
    guard left != solution, !ends.isEmpty else { return nil }
    drawn[last] = ends[generator.below(ends.count)]
    return drawn
  }

  /// Whether none of the plates can be spared.
  private func isMinimal(_ plates: [UInt64], solution: UInt64) -> Bool {
    plates.indices.allSatisfy { idle in
      plates.indices.reduce(UInt64.max) { $1 == idle ? $0 : $0 & plates[$1] } != solution
    }
  }
}

/// How many sets of plates are tried for one solution.
private let mostTries = 400

/// The words for objects by their places, which count from 0, in one of the genders of a language.
struct EngineForms {
  private typealias Text = L10n.DescentEngine

  let starts: LocalizedList
  let later: LocalizedList
  let ofStarts: LocalizedList
  let ofLater: LocalizedList
  /// From 1 on.
  let numbers: LocalizedList
  /// Of two objects exactly one is so.
  let one: (_ first: LocalizedText, _ second: LocalizedText, _ done: LocalizedText) -> LocalizedText
  /// To neither this was done.
  let neither: (_ acted: LocalizedText) -> LocalizedText
  /// To none this was done, though to so many it ought to have been.
  let none: (_ acted: LocalizedText, _ wanted: LocalizedText) -> LocalizedText

  static var masculine: EngineForms {
    EngineForms(
      starts: Text.masculineStarts, later: Text.masculineLater,
      ofStarts: Text.masculineOfStarts, ofLater: Text.masculineOfLater,
      numbers: Text.masculineNumbers,
      one: { Text.masculineExactlyOne(first: $0, second: $1, done: $2) },
      neither: { Text.masculineNeither(acted: $0) },
      none: { Text.masculineNone(acted: $0, wanted: $1) })
  }

  static var feminine: EngineForms {
    EngineForms(
      starts: Text.feminineStarts, later: Text.feminineLater,
      ofStarts: Text.feminineOfStarts, ofLater: Text.feminineOfLater,
      numbers: Text.feminineNumbers,
      one: { Text.feminineExactlyOne(first: $0, second: $1, done: $2) },
      neither: { Text.feminineNeither(acted: $0) },
      none: { Text.feminineNone(acted: $0, wanted: $1) })
  }
}

/// What an engine is made of; the rules are the same.
enum EngineSkin: Int, CaseIterable, Sendable {
  case levers, sluices, weights, bells

  /// What is done to its objects, in the order of `EngineFate`; names in saves and on the wire.
  func actionID(of fate: EngineFate) -> AnswerID { actionIDs[fate.rawValue] }

  private var actionIDs: [AnswerID] {
    switch self {
    case .levers: ["push", "pull", "spare"]
    case .sluices: ["raise", "lower", "bolt"]
    case .weights: ["swing", "tie", "unhook"]
    case .bells: ["strike", "muffle", "turn"]
    }
  }
}

/// A plate with the worlds that it allows, a bit each.
struct KnownPlate: Sendable {
  let plate: EnginePlate
  let worlds: UInt64
}

/// A frame with all that is drawn and tried in it. Worlds, at most 30, are the bits of a word: of a hundred
/// engines few are worth a whole proof, and this finds them.
struct KnownEngineFrame: Sendable {
  let frame: EngineFrame
  let worldCount: Int
  /// All that can be said.
  let plates: [KnownPlate]
  /// The worlds of each fact.
  private let facts: [UInt64]

  init(_ frame: EngineFrame) {
    let worlds = frame.worlds
    func bits(_ holds: ([EngineFate]) -> Bool) -> UInt64 {
      worlds.indices.reduce(0) { holds(worlds[$1]) ? $0 | 1 << UInt64($1) : $0 }
    }
    self.frame = frame
    worldCount = worlds.count
    plates = EnginePlate.all(of: frame.objectCount).map { plate in
      KnownPlate(plate: plate, worlds: bits { plate.holds(for: $0) })
    }
    facts = (0..<frame.objectCount).flatMap { object in
      EngineFate.allCases.map { fate in bits { $0[object] == fate } }
    }
  }

  /// The least that the plates ask for, as a `Reasoner` would find it; supposing stands for all beyond pairs.
  func reasoning(for plates: [UInt64]) -> Reasoning {
    if isOne(left(of: all, by: plates)) { return .reading }
    return isOne(left(of: all, by: withPairs(plates))) ? .pairing : .supposing
  }

  /// Whether something can be supposed that comes to nothing, and the answer is no nearer for that: without it
  /// no proof supposes twice.
  func hasBarrenSupposition(_ plates: [UInt64]) -> Bool {
    let sets = withPairs(plates)
    let known = left(of: all, by: sets)
    return facts.contains { fact in
      known & fact != 0 && left(of: known & fact, by: sets) == 0
        && !isOne(left(of: known & ~fact, by: sets))
    }
  }

  private var all: UInt64 { UInt64(1) << UInt64(worldCount) - 1 }

  private func isOne(_ worlds: UInt64) -> Bool { worlds.nonzeroBitCount == 1 }

  private func withPairs(_ plates: [UInt64]) -> [UInt64] {
    plates + plates.indices.flatMap { one in plates[..<one].map { $0 & plates[one] } }
  }

  /// What is left when sets are read one at a time, again and again, and facts alone are kept in mind.
  private func left(of worlds: UInt64, by sets: [UInt64]) -> UInt64 {
    var known = worlds
    var before: UInt64 = 0
    while known != before {
      before = known
      for set in sets {
        for fact in facts where fact & known & set == 0 { known &= ~fact }
      }
    }
    return known
  }
}
