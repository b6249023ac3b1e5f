/// What a round goes by; the same rules, seed and script are the same round.
package struct RoundRules: Equatable, Sendable {
  /// What a floor may be, in units.
  package static let floors = 10...50
  /// What an allowance may be, in milliseconds.
  package static let allowances = 0...5000

  /// How much time there is.
  package let pace: RoundPace
  /// The fewest units that `steady` gives, and `rising` where it is not the lowest floor.
  package let floor: Int
  /// Milliseconds added to every limit, for a voice that needs time to speak.
  package let allowance: Int
  /// The good moves that win the round; nil where it goes on until it is lost.
  package let goal: Int?
  /// Practice has no clock and cannot be lost: a command waits until it is obeyed.
  package let isPractice: Bool
  /// How long the bursts of an untimed round are.
  package let bursts: BurstGrowth
  /// The rules that an escape adds, in the order in which they come in; none for the scores.
  package let twists: [RoundTwist]

  /// Takes a floor and an allowance that are out of range as the nearest that is not.
  package init(
    pace: RoundPace, floor: Int = 10, allowance: Int = 0, goal: Int? = nil,
    isPractice: Bool = false, bursts: BurstGrowth = .growing, twists: [RoundTwist] = []
  ) {
    self.pace = pace
    self.floor = min(max(floor, Self.floors.lowerBound), Self.floors.upperBound)
    self.allowance = min(max(allowance, Self.allowances.lowerBound), Self.allowances.upperBound)
    self.goal = goal
    self.isPractice = isPractice
    self.bursts = bursts
    self.twists = twists
  }

  /// The units of the command after `good` good moves: 50, then 5 fewer each; at `rising` those of
  /// its limit, rounded down; nil without a clock.
  package func units(after good: Int) -> Int? {
    guard !isPractice, let unit = pace.unit else { return nil }
    if pace == .rising { return risingLimit(after: good) / unit }
    let least = pace.heldFloor(floor) ?? 3
    return max(least, 50 - 5 * min(good, 10))
  }

  /// A gesture counts while fewer milliseconds have gone. The round is lost on the tick after zero,
  /// and at `rising` when its milliseconds are over.
  package func limit(after good: Int) -> Int? {
    guard let unit = pace.unit, let units = units(after: good) else { return nil }
    return (pace == .rising ? risingLimit(after: good) : unit * (units + 1)) + allowance
  }

  private func risingLimit(after good: Int) -> Int {
    RisingLimits.limit(after: good, floor: (pace.heldFloor(floor) ?? 0) * 100)
  }

  /// The length of the burst that begins after `good` good moves.
  func burst(after good: Int) -> Int {
    guard pace == .untimed, !isPractice else { return 1 }
    let length = bursts.length(after: good)
    return goal.map { max(1, min(length, $0 - good)) } ?? length
  }
}
