/// What somebody says of the stair, or of others who speak; places and speakers count from 0.
enum Statement: Hashable, Sendable {
  case at(Int)
  case notAt(Int)
  case leftOf(Int)
  /// In one of the places beside it.
  case touches(Int)
  case isTrue(Int)
  case isFalse(Int)
  /// What two say is true of both, or of neither.
  case alike(Int, Int)
  case exactlyOne(Int, Int)

  enum Kind: Int, CaseIterable, Sendable {
    case at, notAt, leftOf, touches, isTrue, isFalse, alike, exactlyOne

    /// Whether it speaks of others who speak.
    var isAboutSpeakers: Bool { rawValue >= Kind.isTrue.rawValue }
  }

  var kind: Kind {
    switch self {
    case .at: .at
    case .notAt: .notAt
    case .leftOf: .leftOf
    case .touches: .touches
    case .isTrue: .isTrue
    case .isFalse: .isFalse
    case .alike: .alike
    case .exactlyOne: .exactlyOne
    }
  }

  /// The places or speakers that it names.
  var named: [Int] {
    switch self {
    case .at(let one), .notAt(let one), .leftOf(let one), .touches(let one), .isTrue(let one),
      .isFalse(let one):
      [one]
    case .alike(let one, let other), .exactlyOne(let one, let other): [one, other]
    }
  }

  func names(_ speaker: Int) -> Bool {
    switch self {
    case .at(let one), .notAt(let one), .leftOf(let one), .touches(let one), .isTrue(let one),
      .isFalse(let one):
      one == speaker
    case .alike(let one, let other), .exactlyOne(let one, let other):
      one == speaker || other == speaker
    }
  }

  /// Whether it is so in a world.
  func holds(in world: TestimonyWorld) -> Bool {
    switch self {
    case .at(let place): world.place == place
    case .notAt(let place): world.place != place
    case .leftOf(let place): world.place < place
    case .touches(let place): abs(world.place - place) == 1
    case .isTrue(let speaker): world.isTrue(speaker)
    case .isFalse(let speaker): !world.isTrue(speaker)
    case .alike(let one, let other): world.isTrue(one) == world.isTrue(other)
    case .exactlyOne(let one, let other): world.isTrue(one) != world.isTrue(other)
    }
  }

  /// All that may be said of so many places and speakers.
  static func all(places: Int, speakers: Int) -> [Statement] {
    let pairs = (0..<speakers).flatMap { one in ((one + 1)..<speakers).map { (one, $0) } }
    return Kind.allCases.flatMap { kind -> [Statement] in
      switch kind {
      case .at: (0..<places).map(Statement.at)
      case .notAt: (0..<places).map(Statement.notAt)
      case .leftOf: places < 3 ? [] : (1..<places).map(Statement.leftOf)
      case .touches: places < 3 ? [] : (0..<places).map(Statement.touches)
      case .isTrue: (0..<speakers).map(Statement.isTrue)
      case .isFalse: (0..<speakers).map(Statement.isFalse)
      case .alike: pairs.map(Statement.alike)
      case .exactlyOne: pairs.map(Statement.exactlyOne)
      }
    }
  }
}

/// Where the stair is, and of whom what they say is true: a bit each.
struct TestimonyWorld: Equatable, Sendable {
  let place: Int
  let truths: Int

  func isTrue(_ speaker: Int) -> Bool { truths >> speaker & 1 == 1 }
}
