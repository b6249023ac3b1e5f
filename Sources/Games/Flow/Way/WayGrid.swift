/// A square of cells that a rope runs through, as its reader knows it: from the shaft to the ember, through
/// neighbouring cells, never twice through one. Cells count from 0, row by row from the top left.
package struct WayGrid: Hashable, Sendable {
  /// How many cells a side may have.
  package static let sizes = 4...8

  /// How many cells each row has, and how many rows there are.
  package let size: Int
  /// How many cells of each row the rope passes, from the top.
  package let rows: [Int]
  /// The same of each column, from the left.
  package let columns: [Int]
  /// The cell on the edge where the rope comes in.
  package let shaft: Int
  /// The cell where it ends.
  package let ember: Int
  /// The pieces of rope that are given.
  package let pieces: [WayPiece]

  /// The grid that a way has, `given` of its cells with the rope in them.
  package init(size: Int, way: [Int], given: [Int]) {
    self.size = size
    rows = (0..<size).map { row in way.count { $0 / size == row } }
    columns = (0..<size).map { column in way.count { $0 % size == column } }
    shaft = way[0]
    ember = way[way.count - 1]
    pieces = given.sorted().compactMap { cell in
      way.firstIndex(of: cell).map { place in
        WayPiece(
          cell: cell,
          ends: [place - 1, place + 1].compactMap { next in
            WayDirection.allCases.first { direction in
              way.indices.contains(next)
                && direction.neighbour(of: cell, size: size) == way[next]
            }
          })
      }
    }
  }

  /// How many cells the whole way has.
  package var length: Int { rows.reduce(0, +) }

  /// All cells.
  package var cells: Range<Int> { 0..<size * size }

  /// Rows from the top, then columns from the left.
  package var lines: [WayLine] {
    (0..<size).map(WayLine.row) + (0..<size).map(WayLine.column)
  }

  /// How many cells of a line the rope passes.
  package func wanted(in line: WayLine) -> Int {
    switch line {
    case .row(let row): rows[row]
    case .column(let column): columns[column]
    }
  }

  /// The cells of a line, in order.
  package func cells(of line: WayLine) -> [Int] {
    switch line {
    case .row(let row): (0..<size).map { row * size + $0 }
    case .column(let column): (0..<size).map { $0 * size + column }
    }
  }

  /// The cells that have rope from the start: the shaft, the ember, the pieces, and where these lead.
  package var given: Set<Int> {
    let led = pieces.flatMap { piece in
      piece.ends.compactMap { $0.neighbour(of: piece.cell, size: size) }
    }
    return Set([shaft, ember] + pieces.map(\.cell) + led)
  }

  /// The name of a cell in saves, on the wire and in what is said: `c3` is in the third column and row.
  package func name(of cell: Int) -> String {
    Self.name(of: cell, size: size)
  }

  /// The names of all cells of a square, in order.
  package static func names(ofSize size: Int) -> [String] {
    (0..<size * size).map { name(of: $0, size: size) }
  }

  private static func name(of cell: Int, size: Int) -> String {
    WayLine.letter(ofColumn: cell % size) + String(cell / size + 1)
  }

  /// The cell of that name; nil for anything else.
  package func cell(named name: String) -> Int? { cells.first { self.name(of: $0) == name } }

  /// The cells of a name, or of a row or column of them as in `c3-f3`, in order; nil for anything else.
  package func cells(named name: String) -> [Int]? {
    let names = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let ends = names.compactMap(cell)
    guard ends.count == names.count, let first = ends.first, let last = ends.last else {
      return nil
    }
    if ends.count == 1 { return ends }
    let lines = [WayLine.row(first / size), .column(first % size)]
    guard ends.count == 2, let line = lines.first(where: { cells(of: $0).contains(last) }) else {
      return nil
    }
    return cells(of: line).filter { (min(first, last)...max(first, last)).contains($0) }
  }
}

/// A row or a column, from 0.
package enum WayLine: Hashable, Sendable {
  case row(Int)
  case column(Int)

  /// `a` for the first column.
  package static func letter(ofColumn column: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(column)))
  }
}

/// A piece of rope in a cell, and where it leads.
package struct WayPiece: Hashable, Sendable {
  /// Where it lies.
  package let cell: Int
  /// One direction in the shaft and the ember, two elsewhere.
  package let ends: [WayDirection]
}

/// Where a rope may lead from a cell.
package enum WayDirection: String, CaseIterable, Sendable {
  case up, right, down, left

  /// Its place among all.
  var index: Int {
    switch self {
    case .up: 0
    case .right: 1
    case .down: 2
    case .left: 3
    }
  }

  /// The direction back.
  var opposite: WayDirection {
    switch self {
    case .up: .down
    case .right: .left
    case .down: .up
    case .left: .right
    }
  }

  /// The cell there; nil outside the square.
  package func neighbour(of cell: Int, size: Int) -> Int? {
    switch self {
    case .up: cell >= size ? cell - size : nil
    case .right: (cell + 1) % size > 0 ? cell + 1 : nil
    case .down: cell + size < size * size ? cell + size : nil
    case .left: cell % size > 0 ? cell - 1 : nil
    }
  }
}
