import Flow

/// Which descent it is; the same course is the same descent for everyone.
package enum DescentCourse: Hashable, Sendable {
  /// That of a date, as deep as `difficulty`: the date’s own, or the one for a player’s first ever.
  case daily(CalendarDate, difficulty: Int)
  /// One of the endless ones, made from a number, so many descents below the tomb, from 1.
  case endless(number: UInt64, depth: Int)

  /// From 1 to 7.
  package var difficulty: Int {
    switch self {
    case .daily(_, let difficulty): difficulty
    case .endless(_, let depth): min(depth, 7)
    }
  }

  /// The date of a daily one.
  package var date: CalendarDate? {
    switch self {
    case .daily(let date, _): date
    case .endless: nil
    }
  }
}

extension DescentCourse {
  /// What an endless one is made from.
  package var number: UInt64? {
    switch self {
    case .daily: nil
    case .endless(let number, _): number
    }
  }

  /// So many endless descents below the tomb.
  package var depth: Int? {
    switch self {
    case .daily: nil
    case .endless(_, let depth): depth
    }
  }

  /// What all of it is made from. No number that a player may choose leads to a date’s.
  package var seed: UInt64 { generator(for: "course").state }

  /// A stream of numbers of its own for a part of the descent.
  func generator(for part: String) -> SeededGenerator {
    let version = UInt64(DescentFactory.version)
    switch self {
    case .daily(let date, let difficulty):
      return SeededGenerator(
        seed: version &* 0x9e37_79b9_7f4a_7c15, name: "daily \(date.text) \(part)",
        number: difficulty)
    case .endless(let number, let depth):
      return SeededGenerator(
        seed: SeededGenerator(seed: number, name: "endless", number: Int(version)).state,
        name: part, number: depth)
    }
  }
}

/// Keeps the dailies of one weekday apart: of nine weeks in a row no two may draw puzzles of the same shape, so
/// that none comes back within sixty days. All shapes are shared out among nine weeks, by their numbers.
struct DescentVariety {
  private static let weeks = 9
  /// Nil where nothing is kept apart.
  private let share: Int?
  /// How many shares there are.
  private let shares: Int

  /// Keeps nothing apart.
  static let any = DescentVariety(share: nil, of: weeks)

  private init(share: Int?, of shares: Int) {
    self.share = share
    self.shares = shares
  }

  /// Where puzzles of one day and the next may be alike, those of odd and even difficulties are kept apart, too.
  init(_ course: DescentCourse, keepsNeighboursApart: Bool = false) {
    guard case .daily(let date, let difficulty) = course else {
      self = .any
      return
    }
    let week = date.daysSince1970 / 7 % Self.weeks
    self =
      keepsNeighboursApart
      ? DescentVariety(share: week * 2 + difficulty % 2, of: Self.weeks * 2)
      : DescentVariety(share: week, of: Self.weeks)
  }

  /// Whether a shape belongs to the course’s week.
  func admits(_ shape: @autoclosure () -> [Int]) -> Bool {
    share.map { Self.hash(of: shape()) % UInt64(shares) == UInt64($0) } ?? true
  }

  /// FNV-1a over the numbers of a shape.
  private static func hash(of shape: [Int]) -> UInt64 {
    fnv1a(shape.lazy.map { UInt64(bitPattern: Int64($0)) }) >> 32
  }
}
