package import Flow

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

extension NightsRiddle {
  /// A riddle of a difficulty, 1 to 7.
  package static func draw(
    difficulty: Int, using generator: inout SeededGenerator
  ) -> NightsRiddle {
    let band = NumberBand(difficulty: difficulty)
    let steps = band.nightSteps.lowerBound + generator.below(band.nightSteps.count)
    return shortestProved(using: &generator) { generator in
      let riddle = candidate(of: band, using: &generator)
      return riddle.steps == steps && riddle.fits(band) ? riddle : nil
    }
  }

  private static func candidate(
    of band: NumberBand, using generator: inout SeededGenerator
  ) -> NightsRiddle {
    let count = band.visitorCount
    let things = generator.shuffled(NightThing.allCases).prefix(count)
    let spans = generator.shuffled(Array(2...band.rarest)).prefix(count)
    let visitors = zip(things, spans).map { thing, every in
      let first = band == .short ? 1 : 1 + generator.below(every)
      return NightVisitor(thing: thing, first: first, every: every)
    }
    return NightsRiddle(visitors: visitors)
  }

  /// Whether its proof is as long as the band asks; the short ones alone all begin on night 1.
  func fits(_ band: NumberBand) -> Bool {
    startsTogether == (band == .short) && visitors.count == band.visitorCount
      && band.nightSteps.contains(steps)
  }
}

extension NumberBand {
  fileprivate var visitorCount: Int {
    switch self {
    case .short, .middling: 2
    case .long, .longest: 3
    }
  }

  /// No thing comes more seldom than every so many nights.
  fileprivate var rarest: Int {
    switch self {
    case .short: 12
    case .middling: 9
    case .long, .longest: 7
    }
  }

  /// Clues read and nights tried.
  fileprivate var nightSteps: ClosedRange<Int> {
    switch self {
    case .short: 4...5
    case .middling: 6...7
    case .long: 7...7
    case .longest: 8...8
    }
  }
}

/// The nights of the rarest thing are tried with the next rarest, then the nights of those two with
/// the third.
struct NightsProof: Equatable, Sendable {
  /// The rarest first.
  let order: [NightVisitor]
  /// The nights of the rarest that are tried, up to the first that it shares with the next.
  let firstTries: [Int]
  /// The nights of those two that are tried with the third, up to the answer; empty without a third.
  let secondTries: [Int]

  /// Nil where they never meet in time.
  init?(_ riddle: NightsRiddle) {
    order = riddle.visitors.sorted { ($1.every, $0.first) < ($0.every, $1.first) }
    let start = riddle.startsTogether ? 2 : 1
    guard let pair = tries(of: order[0].nights(from: start), with: order[1]) else { return nil }
    firstTries = pair
    guard order.count > 2, let meeting = pair.last else {
      secondTries = []
      return
    }
    let step = leastCommonMultiple(order[0].every, order[1].every)
    let shared = Array(stride(from: meeting, through: NightsReader.lastNight, by: step))
    guard let nights = tries(of: shared, with: order[2]) else { return nil }
    secondTries = nights
  }

  /// A clue read, a night tried: a step each.
  var steps: Int { order.count + firstTries.count + secondTries.count }
}

/// The nights up to the first that the other shares; nil if there is none.
private func tries(of nights: [Int], with other: NightVisitor) -> [Int]? {
  guard let last = nights.firstIndex(where: { other.comes(on: $0) }) else { return nil }
  return Array(nights[...last])
}

private func leastCommonMultiple(_ first: Int, _ second: Int) -> Int {
  var multiple = first
  while !multiple.isMultiple(of: second) { multiple += first }
  return multiple
}

extension NightVisitor {
  /// Its nights from that one on, as far as nights are asked for.
  fileprivate func nights(from night: Int) -> [Int] {
    Array(stride(from: next(from: night), through: NightsReader.lastNight, by: every))
  }
}

extension NightsRiddle {
  /// The night that is asked for; 0 if there is none.
  package var answer: Int { NightsReader(self).answer ?? 0 }

  /// How many steps its proof takes.
  package var steps: Int { NightsProof(self)?.steps ?? 0 }

  var proofLength: Int { 12 + 2 * steps }

  var isProved: Bool {
    let reader = NightsReader(self)
    return reader.answer.map { NightsProof(self)?.lastTry == $0 } ?? false && !reader.hasIdleVisitor
  }
}

extension NightsProof {
  /// The night that the proof ends with.
  var lastTry: Int? { secondTries.last ?? firstTries.last }
}
