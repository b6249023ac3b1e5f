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
