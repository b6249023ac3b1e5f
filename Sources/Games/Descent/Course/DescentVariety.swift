/// Keeps the dailies of one weekday apart: of nine weeks in a row no two may draw puzzles of the same shape, so
/// that none comes back within sixty days. All shapes are shared out among nine weeks, by their numbers.
struct DescentVariety {
  private static let weeks = 9
  /// How often a puzzle is drawn anew before its shape is let pass.
  private static let mostDraws = 400

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

  /// `fromNeighbours`: where puzzles of one difficulty may be those of the next, odd and even ones are shared out
  /// apart, too.
  init(_ course: DescentCourse, fromNeighbours isSplit: Bool = false) {
    guard case .daily(let date, let difficulty) = course else {
      self = .any
      return
    }
    let week = date.daysSince1970 / 7 % Self.weeks
    self.init(
      share: isSplit && difficulty.isMultiple(of: 2) ? week + Self.weeks : week,
      of: isSplit ? 2 * Self.weeks : Self.weeks)
  }

  /// Whether a shape belongs to the course’s week.
  func admits(_ shape: @autoclosure () -> [Int]) -> Bool {
    share.map { Self.hash(of: shape()) % UInt64(shares) == UInt64($0) } ?? true
  }

  /// The first puzzle that is drawn and belongs to the course’s week.
  func draw<Content>(shape: (Content) -> [Int], _ draw: () -> Content) -> Content {
    var drawn = draw()
    for _ in 0..<Self.mostDraws where !admits(shape(drawn)) { drawn = draw() }
    return drawn
  }

  /// FNV-1a over the numbers of a shape.
  private static func hash(of shape: [Int]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for number in shape {
      hash = (hash ^ UInt64(bitPattern: Int64(number))) &* 0x100_0000_01b3
    }
    return hash >> 32
  }
}
