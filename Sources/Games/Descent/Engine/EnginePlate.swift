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
