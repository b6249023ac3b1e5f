/// Columns × rows of cells, and where the hardware cursor stands.
package struct Frame: Equatable, Sendable {
  /// Its columns and rows.
  package let size: Size
  /// Where the hardware cursor stands; nowhere: hidden.
  package var cursor: Position?
  /// Row by row.
  private(set) var cells: [Cell]

  /// A blank frame without a cursor.
  package init(_ size: Size) {
    self.init(size, filledWith: .blank())
  }

  init(_ size: Size, filledWith cell: Cell) {
    self.size = size
    cells = Array(repeating: cell, count: size.columns * size.rows)
  }

  /// Writes text from `position` to the right, cut at the edge or after `limit` columns; returns the columns used.
  @discardableResult
  package mutating func put(
    _ text: String, at position: Position, style: Style = .plain, limit: Int = .max
  ) -> Int {
    guard (0..<size.rows).contains(position.row), (0..<size.columns).contains(position.column)
    else { return 0 }
    let start = index(position)
    let end = start + min(limit, size.columns - position.column)
    let used = write(text, from: start, to: end, style: style) - start
    if used > 0 { mendHalves(from: start, to: start + used, row: position.row) }
    return used
  }

  /// Covers the part of `rectangle` that is inside with one narrow character.
  package mutating func fill(
    _ rectangle: Rectangle, with scalar: Unicode.Scalar = " ", style: Style = .plain
  ) {
    let columns = rectangle.columns.clamped(to: 0..<size.columns)
    guard !columns.isEmpty, DisplayWidth.of(scalar) == 1 else { return }
    let cell = Cell(scalar, style: style)
    for row in rectangle.rows.clamped(to: 0..<size.rows) {
      let start = row * size.columns
      for column in columns { cells[start + column] = cell }
      mendHalves(from: start + columns.lowerBound, to: start + columns.upperBound, row: row)
    }
  }

  /// The text of each row, blanks at its end included: what a golden shows.
  package var lines: [String] {
    (0..<size.rows).map { row in
      var line: [UInt8] = []
      for cell in cells[row * size.columns..<(row + 1) * size.columns] { cell.append(to: &line) }
      return String(decoding: line, as: UTF8.self)
    }
  }

  /// The style of the cell at `position`, plain outside.
  package func style(at position: Position) -> Style {
    let inside = Rectangle(column: 0, row: 0, columns: size.columns, rows: size.rows)
    return inside.contains(position) ? cells[index(position)].style : .plain
  }

  private func index(_ position: Position) -> Int { position.row * size.columns + position.column }

  /// Returns the index after the last cell written.
  private mutating func write(_ text: String, from start: Int, to end: Int, style: Style) -> Int {
    var next = start
    var last: Int?
    for scalar in text.unicodeScalars {
      let width = DisplayWidth.of(scalar)
      if width == 0 {
        if let last, DisplayWidth.kind(of: scalar) == .mark { cells[last].combine(scalar) }
        continue
      }
      guard next + width <= end else { break }
      cells[next] = Cell(scalar, style: style)
      if width == 2 { cells[next + 1] = .rightHalf(style) }
      last = next
      next += width
    }
    return next
  }

  /// Blanks what is left of wide cells of which a half was overwritten.
  private mutating func mendHalves(from start: Int, to end: Int, row: Int) {
    let edges = (row * size.columns, (row + 1) * size.columns)
    if start > edges.0, cells[start - 1].width == 2 { cells[start - 1] = .blank() }
    if end < edges.1, cells[end].isRightHalf { cells[end] = .blank() }
  }
}
