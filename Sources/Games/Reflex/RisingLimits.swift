/// How much time `rising` leaves, in milliseconds.
enum RisingLimits {
  /// For the first command.
  static let first = 2000
  /// For nobody's command is there less.
  static let least = 350

  /// By good moves: each takes three per cent off, rounded down, until there is the least.
  private static let table: [Int] = {
    var limits = [first]
    while let limit = limits.last, limit > least {
      limits.append(max(least, limit - limit * 3 / 100))
    }
    return limits
  }()

  /// For the command after `good` good moves, and never under `floor`.
  static func limit(after good: Int, floor: Int) -> Int {
    max(floor, table.indices.contains(good) ? table[good] : least)
  }
}
