/// How much time there is; the raw value is the word of the wire and of the file.
package enum RoundPace: String, CaseIterable, Sendable {
  /// No clock; the commands come in longer and longer bursts, to be given back in order.
  case untimed
  /// The units of `classic`, each ten times as long.
  case calm
  /// Never under the player's floor.
  case steady
  /// From 2 s down by three per cent a good move to 0.35 s, or to the player's floor.
  case rising
  /// The original: the first limit is 50 units of a tenth of a second, and each good move takes 5 off, down to 3.
  case classic

  /// Whether there is a clock at all.
  package var isTimed: Bool { self != .untimed }

  /// The floor that holds at this pace, in units; nil where none does. The lowest floor is that of
  /// `steady`: at `rising` it does not hold back who is quicker.
  package func heldFloor(_ floor: Int) -> Int? {
    switch self {
    case .untimed, .calm, .classic: nil
    case .steady: floor
    case .rising: floor > RoundRules.floors.lowerBound ? floor : nil
    }
  }

  /// Milliseconds; nil without a clock.
  var unit: Int? {
    switch self {
    case .untimed: nil
    case .calm: 1000
    case .steady, .rising, .classic: 100
    }
  }
}

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

/// What ten calm commands tell of a player.
package enum Calibration {
  /// How many commands a calibration has.
  package static let cues = 10
  /// The floors there are to choose from, in units.
  package static let floors = [10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 45, 50]
  /// The allowances there are to choose from, in milliseconds.
  package static let allowances = [0, 200, 400, 600, 800, 1000, 1500, 2000, 3000, 5000]

  /// The floor that leaves the median, and with it what is typical of the player, half as much
  /// again; a few slow answers do not matter.
  package static func floor(for reactions: [Int], allowance: Int = 0) -> Int {
    let needed = max(0, (ReactionStatistics(times: reactions)?.median ?? 0) - allowance)
    return floors.first { $0 * 100 >= needed + needed / 2 } ?? floors[floors.count - 1]
  }

  /// What a voice that speaks adds to a reaction: what the median has over 600 milliseconds,
  /// which is what choosing one key of three takes by eye.
  package static func allowance(for reactions: [Int]) -> Int {
    guard let statistics = ReactionStatistics(times: reactions) else { return 0 }
    return allowances.first { $0 >= statistics.median - 600 } ?? allowances[allowances.count - 1]
  }
}
