/// A stretch of a round in which the same rules hold.
package struct Pitch: Equatable, Sendable {
  /// What a climber calls it; the raw value is the word of the wire.
  package enum Name: String, CaseIterable, Sendable {
    case rope, sight, bats, boom, stair, breath, two, summit
  }

  /// Nil in an escape and in `classic`.
  package let name: Name?
  /// From 1; it goes on counting through the second night. 0 outside a climb.
  package private(set) var number = 0
  /// The good moves that lead to its end; nil where it has none.
  package let knots: Int?
  /// The rules that hold besides “do what the rope says”.
  package private(set) var twists: [RoundTwist]
  /// The milliseconds that its first and its last knot leave; where all share one breath, a knot’s share of it.
  private(set) var firstLimit, lastLimit: Int
  /// How many of the next commands are shown too.
  package private(set) var ahead = 0
  /// Whether its commands are made of the motifs of the course.
  private(set) var isPhrased = false
  /// Whether it is told in a line before it begins.
  private(set) var hasCard = true

  /// Whether commands come in twos, a bat by itself.
  var isPaired: Bool { twists.contains(.stair) }

  /// Whether a pitch is the first behind a summit: eight lead to the first, seven to each later one.
  package static func isBehindSummit(_ number: Int) -> Bool {
    number > 8 && (number - 9).isMultiple(of: 7)
  }

  /// The milliseconds that a knot leaves, from 0.
  func limit(of knot: Int) -> Int {
    guard let knots, knots > 1 else { return firstLimit }
    return firstLimit + (lastLimit - firstLimit) * min(knot, knots - 1) / (knots - 1)
  }
}

// MARK: - The climb

extension Pitch {
  /// The rules of which a pitch “Two” has a pair.
  static let pairs: [[RoundTwist]] = [[.bats, .walls], [.walls, .stair], [.bats, .flood]]

  /// The pair that a course begins with: what its generator draws first.
  package static func pair(with chance: inout some RandomNumberGenerator) -> [RoundTwist] {
    pairs[chance.below(pairs.count)]
  }

  /// The parts of a pitch of the climb, each of which follows the other without a word; `pair`: the rules of “Two”.
  static func parts(of name: Name, number: Int, pair: [RoundTwist]) -> [Pitch] {
    func part(_ knots: Int, _ twists: [RoundTwist], _ first: Int, _ last: Int) -> Pitch {
      Pitch(
        name: name, number: number, knots: knots, twists: twists, firstLimit: first, lastLimit: last
      )
    }
    switch name {
    case .rope: return [part(10, [], 900, 640)]
    case .sight: return [part(12, [], 520, 430).phrased(ahead: 2)]
    case .bats: return [part(10, [.bats], 680, 600)]
    case .boom: return [part(12, [.walls], 700, 610)]
    case .stair: return [part(12, [.stair], 580, 510)]
    case .breath: return [part(14, [.flood], 330, 330).phrased(ahead: 2)]
    case .two: return [part(14, pair, 650, 580)]
    case .summit:
      var rest = part(8, [.bats, .walls], 610, 550).phrased()
      rest.hasCard = false
      return [part(8, [.stair], 540, 470).phrased(), rest]
    }
  }

  private func phrased(ahead: Int = 0) -> Pitch {
    var pitch = self
    (pitch.ahead, pitch.isPhrased) = (ahead, true)
    return pitch
  }

  /// What a pitch with one rule takes for its second, once the summit was reached: pairs that “Two” never has.
  private static let joined: [Name: RoundTwist] = [.bats: .stair, .boom: .flood, .stair: .flood]

  /// The same so many nights later, with less time, and its rule with another’s.
  func later(nights: Int) -> Pitch {
    var pitch = self
    if nights > 0 { pitch.twists += name.flatMap { Self.joined[$0] }.map { [$0] } ?? [] }
    for _ in 0..<min(nights, 6) {
      pitch.firstLimit = pitch.firstLimit * 85 / 100
      pitch.lastLimit = pitch.lastLimit * 85 / 100
    }
    return pitch
  }

  /// The same without the rule of the breath, for rounds without a clock.
  var withoutBreath: Pitch {
    Pitch(
      name: name, number: number, knots: knots, twists: twists.filter { $0 != .flood },
      firstLimit: firstLimit, lastLimit: lastLimit, isPhrased: isPhrased, hasCard: hasCard)
  }

  /// One rule by itself, for as many knots as a drill has.
  package static func drill(_ name: Name) -> Pitch {
    let model = parts(of: name, number: 0, pair: pairs[0])[0]
    return Pitch(
      name: name, knots: RoundRules.drill, twists: model.twists, firstLimit: model.firstLimit,
      lastLimit: model.firstLimit, ahead: model.ahead, isPhrased: model.isPhrased, hasCard: false)
  }

  /// How many commands a phrase has that is given back by heart.
  package var phraseLength: Int { min(9, number + 1) }
}

// MARK: - Other rounds

extension Pitch {
  /// An endless one, whose limits go by its good moves: `RoundRules` has them.
  static let classic = Pitch(
    name: nil, knots: nil, twists: [], firstLimit: 0, lastLimit: 0, hasCard: false)

  /// A part of an escape, somewhat softer than the climb.
  static func escape(knots: Int, twists: [RoundTwist], hasCard: Bool) -> Pitch {
    let like: Name =
      switch twists.first {
      case _ where twists.count > 1: .two
      case .bats: .bats
      case .flood: .breath
      case .stair: .stair
      case .walls: .boom
      case nil: .rope
      }
    let model = parts(of: like, number: 0, pair: twists)[0]
    return Pitch(
      name: nil, knots: knots, twists: twists, firstLimit: model.firstLimit * 115 / 100,
      lastLimit: model.lastLimit * 115 / 100, ahead: model.ahead, hasCard: hasCard)
  }
}
