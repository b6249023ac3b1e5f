@testable import Descent

/// Answers found in other ways than the readers find them.
enum NumberBruteForce {
  /// By depth first, however often a state comes back: whether so many pourings, or fewer, do.
  static func canPour(_ jugs: [Int], _ held: [Int], to wanted: Int, within count: Int) -> Bool {
    if held.contains(wanted) { return true }
    guard count > 0 else { return false }
    return jugs.indices.contains { jug in
      let rest = jugs.indices.filter { $0 != jug }
      let alone = [0, jugs[jug]].map { amount in
        held.enumerated().map { $0 == jug ? amount : $1 }
      }
      let over = rest.map { target in
        let amount = min(held[jug], jugs[target] - held[target])
        return held.enumerated().map {
          $0 == jug ? $1 - amount : $0 == target ? $1 + amount : $1
        }
      }
      return (alone + over).contains {
        $0 != held && canPour(jugs, $0, to: wanted, within: count - 1)
      }
    }
  }

  /// Two over and one back, until all are across; all orders.
  static func fewestMinutes(_ here: [Int], _ there: [Int] = []) -> Int {
    if here.count < 3 { return here.max() ?? 0 }
    var best = Int.max
    for first in here.indices {
      for second in here.indices where second > first {
        let walkers = [here[first], here[second]]
        let left = here.indices.filter { $0 != first && $0 != second }.map { here[$0] }
        let across = there + walkers
        for back in across.indices {
          let rest = across.indices.filter { $0 != back }.map { across[$0] }
          let cost = max(walkers[0], walkers[1]) + across[back]
          best = min(best, cost + fewestMinutes(left + [across[back]], rest))
        }
      }
    }
    return best
  }

  /// All weights from 1 on; those of the asked thing that fit.
  static func weights(_ riddle: BalanceRiddle, atMost heaviest: Int) -> Set<Int> {
    var weights = riddle.things.map { _ in 1 }
    var found: Set<Int> = []
    while true {
      if riddle.weighings.allSatisfy({ $0.isLevel(weights) }) {
        found.insert(weights[riddle.asked])
      }
      guard let place = weights.firstIndex(where: { $0 < heaviest }) else { return found }
      weights[place] += 1
      for lower in 0..<place { weights[lower] = 1 }
    }
  }

  /// The nights of each as sets, cut with each other.
  static func nights(_ riddle: NightsRiddle) -> Int? {
    let sets = riddle.visitors.map { Set(stride(from: $0.first, through: 60, by: $0.every)) }
    let common = sets.dropFirst().reduce(sets[0]) { $0.intersection($1) }
    return common.filter { $0 > 1 || !riddle.startsTogether }.min()
  }
}
