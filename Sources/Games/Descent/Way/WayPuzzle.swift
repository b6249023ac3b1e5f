import Flow

/// A way of the rope with its grid, and how it is found.
struct WayPuzzle: Equatable, Sendable {
  let grid: WayGrid
  /// The cells from the shaft to the ember.
  let way: [Int]
  /// The weakest that suffice.
  let rules: WayRules
  /// By those.
  let steps: [WayDeduction]
}

/// What a way of one difficulty is like.
struct WayDemand: Sendable {
  let size: Int
  let rules: WayRules
  /// The most pieces that are given.
  var mostPieces: Int { size - 1 }
  /// How many cells the way has.
  var length: ClosedRange<Int> { size * size * 9 / 20...size * size * 3 / 5 }
  /// Of so many the one with the fewest pieces is kept.
  var candidates: Int { rules == .supposing ? 1 : 3 }

  /// From 1, Monday’s, to 7, Sunday’s.
  init(difficulty: Int) {
    (size, rules) =
      switch difficulty {
      case ...1: (5, .lines)
      case 2: (5, .ends)
      case 3: (6, .ends)
      case 4: (6, .loops)
      case 5: (7, .loops)
      case 6: (8, .loops)
      case _: (8, .supposing)
      }
  }
}

extension WayPuzzle {
  /// How often a way is drawn anew before that is a defect.
  private static let mostAttempts = 20_000

  /// A way of a difficulty from 1 to 7: one way alone fits, its rules suffice, and no weaker ones do.
  static func draw(
    difficulty: Int, variety: DescentVariety = .any, using generator: inout SeededGenerator
  ) -> WayPuzzle {
    let demand = WayDemand(difficulty: difficulty)
    var best: WayPuzzle?
    var left = demand.candidates
    for _ in 0..<mostAttempts where left > 0 {
      guard let way = walk(demand, using: &generator),
        variety.admits([demand.size] + way),
        let puzzle = puzzle(of: way, demand, using: &generator)
      else { continue }
      left -= 1
      if best.map({ puzzle.grid.pieces.count < $0.grid.pieces.count }) ?? true { best = puzzle }
    }
    guard let best else { preconditionFailure("no way of difficulty \(difficulty)") }
    return best
  }

  /// A walk from a cell on the edge through each row and column; nil where it got stuck too soon.
  private static func walk(
    _ demand: WayDemand, using generator: inout SeededGenerator
  ) -> [Int]? {
    let size = demand.size
    let edge = (0..<size * size).filter { cell in
      WayDirection.allCases.contains { $0.neighbour(of: cell, size: size) == nil }
    }
    var way = [edge[generator.below(edge.count)]]
    var isFree = Array(repeating: true, count: size * size)
    let wanted = demand.length.lowerBound + generator.below(demand.length.count)
    while let last = way.last, way.count < wanted {
      isFree[last] = false
      let next = WayDirection.allCases.compactMap { $0.neighbour(of: last, size: size) }
        .filter { isFree[$0] }
      guard !next.isEmpty else { break }
      way.append(next[generator.below(next.count)])
    }
    guard way.count >= demand.length.lowerBound else { return nil }
    let passesAll =
      Set(way.map { $0 / size }).count == size && Set(way.map { $0 % size }).count == size
    return passesAll ? way : nil
  }

  /// Gives pieces until the rules suffice, and takes those away that are not needed; nil where too many are, or
  /// where weaker rules would do.
  private static func puzzle(
    of way: [Int], _ demand: WayDemand, using generator: inout SeededGenerator
  ) -> WayPuzzle? {
    var given: [Int] = []
    func reader() -> WayReasoner {
      WayReasoner(WayGrid(size: demand.size, way: way, given: given))
    }
    func isSolved(by rules: WayRules) -> Bool {
      var reader = reader()
      _ = reader.solve(with: rules)
      return reader.isSolved
    }
    let weaker = WayRules(rawValue: demand.rules.rawValue - 1)
    // More pieces make nothing harder.
    guard weaker.map({ !isSolved(by: $0) }) ?? true else { return nil }
    while true {
      var reader = reader()
      _ = reader.solve(with: demand.rules)
      if reader.isSolved { break }
      let unknown = way.dropFirst().dropLast().filter { reader.cells[$0] == .open }
      guard given.count < demand.mostPieces, !unknown.isEmpty else { return nil }
      given.append(unknown[generator.below(unknown.count)])
    }
    var before: Int
    // Once more where some went: three suppositions lead further with fewer pieces now and then.
    repeat {
      before = given.count
      for cell in given {
        let all = given
        given.removeAll { $0 == cell }
        if !isSolved(by: demand.rules) { given = all }
      }
    } while given.count < before
    guard weaker.map({ !isSolved(by: $0) }) ?? true, reader().ways(upTo: 2).count == 1 else {
      return nil
    }
    let grid = WayGrid(size: demand.size, way: way, given: given)
    var solver = WayReasoner(grid, explains: true)
    return WayPuzzle(
      grid: grid, way: way, rules: demand.rules, steps: solver.solve(with: demand.rules))
  }
}
