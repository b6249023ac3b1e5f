package import Flow

extension SavedFile where Content == Progress {
  /// The campaign’s progress, or that of a pack in the file that it is given.
  package static func progress(of chapters: [Chapter], in pack: PackMetadata? = nil) -> SavedFile {
    SavedFile(
      pack.map { $0.saveName + ".json" } ?? "progress.json", in: pack == nil ? nil : "packs"
    ) { newer, older in newer.merged(over: older, order: chapters.flatMap { $0.levels.map(\.id) }) }
  }
}

extension Progress {
  /// Every star that either copy has. Inside one run the frontier is the further one; what is played outside it
  /// is the newer copy’s; an entry that is over in one copy only is passed over when the file is opened. Of two
  /// runs the newer copy’s stands.
  func merged(over older: Progress, order: [String]) -> Progress {
    let isOneRun = run == older.run
    var merged = Progress(seed: isOneRun ? min(seed, older.seed) : seed)
    merged.run = run
    merged.records = records.merging(older.records) { $0.merged(with: $1) }
    merged.detour = detour
    let furthest = isOneRun && rank(in: order) < older.rank(in: order) ? older : self
    merged.frontier = furthest.frontier
    merged.hasBegun = hasBegun || isOneRun && older.hasBegun
    let others = isOneRun ? older.visits : [:]
    merged.visits = visits.merging(others) { $0.weight < $1.weight ? $1 : $0 }
    return merged
  }

  /// How far the frontier is: no game yet, a level, one of a later version, the end.
  private func rank(in order: [String]) -> FrontierRank {
    guard let frontier else {
      return FrontierRank(place: hasBegun ? .max : -1, level: "")
    }
    let place = order.firstIndex(of: frontier)
    return FrontierRank(place: place ?? .max - 1, level: frontier)
  }
}

/// Orders all frontiers, those that this version does not know by their names.
private struct FrontierRank: Comparable {
  let place: Int
  let level: String

  static func < (left: FrontierRank, right: FrontierRank) -> Bool {
    (left.place, left.level) < (right.place, right.level)
  }
}

extension LevelVisit {
  /// Orders entries into one level: the later, then the one in which more was done.
  fileprivate var weight: VisitWeight {
    VisitWeight(
      counts: [
        entry, attempts, hints, tried.count, chosen.count, elapsed.milliseconds,
        triedKeys.count, -freeAttempts,
      ],
      words: tried + triedKeys
        + chosen.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
  }
}

private struct VisitWeight: Comparable {
  let counts: [Int]
  let words: [String]

  static func < (left: VisitWeight, right: VisitWeight) -> Bool {
    if left.counts != right.counts { return left.counts.lexicographicallyPrecedes(right.counts) }
    return left.words.lexicographicallyPrecedes(right.words)
  }
}
