package import Flow
package import Localization

/// Someone who wants to cross.
package enum Person: Int, CaseIterable, Sendable {
  case mason, cook, smith, potter, scribe, keeper, piper, child
}

/// A person and the minutes that one crossing takes.
package struct Traveller: Equatable, Sendable {
  package let person: Person
  package let minutes: Int
}

/// Two places among the travellers.
package struct TravellerPair: Equatable, Sendable {
  package let first: Int
  package let second: Int

  /// Whether both walk in a group, a bit for each traveller.
  func isWithin(_ group: Int) -> Bool { group >> first & 1 == 1 && group >> second & 1 == 1 }
}

/// A bridge that bears two, and one lamp: in how many minutes, at least, are all across?
package struct BridgeRiddle: NumberModel {
  /// In the order in which they are told.
  package let travellers: [Traveller]
  /// Two who never walk the bridge together; nil where all do.
  package let quarrel: TravellerPair?
}

extension BridgeRiddle {
  /// A riddle of a difficulty, 1 to 7.
  package static func draw(
    difficulty: Int, using generator: inout SeededGenerator
  ) -> BridgeRiddle {
    let band = NumberBand(difficulty: difficulty)
    return shortestProved(using: &generator) { generator in
      let riddle = candidate(of: band, using: &generator)
      return riddle.fits(band) ? riddle : nil
    }
  }

  private static func candidate(
    of band: NumberBand, using generator: inout SeededGenerator
  ) -> BridgeRiddle {
    let count = band == .short ? 3 : 4
    let people = generator.shuffled(Person.allCases).prefix(count)
    let minutes = generator.shuffled(Array(1...12)).prefix(count)
    let pair = generator.shuffled(Array(0..<count)).prefix(2).sorted()
    return BridgeRiddle(
      travellers: zip(people, minutes).map { Traveller(person: $0, minutes: $1) },
      quarrel: band == .longest ? TravellerPair(first: pair[0], second: pair[1]) : nil)
  }

  /// Whether its proof is as long as the band asks.
  func fits(_ band: NumberBand) -> Bool {
    switch band {
    case .short: travellers.count == 3 && quarrel == nil
    case .middling: travellers.count == 4 && quarrel == nil && steps == 5
    case .long: travellers.count == 4 && quarrel == nil && steps == 6
    case .longest: travellers.count == 4 && quarrel != nil && steps >= 7
    }
  }
}

extension BridgeRiddle {
  /// The fewest minutes; 0 where all can never be across.
  package var answer: Int { BridgeReader(self).answer ?? 0 }

  /// The crossings of one quickest order.
  var crossings: [Crossing] { BridgeReader(self).crossings ?? [] }

  /// The minutes of all, the quickest first.
  var paces: [Int] { travellers.map(\.minutes).sorted() }

  /// The minutes where the quickest takes each of the others over and comes back alone.
  var escortMinutes: Int { paces.dropFirst().reduce(0, +) + paces[0] * (paces.count - 2) }

  /// The minutes where the two slowest walk together and the two quickest carry the lamp back; of four.
  var pairsMinutes: Int? { paces.count == 4 ? paces[0] + 3 * paces[1] + paces[3] : nil }

  /// The minutes if nobody quarrelled.
  var peacefulMinutes: Int {
    BridgeReader(minutes: travellers.map(\.minutes), quarrel: nil).answer ?? 0
  }

  /// A crossing is a step; so are leaving the plain way, and minding a quarrel.
  package var steps: Int {
    crossings.count + (answer == escortMinutes ? 0 : 1) + (quarrel == nil ? 0 : 1)
  }

  var proofLength: Int { 10 + 6 * steps + crossings.filter { $0.minutes > 9 }.count }

  var isProved: Bool {
    let reader = BridgeReader(self)
    return (1...60).contains(reader.answer ?? 0) && !reader.hasIdleClue
  }
}

extension Person {
  private typealias Text = L10n.DescentNumbers

  /// “the mason”
  package var name: LocalizedText {
    switch self {
    case .mason: Text.masonName
    case .cook: Text.cookName
    case .smith: Text.smithName
    case .potter: Text.potterName
    case .scribe: Text.scribeName
    case .keeper: Text.keeperName
    case .piper: Text.piperName
    case .child: Text.childName
    }
  }

