/// Keeps the dailies of one weekday apart: of nine weeks in a row no two may draw puzzles of the same shape, so
/// that none comes back within sixty days. All shapes are shared out among nine weeks, by their numbers.
struct DescentVariety {
  private static let weeks = 9
  /// How often a puzzle is drawn anew before its shape is let pass.
  private static let mostDraws = 400

  /// Nil where nothing is kept apart.
  private let share: Int?

  /// Keeps nothing apart.
  static let any = DescentVariety(share: nil)

  private init(share: Int?) { self.share = share }

  init(_ course: DescentCourse) {
    switch course {
    case .daily(let date, _): share = date.daysSince1970 / 7 % Self.weeks
    case .endless: share = nil
    }
  }

  /// Whether a shape belongs to the course’s week.
  func admits(_ shape: @autoclosure () -> [Int]) -> Bool {
    share.map { Self.share(of: shape()) == $0 } ?? true
  }

  /// The first puzzle that is drawn and belongs to the course’s week.
  func draw<Content>(shape: (Content) -> [Int], _ draw: () -> Content) -> Content {
    var drawn = draw()
    for _ in 0..<Self.mostDraws where !admits(shape(drawn)) { drawn = draw() }
    return drawn
  }

  /// Which of the weeks a shape belongs to, by FNV-1a over its numbers.
  private static func share(of shape: [Int]) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for number in shape {
      hash = (hash ^ UInt64(bitPattern: Int64(number))) &* 0x100_0000_01b3
    }
    return Int((hash >> 32) % UInt64(weeks))
  }
}
