import Reflex

/// The payload of `DescentCode`, whose table says the order and the widths.
extension PackedBits {
  init(_ result: DescentResult) {
    self.init()
    append(0, width: 2)
    append(result.version, width: 7)
    append(result.date.daysSinceFirstDaily, width: 16)
    for landing in result.landings { append(landing) }
    append(result.seconds, width: 17)
    append(result.pace.codeNumber, width: 3)
    append(result.difficulty, width: 3)
    append(0, width: 2)
  }

  private mutating func append(_ landing: LandingResult) {
    append(landing.falls, width: 4)
    append(landing.hints, width: 3)
    append(landing.isGivenUp ? 1 : 0, width: 1)
  }
}

extension DescentResult {
  /// Nil where a field is out of its range.
  init?(_ payload: PackedBits) {
    var payload = payload
    guard payload.removeFirst(width: 2) == 0 else { return nil }
    let version = payload.removeFirst(width: 7)
    let date = CalendarDate.firstDaily.adding(days: payload.removeFirst(width: 16))
    let landings = (0..<Self.landingCount).compactMap { _ in LandingResult(taking: &payload) }
    let seconds = payload.removeFirst(width: 17)
    let pace = RoundPace(codeNumber: payload.removeFirst(width: 3))
    let difficulty = payload.removeFirst(width: 3)
    guard payload.removeFirst(width: 2) == 0, seconds <= Self.mostSeconds, let date, let pace else {
      return nil
    }
    self.init(
      version: version, date: date, landings: landings, seconds: seconds, pace: pace,
      difficulty: difficulty)
  }
}

extension LandingResult {
  fileprivate init?(taking payload: inout PackedBits) {
    let falls = payload.removeFirst(width: 4)
    let hints = payload.removeFirst(width: 3)
    self.init(falls: falls, hints: hints, isGivenUp: payload.removeFirst(width: 1) == 1)
  }
}

extension CalendarDate {
  fileprivate var daysSinceFirstDaily: Int { daysSince1970 - Self.firstDaily.daysSince1970 }
}

extension RoundPace {
  /// Fixed for ever, in whatever order the paces are shown.
  fileprivate var codeNumber: Int {
    switch self {
    case .untimed: 0
    case .calm: 1
    case .steady: 2
    case .rising: 3
    case .classic: 4
    }
  }

  fileprivate init?(codeNumber: Int) {
    guard let pace = Self.allCases.first(where: { $0.codeNumber == codeNumber }) else { return nil }
    self = pace
  }
}
