/// Somebody who reads a grid step by step, and uses no rule beyond those they may.
package struct WayReasoner: Sendable {
  private static let mostSuppositions = 3

  private let grid: WayGrid
  /// Whether its steps say what shuts the other ways, which takes time.
  private let explains: Bool
  private let lines: [(line: WayLine, cells: [Int], wanted: Int)]
  /// What is known of each cell.
  package private(set) var cells: [WayCell]
  /// Where rope leads from each cell for certain, a bit a direction, and where it does not.
  private var on: [UInt8]
  private var off: [UInt8]
  /// How often something was supposed.
  private var suppositions = 0
  /// What is broken; nil while all may still be.
  package private(set) var breach: WayBreach?

  /// Knows the pieces, and what some other cells are; its steps say what shuts other ways where it `explains`.
  package init(_ grid: WayGrid, knowing known: [Int: WayCell] = [:], explains: Bool = false) {
    self.grid = grid
    self.explains = explains
    lines = grid.lines.map { ($0, grid.cells(of: $0), grid.wanted(in: $0)) }
    cells = Array(repeating: .open, count: grid.cells.count)
    on = Array(repeating: 0, count: cells.count)
    off = on
    for cell in [grid.shaft, grid.ember] + grid.pieces.map(\.cell) { cells[cell] = .rope }
    for (cell, content) in known { cells[cell] = content }
    for cell in grid.cells {
      for direction in WayDirection.allCases
      where direction.neighbour(of: cell, size: grid.size) == nil {
        off[cell] |= direction.bit
      }
    }
  }

  /// Whether all is known.
  package var isSolved: Bool { breach == nil && !cells.contains(.open) }

  // MARK: Solving

  /// The steps as far as the rules lead.
  package mutating func solve(with rules: WayRules) -> [WayDeduction] {
    var steps: [WayDeduction] = []
    while breach == nil, let step = nextStep(with: rules) { steps.append(step) }
    return steps
  }

  /// The easiest step there is, taken.
  private mutating func nextStep(with rules: WayRules) -> WayDeduction? {
    if let step = stepInLines() { return take(step) }
    guard breach == nil, rules >= .ends else { return nil }
    while true {
      let before = (on, off)
      if let step = stepAtEnds(mayFindDeadEnds: rules >= .loops) { return take(step) }
      guard breach == nil else { return nil }
      if rules >= .loops { keepOpen() }
      guard breach == nil else { return nil }
      if before == (on, off) { break }
    }
    guard rules == .supposing, suppositions < Self.mostSuppositions else { return nil }
    suppositions += 1
    return stepBySupposing().flatMap { take($0) }
  }

  private mutating func take(_ step: WayDeduction) -> WayDeduction {
    for cell in step.cells { cells[cell] = step.content }
    return step
  }

  private mutating func stepInLines() -> WayDeduction? {
    var found: WayDeduction?
    for (line, all, wanted) in lines {
      var (missing, open) = (wanted, 0)
      for cell in all {
        switch cells[cell] {
        case .open: open += 1
        case .rope: missing -= 1
        case .rock: break
        }
      }
      if missing < 0 { breach = .tooMuch(line) }
      if missing > open { breach = .tooLittle(line) }
      guard breach == nil else { return nil }
      guard found == nil, open > 0, missing == 0 || missing == open else { continue }
      found = WayDeduction(
        cells: all.filter { cells[$0] == .open }, content: missing == 0 ? .rock : .rope,
        reason: missing == 0
          ? .full(line) : .short(line, shutBy: barriers(at: all.filter { cells[$0] == .rock })))
    }
    return found
  }

  /// How many directions rope has in a cell.
  private func endCount(of cell: Int) -> Int { cell == grid.shaft || cell == grid.ember ? 1 : 2 }

  /// Learns where rope leads, until that says something of a cell.
  private mutating func stepAtEnds(mayFindDeadEnds: Bool) -> WayDeduction? {
    for piece in grid.pieces {
      for end in piece.ends where on[piece.cell] & end.bit == 0 { lead(from: piece.cell, end) }
    }
    for cell in grid.cells {
      if cells[cell] == .rock {
        close(cell, but: 0)
        continue
      }
      let (count, certain) = (endCount(of: cell), on[cell].nonzeroBitCount)
      let possible = 4 - off[cell].nonzeroBitCount
      if cells[cell] == .open {
        guard possible < count, mayFindDeadEnds else { continue }
        return WayDeduction(
          cells: [cell], content: .rock, reason: .deadEnd(shutBy: barriers(around: cell)))
      }
      if certain > count || possible < count {
        breach = .stuck(cell)
        return nil
      }
      if certain == count { close(cell, but: on[cell]) }
      if possible == count {
        for direction in WayDirection.allCases
        where (off[cell] | on[cell]) & direction.bit == 0 {
          lead(from: cell, direction)
        }
      }
      var open: [Int] = []
      for direction in WayDirection.allCases where on[cell] & direction.bit != 0 {
        guard let next = direction.neighbour(of: cell, size: grid.size) else { continue }
        if cells[next] == .rock { breach = .stuck(cell) }
        guard breach == nil else { return nil }
        if cells[next] == .open { open.append(next) }
      }
      guard open.isEmpty else {
        return WayDeduction(cells: open, content: .rope, reason: goesOn(from: cell))
      }
    }
    return nil
  }

  /// What shuts every other way from a cell; of a piece that it shows.
  private func goesOn(from cell: Int) -> WayDeduction.Reason {
    grid.pieces.contains { $0.cell == cell }
      ? .piece(cell)
      : .goesOn(from: cell, to: neighbours(of: cell, by: on[cell]), shutBy: barriers(around: cell))
  }

  /// The cells in some directions of one, a bit each.
  private func neighbours(of cell: Int, by bits: UInt8) -> [Int] {
    WayDirection.allCases.filter { bits & $0.bit != 0 }
      .compactMap { $0.neighbour(of: cell, size: grid.size) }
  }

  /// What shuts ways from a cell, each once, the edge first.
  private func barriers(around cell: Int) -> [WayDeduction.Barrier] {
    let shut = neighbours(of: cell, by: off[cell])
    return (shut.count < off[cell].nonzeroBitCount ? [.edge] : []) + barriers(at: shut, from: cell)
  }

  private func barriers(at cells: [Int], from start: Int? = nil) -> [WayDeduction.Barrier] {
    guard explains else { return [] }
    var known = self
    // What follows from the barriers is not known yet.
    if let start { known.on[start] = linksToRope(from: start) }
    let names = known.strands.names
    return cells.map { barrier(at: $0, from: start, names) }.reduce(into: []) { all, barrier in
      if !all.contains(barrier) { all.append(barrier) }
    }
  }

  /// The directions in which rope leads from a cell to others that have some.
  private func linksToRope(from cell: Int) -> UInt8 {
    WayDirection.allCases.reduce(0) { bits, direction in
      let next = direction.neighbour(of: cell, size: grid.size)
      return next.map { cells[$0] == .rope } == true ? bits | on[cell] & direction.bit : bits
    }
  }

  /// `names`: the strand of each cell.
  private func barrier(
    at cell: Int, from start: Int?, _ names: [Int]
  ) -> WayDeduction.Barrier {
    guard cells[cell] == .rock else {
      // What an end and a piece lead to is seen at once.
      let isSeen = endCount(of: cell) == 1 || grid.pieces.contains { $0.cell == cell }
      if !isSeen, let start, names[start] == names[cell] { return .loop(cell) }
      return on[cell].nonzeroBitCount == endCount(of: cell)
        ? .rope(cell, to: neighbours(of: cell, by: on[cell])) : .tooSoon(cell)
    }
    let full = lines.first { line, all, wanted in
      all.contains(cell) && all.count { cells[$0] == .rope } == wanted
    }
    return full.map { .full($0.line) } ?? .rock(cell)
  }

  /// Rope leads from a cell in a direction, and so it leads back.
  private mutating func lead(from cell: Int, _ direction: WayDirection) {
    on[cell] |= direction.bit
    guard let next = direction.neighbour(of: cell, size: grid.size) else { return }
    on[next] |= direction.opposite.bit
  }

  /// No rope leads from a cell but in some directions.
  private mutating func close(_ cell: Int, but kept: UInt8) {
    for direction in WayDirection.allCases where (off[cell] | kept) & direction.bit == 0 {
      keepAway(from: cell, direction)
    }
  }

  /// No rope leads from a cell in a direction, nor back.
  private mutating func keepAway(from cell: Int, _ direction: WayDirection) {
    off[cell] |= direction.bit
    guard let next = direction.neighbour(of: cell, size: grid.size) else { return }
    off[next] |= direction.opposite.bit
  }

  /// No rope leads from a cell to another end of the same rope, or from the shaft’s rope to the ember’s before
  /// all of it lies.
  private mutating func keepOpen() {
    let (names, lengths) = strands
    guard breach == nil else { return }
    let (shaft, ember) = (names[grid.shaft], names[grid.ember])
    for cell in grid.cells where names[cell] >= 0 {
      for direction in [WayDirection.right, .down]
      where (on[cell] | off[cell]) & direction.bit == 0 {
        guard let next = direction.neighbour(of: cell, size: grid.size), names[next] >= 0 else {
          continue
        }
        let joined = [names[cell], names[next]]
        let endsTooSoon =
          joined.contains(shaft) && joined.contains(ember)
          && lengths[shaft] + lengths[ember] < grid.length
        if joined[0] == joined[1] || endsTooSoon {
          keepAway(from: cell, direction)
        }
      }
    }
  }

  /// For each cell with rope the number of its strand, -1 elsewhere; and how many cells each strand has.
  private var strands: (names: [Int], lengths: [Int]) {
    mutating get {
      var names = Array(repeating: -1, count: cells.count)
      var lengths: [Int] = []
      for cell in grid.cells where cells[cell] == .rope && names[cell] < 0 {
        names[cell] = lengths.count
        lengths.append(follow(from: cell, named: lengths.count, &names))
      }
      return (names, lengths)
    }
  }

  /// How many cells hang together with one; a breach where the rope comes back to itself, or has ended too soon.
  private mutating func follow(from start: Int, named name: Int, _ names: inout [Int]) -> Int {
    var (found, edges) = ([start], 0)
    var place = 0
    while place < found.count {
      let cell = found[place]
      place += 1
      for direction in WayDirection.allCases where on[cell] & direction.bit != 0 {
        edges += 1
        guard let next = direction.neighbour(of: cell, size: grid.size), names[next] < 0 else {
          continue
        }
        names[next] = name
        found.append(next)
      }
    }
    let isWhole = names[grid.shaft] == name && names[grid.ember] == name
    if edges / 2 >= found.count || isWhole && found.count < grid.length { breach = .closed }
    return found.count
  }

  // MARK: Supposing

  /// The first cell of which something can be supposed that comes to nothing.
  private func stepBySupposing() -> WayDeduction? {
    for (cell, content) in supposable {
      if let step = refutation(supposing: content, in: cell) { return step }
    }
    return nil
  }

  /// Of all that can be supposed and comes to nothing, what does so in the fewest steps.
  func shortestSupposition() -> WayDeduction? {
    supposable.compactMap { refutation(supposing: $1, in: $0) }
      .min { $0.reason.stepCount < $1.reason.stepCount }
  }

  private var supposable: [(cell: Int, content: WayCell)] {
    grid.cells.filter { cells[$0] == .open }.flatMap { [($0, .rope), ($0, .rock)] }
  }

  /// What a cell must have, because the other thing in it breaks something; nil where nothing is seen to break.
  func refutation(supposing content: WayCell, in cell: Int) -> WayDeduction? {
    var mind = self
    mind.cells[cell] = content
    let steps = mind.solve(with: .loops)
    return mind.breach.map {
      WayDeduction(
        cells: [cell], content: content == .rope ? .rock : .rope,
        reason: .supposed($0, after: steps))
    }
  }

  // MARK: Counting

  /// How often a search for ways may part in two before it is given up.
  private static let mostForks = 2_000

  /// All ways there are, `limit` at most, each from the shaft to the ember; none where that takes too long.
  package func ways(upTo limit: Int) -> [[Int]] {
    var forks = Self.mostForks
    let ways = ways(upTo: limit, &forks)
    return forks > 0 ? ways : []
  }

  private func ways(upTo limit: Int, _ forks: inout Int) -> [[Int]] {
    guard forks > 0 else { return [] }
    var mind = self
    _ = mind.solve(with: .loops)
    guard mind.breach == nil else { return [] }
    guard let (cell, direction) = mind.openEnd else {
      return mind.isSolved ? [mind.way] : []
    }
    var (with, without) = (mind, mind)
    with.lead(from: cell, direction)
    without.keepAway(from: cell, direction)
    forks -= 1
    let ways = with.ways(upTo: limit, &forks)
    return ways.count >= limit ? ways : ways + without.ways(upTo: limit - ways.count, &forks)
  }

  /// The rope from the shaft on, as far as it leads for certain.
  private var way: [Int] {
    var way = [grid.shaft]
    while let next = WayDirection.allCases.first(where: { direction in
      on[way[way.count - 1]] & direction.bit != 0
        && direction.neighbour(of: way[way.count - 1], size: grid.size).map(way.contains) == false
    }) {
      guard let cell = next.neighbour(of: way[way.count - 1], size: grid.size) else { break }
      way.append(cell)
    }
    return way
  }

  /// Where rope may or may not lead: from a cell that has rope, for the rope of the shaft goes on till the ember.
  private var openEnd: (cell: Int, direction: WayDirection)? {
    for cell in grid.cells where cells[cell] == .rope {
      for direction in WayDirection.allCases where (on[cell] | off[cell]) & direction.bit == 0 {
        return (cell, direction)
      }
    }
    return nil
  }
}

extension WayDirection {
  fileprivate var bit: UInt8 { 1 << UInt8(index) }
}
