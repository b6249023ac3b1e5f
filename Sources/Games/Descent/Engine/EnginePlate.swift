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
