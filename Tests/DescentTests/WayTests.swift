import Flow
import Localization
import Testing

@testable import Descent

/// Ways as they are drawn, against a search that knows nothing of rules.
@Suite struct WayTests {
  private func way(_ difficulty: Int, _ seed: Int) -> WayPuzzle {
    var generator = SeededGenerator(seed: 62, name: "way", number: seed)
    return WayPuzzle.draw(difficulty: difficulty, using: &generator)
  }

  /// The harder, the longer the search takes.
  private func seeds(_ difficulty: Int) -> Range<Int> { Seeds.upTo(difficulty < 5 ? 12 : 2) }

  @Test(arguments: 1...7)
  func `one way fits, its rules suffice, and no weaker ones do`(difficulty: Int) {
    let demand = WayDemand(difficulty: difficulty)
    for seed in seeds(difficulty) {
      let puzzle = way(difficulty, seed)
      #expect(WaySearch(puzzle.grid).ways(upTo: 2) == [puzzle.way], "seed \(seed)")
      #expect(puzzle.grid.pieces.count <= demand.mostPieces, "seed \(seed)")
      #expect(!(puzzle.grid.rows + puzzle.grid.columns).contains(0), "seed \(seed)")
      for rules in WayRules.allCases where rules <= demand.rules {
        var reader = WayReasoner(puzzle.grid)
        _ = reader.solve(with: rules)
        #expect(reader.isSolved == (rules == demand.rules), "seed \(seed), \(rules)")
      }
      for step in puzzle.steps {
        #expect(step.cells.allSatisfy { puzzle.way.contains($0) == (step.content == .rope) })
      }
    }
  }

  /// With one piece less its rules would suffice all the same: found among 1121.
  @Test func `no piece is given in vain`() {
    var generator = SeededGenerator(seed: 710_451, name: "gate way", number: 7)
    let puzzle = WayPuzzle.draw(difficulty: 7, using: &generator)
    let pieces = puzzle.grid.pieces.map(\.cell)
    for piece in pieces {
      let fewer = WayGrid(size: 8, way: puzzle.way, given: pieces.filter { $0 != piece })
      var reader = WayReasoner(fewer)
      _ = reader.solve(with: .supposing)
      #expect(!reader.isSolved, "\(piece)")
    }
  }

  @Test func `a ladder has a rung for each step that is not obvious, and the way`() throws {
    for difficulty in 1...7 {
      let puzzle = way(difficulty, 1)
      let level = try puzzle.level(id: "chamber")
      #expect(level.content.hints.count == 1 + puzzle.steps.count { !$0.isObvious })
      #expect(level.content.hints.last == level.content.solution)
      #expect(level.way?.way == puzzle.way)
    }
  }

