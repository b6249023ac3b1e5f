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
