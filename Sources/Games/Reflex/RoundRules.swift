/// What a round goes by; the same rules, seed and script are the same round.
package struct RoundRules: Equatable, Sendable {
  /// What a floor may be, in units.
  package static let floors = 10...50
  /// What an allowance may be, in milliseconds.
  package static let allowances = 0...5000

  /// How much time there is.
  package let pace: RoundPace
  /// The fewest units that `steady` gives; the others do not ask.
  package let floor: Int
  /// Milliseconds added to every limit, for a voice that needs time to speak.
  package let allowance: Int
  /// The good moves that win the round; nil where it goes on until it is lost.
  package let goal: Int?
  /// Practice has no clock and cannot be lost: a command waits until it is obeyed.
  package let isPractice: Bool

  /// Takes a floor and an allowance that are out of range as the nearest that is not.
  package init(
    pace: RoundPace, floor: Int = 10, allowance: Int = 0, goal: Int? = nil, isPractice: Bool = false
  ) {
    self.pace = pace
    self.floor = min(max(floor, Self.floors.lowerBound), Self.floors.upperBound)
    self.allowance = min(max(allowance, Self.allowances.lowerBound), Self.allowances.upperBound)
    self.goal = goal
    self.isPractice = isPractice
  }

  /// The units of the command after `good` good moves: 50, then 5 fewer each; nil without a clock.
  package func units(after good: Int) -> Int? {
    guard !isPractice, pace.unit != nil else { return nil }
    let least = pace == .steady ? floor : 3
    return max(least, 50 - 5 * min(good, 10))
  }

  /// A gesture counts while fewer milliseconds have gone: the round is lost on the tick after zero.
  package func limit(after good: Int) -> Int? {
    guard let unit = pace.unit, let units = units(after: good) else { return nil }
    return unit * (units + 1) + allowance
  }

  /// The length of the burst that begins after `good` good moves.
  func burst(after good: Int) -> Int {
    guard pace == .untimed, !isPractice else { return 1 }
    // All bursts in a row begin again and again: what lies before the last begin is no matter.
    let rest = good % RoundPace.bursts.reduce(0, +)
    var start = 0
    var index = 0
    while start < rest {
      start += RoundPace.bursts[index % RoundPace.bursts.count]
      index += 1
    }
    let length = RoundPace.bursts[index % RoundPace.bursts.count]
    return goal.map { max(1, min(length, $0 - good)) } ?? length
  }
}
