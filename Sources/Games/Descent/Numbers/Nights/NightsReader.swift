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
