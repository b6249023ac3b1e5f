/// Something of the mountain that comes on some nights.
package enum NightThing: Int, CaseIterable, Sendable {
  case bell, fog, caravan, owl, spring, moonlight, watch, wind
}

/// One thing and its nights: the first, and every how many from there.
package struct NightVisitor: Equatable, Sendable {
  package let thing: NightThing
  package let first: Int
  package let every: Int

  /// Whether it comes on that night.
  func comes(on night: Int) -> Bool { night >= first && (night - first).isMultiple(of: every) }

  /// Its last night before that one; nil if there is none.
  func last(before night: Int) -> Int? {
    night <= first ? nil : night - 1 - (night - 1 - first) % every
  }

  /// Its first night from that one on.
  func next(from night: Int) -> Int {
    night <= first ? first : night + (every - (night - first) % every) % every
  }
}

/// Nights that meet: on which night do two or three things come together?
package struct NightsRiddle: NumberModel {
  /// In the order in which they are told.
  package let visitors: [NightVisitor]

  /// Whether all come on night 1, so that the next time is asked for, else the first.
  package var startsTogether: Bool { visitors.allSatisfy { $0.first == 1 } }
}

/// Reads the nights as a player does, one by one; it knows nothing of how they were made.
struct NightsReader {
  /// Nights beyond this one are not asked for.
  static let lastNight = 60

  let visitors: [NightVisitor]
  let startsTogether: Bool

  init(_ riddle: NightsRiddle) {
    visitors = riddle.visitors
    startsTogether = riddle.startsTogether
  }

  private init(visitors: [NightVisitor], startsTogether: Bool) {
    self.visitors = visitors
    self.startsTogether = startsTogether
  }

  /// The first night that fits the question; nil where none does.
  var answer: Int? {
    ((startsTogether ? 2 : 1)...Self.lastNight).first { night in
      visitors.allSatisfy { $0.comes(on: night) }
    }
  }

  /// Whether somebody could be left out and the night be the same.
  var hasIdleVisitor: Bool {
    visitors.indices.contains { left in
      let rest = visitors.indices.filter { $0 != left }.map { visitors[$0] }
      return NightsReader(visitors: rest, startsTogether: startsTogether).answer == answer
    }
  }
}
