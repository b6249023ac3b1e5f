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
