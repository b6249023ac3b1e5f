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