  /// “The mason crosses in 2 minutes.”
  package func crosses(in minutes: Int) -> LocalizedText {
    switch self {
    case .mason: Text.masonMinutes(count: minutes)
    case .cook: Text.cookMinutes(count: minutes)
    case .smith: Text.smithMinutes(count: minutes)
    case .potter: Text.potterMinutes(count: minutes)
    case .scribe: Text.scribeMinutes(count: minutes)
    case .keeper: Text.keeperMinutes(count: minutes)
    case .piper: Text.piperMinutes(count: minutes)
    case .child: Text.childMinutes(count: minutes)
    }
  }
}

/// One walk over the bridge: who, as a bit for each traveller, and how long.
struct Crossing: Equatable, Sendable {
  let walkers: Int
  let isBack: Bool
  let minutes: Int
}

/// Finds the fewest minutes among all orders of crossing (Dijkstra, who stands where with the lamp).
struct BridgeReader {
  let minutes: [Int]
  let quarrel: TravellerPair?

  init(_ riddle: BridgeRiddle) {
    minutes = riddle.travellers.map(\.minutes)
    quarrel = riddle.quarrel
  }

  init(minutes: [Int], quarrel: TravellerPair?) {
    self.minutes = minutes
    self.quarrel = quarrel
  }

  /// One quickest order of crossing; nil where all can never be across.
  var crossings: [Crossing]? {
    let everyone = 1 << minutes.count - 1
    var costs = [Int?](repeating: nil, count: 2 << minutes.count)
    var arrivals = [(from: Int, crossing: Crossing)?](repeating: nil, count: costs.count)
    var isDone = [Bool](repeating: false, count: costs.count)
    costs[0] = 0
    while let place = cheapest(costs, isDone), place != everyone << 1 | 1 {
      isDone[place] = true
      for crossing in moves(from: place) {
        let target = (place >> 1 ^ crossing.walkers) << 1 | (crossing.isBack ? 0 : 1)
        let cost = (costs[place] ?? 0) + crossing.minutes
        if let known = costs[target], known <= cost { continue }
        costs[target] = cost
        arrivals[target] = (place, crossing)
      }
    }
    return path(to: everyone << 1 | 1, arrivals)
  }

  /// The fewest minutes; nil where all can never be across.
  var answer: Int? { crossings.map { $0.reduce(0) { $0 + $1.minutes } } }

  /// Whether the time would be the same without one of the travellers, or without the quarrel.
  var hasIdleClue: Bool {
    if quarrel != nil, BridgeReader(minutes: minutes, quarrel: nil).answer == answer { return true }
    return minutes.indices.contains { without($0).answer == answer }
  }

  private func without(_ left: Int) -> BridgeReader {
    let rest = minutes.indices.filter { $0 != left }
    let pair = quarrel.flatMap { pair -> TravellerPair? in
      guard let first = rest.firstIndex(of: pair.first),
        let second = rest.firstIndex(of: pair.second)
      else { return nil }
      return TravellerPair(first: first, second: second)
    }
    return BridgeReader(minutes: rest.map { minutes[$0] }, quarrel: pair)
  }

  /// The walks from a place: who is across, a bit each, and in the last bit whether the lamp is.
  private func moves(from place: Int) -> [Crossing] {
    let isBack = place & 1 == 1
    let here = isBack ? place >> 1 : (1 << minutes.count - 1) & ~(place >> 1)
    var moves: [Crossing] = []
    for first in minutes.indices where here >> first & 1 == 1 {
      for second in first..<minutes.count where here >> second & 1 == 1 {
        let group = 1 << first | 1 << second
        if let quarrel, quarrel.isWithin(group) { continue }
        let pace = max(minutes[first], minutes[second])
        moves.append(Crossing(walkers: group, isBack: isBack, minutes: pace))
      }
    }
    return moves
  }

  private func cheapest(_ costs: [Int?], _ isDone: [Bool]) -> Int? {
    var best: (place: Int, cost: Int)?
    for place in costs.indices where !isDone[place] {
      guard let cost = costs[place], best.map({ cost < $0.cost }) ?? true else { continue }
      best = (place, cost)
    }
    return best?.place
  }

  private func path(
    to goal: Int, _ arrivals: [(from: Int, crossing: Crossing)?]
  ) -> [Crossing]? {
    var place = goal
    var path: [Crossing] = []
    while let arrival = arrivals[place] {
      path.append(arrival.crossing)
      place = arrival.from
    }
    return path.isEmpty ? nil : path.reversed()
  }
}
