/// The pitches of a round, one behind the other.
struct RoundCourse: Equatable, Sendable {
  private let rules: RoundRules
  /// Those that are known and still to come.
  private var coming: [Pitch] = []
  /// The nights that have begun.
  private(set) var nights = 0
  private var number = 0

  init(_ rules: RoundRules) {
    self.rules = rules
    coming =
      switch rules.course {
      case .climb: []
      case .classic: [.classic]
      case .escape(let goal, let twists): Self.escape(goal: goal, twists: twists)
      case .lessons(_, let twists):
        [.escape(knots: rules.goal ?? 1, twists: Array(twists.prefix(1)), hasCard: false)]
      case .drill(let name): [rules.isTimed ? .drill(name) : .drill(name).withoutBreath]
      }
  }

  /// The next pitch; nil where the round is at its end.
  mutating func next(with chance: inout some RandomNumberGenerator) -> Pitch? {
    if coming.isEmpty, rules.course == .climb { beginNight(with: &chance) }
    return coming.isEmpty ? nil : coming.removeFirst()
  }

  /// The first night leads from the rope to the summit, each later one through all but the rope in any order.
  private mutating func beginNight(with chance: inout some RandomNumberGenerator) {
    var names = Pitch.Name.allCases
    if nights > 0 {
      names.removeFirst()
      for index in names.indices.dropLast() {
        names.swapAt(index, index + chance.below(names.count - index))
      }
    }
    let drawn = Pitch.pair(with: &chance)
    let pair = rules.isTimed || !drawn.contains(.flood) ? drawn : Pitch.pairs[0]
    for name in names {
      number += 1
      coming += Pitch.parts(of: name, number: number, pair: pair).map { $0.later(nights: nights) }
    }
    if !rules.isTimed { coming = coming.map(\.withoutBreath) }
    nights += 1
  }

  /// A part each time a rule comes in; the first needs no word, it stands on the page before.
  private static func escape(goal: Int, twists: [RoundTwist]) -> [Pitch] {
    if twists.isEmpty { return [.escape(knots: goal, twists: [], hasCard: false)] }
    // Of many rules some come in at once where there are few moves.
    let starts = RoundRules.starts(of: twists, goal: goal)
    return zip(starts, starts.dropFirst() + [goal]).enumerated().compactMap { index, part in
      part.0 == part.1
        ? nil
        : .escape(
          knots: part.1 - part.0, twists: Array(twists.prefix(index + 1)), hasCard: part.0 > 0)
    }
  }
}
