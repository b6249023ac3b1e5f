/// What a round goes by; the same rules, seed and script are the same round.
package struct RoundRules: Equatable, Sendable {
  /// Which commands come.
  package enum Course: Equatable, Sendable {
    /// Pitch after pitch, without an end.
    case climb
    /// The original, without an end.
    case classic
    /// So many good moves win; its rules come in one after the other, and stay.
    case escape(goal: Int, twists: [RoundTwist])
    /// The commands that come before an escape: no clock, and nothing to lose.
    case lessons(count: Int, twists: [RoundTwist])
    /// Twenty knots of one pitch, with limits that follow the player.
    case drill(Pitch.Name)
  }

  /// What an allowance may be, in milliseconds.
  package static let allowances = 0...5000
  /// The strands of a climb.
  package static let strands = 3
  /// The good moves of a drill.
  package static let drill = 20

  package let course: Course
  /// Whether there is a clock.
  package let isTimed: Bool
  /// How much longer limits are, but in `classic`.
  package let factor: TimeFactor
  /// Milliseconds that each newly said word adds to a limit, for a voice that needs time to speak.
  package let allowance: Int
  /// The mistakes that end the round; nil where none does.
  package let strands: Int?
  /// The highest pitch that the player has met before, whose rules need less time to be read.
  package var known = 0
  /// Whether a pitch waits for a gesture, for a voice that must tell it first.
  package var waitsAtCards = false

  /// Takes an allowance that is out of range as the nearest that is not.
  package init(
    _ course: Course, isTimed: Bool = true, factor: TimeFactor = .one, allowance: Int = 0,
    strands: Int? = strands
  ) {
    self.course = course
    self.isTimed = isTimed
    self.factor = factor
    self.allowance = min(max(allowance, Self.allowances.lowerBound), Self.allowances.upperBound)
    self.strands = strands
  }

  /// Those of a round of one’s own.
  package init(_ mode: RoundMode, factor: TimeFactor = .one, allowance: Int = 0) {
    self.init(
      mode == .classic ? .classic : .climb, isTimed: mode.isTimed, factor: factor,
      allowance: allowance, strands: mode == .classic ? 1 : Self.strands)
  }

  /// The good moves that win the round; nil where it goes on until it is lost.
  package var goal: Int? {
    switch course {
    case .climb, .classic: nil
    case .escape(let goal, _): goal
    case .lessons(let count, let twists): twists.first == .stair ? max(2, 2 * count - 1) : count
    case .drill: Self.drill
    }
  }

  /// The rules that an escape adds, in the order in which they come in.
  package var twists: [RoundTwist] {
    switch course {
    case .escape(_, let twists), .lessons(_, let twists): twists
    case .climb, .classic, .drill: []
    }
  }

  package var isPractice: Bool { if case .lessons = course { true } else { false } }

  package var isDrill: Bool { if case .drill = course { true } else { false } }

  /// Whether points are counted.
  package var isScored: Bool { course == .climb }

  /// The original: the first mistake is the end, and a wrong pinch costs nothing at all.
  var isClassic: Bool { course == .classic }

  /// After how many good moves each of the rules of an escape comes in.
  package static func starts(of twists: [RoundTwist], goal: Int) -> [Int] {
    twists.indices.map { goal * $0 / twists.count }
  }

  /// The rules of the practice before this round: `count` commands, or pairs of them.
  package func lessons(_ count: Int) -> RoundRules {
    RoundRules(
      .lessons(count: count, twists: twists), isTimed: isTimed,
      allowance: twists.isEmpty ? 0 : allowance, strands: nil)
  }

  /// Which lesson comes after `good` good moves: 0 plain, 1 twisted, then mixed. One alone is twisted.
  package func lesson(after good: Int) -> Int {
    switch twists.first {
    case .stair: goal == 2 ? 1 : (good + 1) / 2
    case .bats, .flood, .walls: goal == 1 ? 1 : good
    case nil: 0
    }
  }

  /// The length of the burst of an escape without a clock that begins after `good` good moves: 1, 2, 3, then always 4.
  func burst(after good: Int) -> Int {
    var (length, start) = (1, 0)
    while start + length <= good { (start, length) = (start + length, min(4, length + 1)) }
    return length
  }
}

// MARK: - Time

extension RoundRules {
  /// The milliseconds of a bat.
  static let bat = 700
  /// The bats of a practice, in which there is time to read what they are.
  static let slowBat = 1200
  /// What follows a strand that was cut, before the next command.
  static let restAfterCut = 800
  /// A gesture still counts so long after the limit.
  static let grace = 60

  /// The units of a command of `classic`, tenths of a second: 50, then 5 fewer after each good move.
  package static func classicUnits(after good: Int) -> Int { max(3, 50 - 5 * min(good, 10)) }

  /// The milliseconds of a command of `classic`, one tick more than its units. Once those fall no further, a voice’s
  /// allowance does, so that it gets as hard by ear.
  func classicLimit(after good: Int) -> Int {
    100 * (Self.classicUnits(after: good) + 1) + max(0, allowance - 50 * max(0, good - 10))
  }

  /// A limit as this player has it; `words`: how many are newly said.
  func limit(_ milliseconds: Int, words: Int = 1) -> Int {
    milliseconds * factor.rawValue / 10 + Self.grace + allowance * words
  }
}