  /// What a hint says of each reason, in a square of four.
  static let reasons: [(WayDeduction.Reason, WayCell, String)] = [
    (.full(.row(1)), .rock, "Row 2 wants 2, and has them. The rest is rock: c2."),
    (
      .short(.column(0), shutBy: []), .rope,
      "Column a wants 2: all that are left. Rope: c2."
    ),
    (
      .short(.row(1), shutBy: [.rock(4), .full(.column(3))]), .rope,
      "Row 2 wants 2, and its other cells are shut by rock in a2 and column d (full). Rope: c2."
    ),
    (
      .short(
        .row(1),
        shutBy: [.full(.column(0)), .full(.row(0)), .full(.column(3)), .full(.row(3))]), .rope,
      "Row 2 wants 2, and its other cells are shut by columns a and d (full) and rows 1 and 4"
        + " (full). Rope: c2."
    ),
    (.piece(5), .rope, "The piece in b2 leads to c2. Rope: c2."),
    (
      .goesOn(from: 5, to: [4, 6], shutBy: [.edge, .full(.row(0))]), .rope,
      "Through b2 the rope can only run between a2 and c2: every other way is shut by the edge"
        + " and row 1 (full). Rope: c2."
    ),
    (
      .goesOn(from: 0, to: [1], shutBy: [.rock(1), .rope(9, to: [8, 13])]), .rope,
      "From a1 the rope can only go on to c2: every other way is shut by rock in b1"
        + " and the rope in b3 (which leads to a3 and b4). Rope: c2."
    ),
    (
      .goesOn(from: 15, to: [14], shutBy: [.loop(11), .tooSoon(14)]), .rope,
      "The rope can reach d4 only from c2: every other way is shut by d3 (that would close a loop)"
        + " and c4 (that would end the rope too soon). Rope: c2."
    ),
    (
      .deadEnd(shutBy: [.edge, .rock(1)]), .rock,
      "A rope that goes into c2 does not come out again: it is shut in by the edge and rock in b1."
        + " Rock: c2."
    ),
    (
      .supposed(.tooMuch(.row(0)), after: []), .rock,
      "With rope in c2, row 1 has more than it wants. Rock: c2."
    ),
    (
      .supposed(.tooLittle(.column(3)), after: []), .rope,
      "With rock in c2, column d cannot have what it wants. Rope: c2."
    ),
    (
      .supposed(.stuck(0), after: []), .rope,
      "With rock in c2, the rope in a1 gets stuck. Rope: c2."
    ),
    (
      .supposed(
        .closed,
        after: [
          WayDeduction(cells: [1, 2], content: .rock, reason: .full(.row(0))),
          WayDeduction(cells: [7], content: .rope, reason: .piece(6)),
        ]), .rock,
      "Suppose rope in c2. Row 1 wants 1, and has it. The rest is rock: b1, c1. The piece in c2"
        + " leads to d2. Rope: d2. Then the rope meets itself, or the ember too soon. So c2 is rock."
    ),
    (
      .supposed(.closed, after: []), .rock,
      "With rope in c2, the rope meets itself, or the ember too soon. Rock: c2."
    ),
  ]

  @Test(arguments: reasons) func `a hint says why`(
    _ reason: WayDeduction.Reason, _ content: WayCell, _ text: String
  ) {
    let way = [0, 4, 5, 9, 10, 11, 15]
    let step = WayDeduction(cells: [6], content: content, reason: reason)
    let grid = WayGrid(size: 4, way: way, given: [])
    #expect(grid.told(step).resolved(in: .en) == text)
  }

  @Test func `the same number draws the same way`() { #expect(way(6, 3) == way(6, 3)) }
}

/// All walks that fit the numbers, tried one step at a time.
struct WaySearch {
  private let grid: WayGrid
  private let links: [Int: [Int]]

  init(_ grid: WayGrid) {
    self.grid = grid
    links = Dictionary(
      uniqueKeysWithValues: grid.pieces.map { piece in
        (
          piece.cell,
          piece.ends.compactMap { $0.neighbour(of: piece.cell, size: grid.size) }
        )
      })
  }

  func ways(upTo limit: Int) -> [[Int]] {
    var found: [[Int]] = []
    walk([grid.shaft], rows: grid.rows, columns: grid.columns, limit, &found)
    return found
  }

  private func walk(
    _ way: [Int], rows: [Int], columns: [Int], _ limit: Int, _ found: inout [[Int]]
  ) {
    var (rows, columns) = (rows, columns)
    let cell = way[way.count - 1]
    rows[cell / grid.size] -= 1
    columns[cell % grid.size] -= 1
    guard rows[cell / grid.size] >= 0, columns[cell % grid.size] >= 0, found.count < limit else {
      return
    }
    if cell == grid.ember {
      if rows.allSatisfy({ $0 == 0 }), columns.allSatisfy({ $0 == 0 }), hasPieces(way) {
        found.append(way)
      }
      return
    }
    for direction in WayDirection.allCases {
      guard let next = direction.neighbour(of: cell, size: grid.size), !way.contains(next),
        links[cell]?.contains(next) != false
      else { continue }
      walk(way + [next], rows: rows, columns: columns, limit, &found)
    }
  }

  /// Whether each piece leads where it shows.
  private func hasPieces(_ way: [Int]) -> Bool {
    links.allSatisfy { cell, ends in
      guard let place = way.firstIndex(of: cell) else { return false }
      let around = [place - 1, place + 1].filter(way.indices.contains).map { way[$0] }
      return Set(around) == Set(ends)
    }
  }
}
