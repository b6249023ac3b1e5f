package import Localization
package import Reflex

/// What a finished descent came to; exactly as much as its code tells.
package struct DescentResult: Hashable, Sendable {
  /// The landings that a code has room for.
  static let mostLandings = 5

  /// The landings that win stars: five of the first version, four of the second.
  package static func landingCount(ofVersion version: Int) -> Int {
    max(3, mostLandings + 1 - version)
  }

  /// The versions that a code can tell.
  package static let versions = 1...127
  /// A day: the longest time that is told.
  package static let mostSeconds = 86_400

  /// The version of the generators that made it, from 1.
  package let version: Int
  /// The date it was made for.
  package let date: CalendarDate
  /// The landings that win stars, from the top.
  package let landings: [LandingResult]
  /// The time in all, from 0 to `mostSeconds`, which says “or more”.
  package let seconds: Int
  /// The pace of the escape.
  package let pace: RoundPace
  /// From 1 to 7: that of the date, or that of a player’s first ever.
  package let difficulty: Int

  /// Nil where a number is none that a descent can come to; a longer time is the longest.
  package init?(
    version: Int, date: CalendarDate, landings: [LandingResult], seconds: Int, pace: RoundPace,
    difficulty: Int
  ) {
    guard Self.versions.contains(version), date.isDaily,
      landings.count == Self.landingCount(ofVersion: version),
      seconds >= 0, [date.difficulty, date.firstDifficulty].contains(difficulty)
    else { return nil }
    self.version = version
    self.date = date
    self.landings = landings
    self.seconds = min(seconds, Self.mostSeconds)
    self.pace = pace
    self.difficulty = difficulty
  }

  /// The descent itself; nil where another version made it.
  package var course: DescentCourse? {
    version == DescentFactory.version ? .daily(date, difficulty: difficulty) : nil
  }

  /// The stars of one without a fall or a hint.
  package var mostStars: Int { 3 * landings.count }

  /// From 0 to `mostStars`.
  package var stars: Int { landings.reduce(0) { $0 + $1.stars } }

  /// Whether every landing has all its stars.
  package var isPerfect: Bool { stars == mostStars }
}

/// What one landing came to.
package struct LandingResult: Hashable, Sendable {
  /// The most falls that are told apart.
  package static let mostFalls = 15
  /// Rungs of the ladder.
  package static let mostHints = 4

  /// Wrong answers, the same one counted once; from 0 to `mostFalls`, which says “or more”.
  package let falls: Int
  /// Rungs taken, from 0 to 4.
  package let hints: Int
  /// Whether the landing was left with its solution shown.
  package let isGivenUp: Bool

  /// Nil for falls below 0 and for hints that the ladder has not; more falls are the most.
  package init?(falls: Int, hints: Int, isGivenUp: Bool = false) {
    guard falls >= 0, (0...Self.mostHints).contains(hints) else { return nil }
    self.falls = min(falls, Self.mostFalls)
    self.hints = hints
    self.isGivenUp = isGivenUp
  }

  /// As `LevelVisit.stars`; none where it was given up.
  package var stars: Int { isGivenUp ? 0 : max(1, 3 - falls - hints) }
}

extension DescentResult {
  /// One line without a spoiler: the date, the stars of each landing, and their sum.
  package var shareLine: LocalizedText { shareLine(isPractice: false) }

  /// The same of one that tied no knot.
  package func shareLine(isPractice: Bool) -> LocalizedText {
    let line = L10n.DescentShare.line(
      date: LocalizedText(cleaning: date.text),
      landings: LocalizedText(
        cleaning: landings.map { String($0.stars) }.joined(separator: " ")),
      stars: stars, of: mostStars)
    if isPractice { return L10n.DescentShare.practice(line: line) }
    // A player’s first ever is easier than the date’s own.
    return difficulty < date.difficulty ? L10n.DescentShare.first(line: line) : line
  }

  /// How long it took, for those who ask.
  package var timeLine: LocalizedText {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    return switch seconds {
    case ..<60: L10n.DescentShare.seconds(seconds: rest)
    case ..<3600: L10n.DescentShare.minutes(minutes: minutes, seconds: rest)
    case ..<Self.mostSeconds: L10n.DescentShare.hours(hours: minutes / 60, minutes: minutes % 60)
    default: L10n.DescentShare.day
    }
  }
}

/// A finished descent as it is kept.
package struct FinishedDescent: Hashable, Sendable {
  /// What it came to.
  package let result: DescentResult
  /// Seconds since 1970.
  package let finishedAt: Int

  /// What was finished when.
  package init(_ result: DescentResult, finishedAt: Int) {
    self.result = result
    self.finishedAt = finishedAt
  }

  /// Whether this one counts of two of a date: the earlier, and of two at once the same for all.
  func precedes(_ other: FinishedDescent) -> Bool {
    key.lexicographicallyPrecedes(other.key)
  }

  /// Tells any two of a date apart.
  private var key: [Int] {
    let pace = RoundPace.allCases.firstIndex(of: result.pace) ?? 0
    return [finishedAt, result.version, result.difficulty, result.seconds, pace]
      + result.landings.flatMap { [$0.falls, $0.hints, $0.isGivenUp ? 1 : 0] }
  }
}

/// How deep an endless descent went.
package struct EndlessRecord: Hashable, Sendable {
  /// Descents finished before the rope hauled the player up, from 0.
  package let depth: Int
  /// The number that all of it was made from.
  package let number: UInt64

  /// Nil for a depth below 0.
  package init?(depth: Int, number: UInt64) {
    guard depth >= 0 else { return nil }
    self.depth = depth
    self.number = number
  }

  /// One line, with the number that makes the same descent.
  package var shareLine: LocalizedText {
    L10n.DescentShare.endless(number: LocalizedText(cleaning: String(number)), count: depth)
  }

  /// The deeper one; of two as deep, that of the smaller number, so that all copies choose the same.
  static func better(_ one: EndlessRecord?, _ other: EndlessRecord?) -> EndlessRecord? {
    guard let one, let other else { return one ?? other }
    return (one.depth, other.number) < (other.depth, one.number) ? other : one
  }
}

/// The payload of `DescentCode`, whose table says the order and the widths.
extension PackedBits {
  init(_ result: DescentResult) {
    self.init()
    append(0, width: 2)
    append(result.version, width: 7)
    append(result.date.daysSinceFirstDaily, width: 16)
    for landing in result.landings { append(landing) }
    append(0, width: 8 * (DescentResult.mostLandings - result.landings.count))
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
    let count = Self.landingCount(ofVersion: version)
    let landings = (0..<count).compactMap { _ in LandingResult(taking: &payload) }
    guard payload.removeFirst(width: 8 * (Self.mostLandings - count)) == 0 else { return nil }
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
    case .climb: 5
    }
  }

  fileprivate init?(codeNumber: Int) {
    guard let pace = Self.allCases.first(where: { $0.codeNumber == codeNumber }) else { return nil }
    self = pace
  }
}
