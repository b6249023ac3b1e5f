/// What twists make of the paces.
extension RoundRules {
  /// The units of a bat: 1.2 s and, at pace `calm`, 3 s.
  private var batUnits: Int { pace == .calm ? 2 : 11 }
  /// The mistakes and repeats that a breath pays for, the last of which loses.
  private static let breaths = 3
  /// Units at the start of an escape, which is no stroll.
  private static let twistedStart = 30
  /// The fewest units of a twisted command, which wants thinking.
  private static let twistedFloor = 12

  /// The twists that hold after `good` good moves: they come in one after the other, and stay.
  package func twists(after good: Int) -> [RoundTwist] {
    if isPractice { return Array(twists.prefix(1)) }
    guard let goal, twists.count > 1 else { return twists }
    return twists.indices.filter { good >= goal * $0 / twists.count }.map { twists[$0] }
  }

  /// The units of a command after `good` good moves, where `active` twists hold; nil without a clock.
  private func twistedUnits(after good: Int, active: Int) -> Int? {
    guard let units = units(after: good) else { return nil }
    let least = max(Self.twistedFloor + 3 * (active - 1), pace.heldFloor(floor) ?? 0)
    return max(least, min(units, Self.twistedStart - 2 * min(good, 15)))
  }

  /// Units and limit of a command. The first of several that are shown at once has the time to read
  /// them all.
  func time(after good: Int, reading count: Int) -> (units: Int, limit: Int)? {
    let active = twists(after: good).count
    guard active > 0 else { return plainTime(after: good) }
    guard let unit = pace.unit, let units = twistedUnits(after: good, active: active) else {
      return nil
    }
    let all = units * count
    return (all, unit * (all + 1) + allowance * count)
  }

  /// Units and limit by the pace alone.
  private func plainTime(after good: Int) -> (units: Int, limit: Int)? {
    guard let units = units(after: good), let limit = limit(after: good) else { return nil }
    return (units, limit)
  }

  /// Units and limit of a bat, in practice too; nil without a clock.
  var batTime: (units: Int, limit: Int)? {
    pace.unit.map { (batUnits, $0 * (batUnits + 1) + allowance) }
  }

  /// The whole breath of a flood that begins after `good` good moves.
  func breath(after good: Int) -> Breath {
    guard let unit = pace.unit else { return Breath(Self.breaths) }
    let moves = max(1, (goal ?? good + 10) - good)
    let share = max(Self.twistedFloor, pace.heldFloor(floor) ?? 0)
    return Breath(unit * (share * moves + 1) + allowance * moves)
  }

  /// How many commands come at once: a burst ends where another rule comes in.
  func group(after good: Int) -> Int {
    let active = twists(after: good)
    guard active.contains(.stair) else {
      let burst = burst(after: good)
      return (1..<max(1, burst)).first { twists(after: good + $0) != active } ?? burst
    }
    if isPractice, lesson(after: good) == 0 { return 1 }
    return goal.map { max(1, min(2, $0 - good)) } ?? 2
  }

  // MARK: Practice

  /// The rules of the practice before this round: `lessons` commands, or pairs of them.
  package func practice(lessons: Int) -> RoundRules {
    let moves = twists.first == .stair && lessons > 0 ? max(2, 2 * lessons - 1) : lessons
    return RoundRules(
      pace: pace, floor: floor, allowance: twists.isEmpty ? 0 : allowance, goal: moves,
      isPractice: true, twists: twists)
  }

  /// Which lesson comes after `good` good moves: 0 plain, 1 twisted, then mixed. One alone is twisted.
  package func lesson(after good: Int) -> Int {
    switch twists.first {
    case .stair: goal == 2 ? 1 : (good + 1) / 2
    case .bats, .flood, .walls: goal == 1 ? 1 : good
    case nil: 0
    }
  }
}
