/// What is to be shown: columns × rows of cells, and where the hardware cursor stands.
package struct Frame: Equatable, Sendable {
  /// Its columns and rows.
  package let size: Size
  /// Where the hardware cursor stands; hidden where nil.
  package var cursor: Position?
  /// From top to bottom; frames share the rows that are the same.
  private(set) var rows: [[Cell]]
  /// What a row is before anything is drawn in it.
  private let blank: [Cell]

  /// A blank frame without a cursor.
  package init(_ size: Size) {
    self.init(size, filledWith: .blank())
  }

  init(_ size: Size, filledWith cell: Cell) {
    self.size = size
    blank = Array(repeating: cell, count: size.columns)
    rows = Array(repeating: blank, count: size.rows)
  }

  /// Writes `text` from `position` to the right, cut at the edge or after `limit` columns; returns the columns
  /// used.
  @discardableResult
  package mutating func put(
    _ text: String, at position: Position, style: Style = .plain, limit: Int = .max
  ) -> Int {
    guard (0..<size.rows).contains(position.row), (0..<size.columns).contains(position.column)
    else { return 0 }
    let start = position.column
    let end = start + min(limit, size.columns - start)
    return rows[position.row].write(text, from: start, to: end, style: style)
  }

  /// Blanks a row.
  package mutating func clear(row: Int) {
    if rows.indices.contains(row) { rows[row] = blank }
  }

  /// Copies a row of a frame of the same size.
  mutating func copyRow(_ row: Int, from other: Frame) { rows[row] = other.rows[row] }

  /// Whether a row and that of a frame of the same size are one array in memory; others may still be equal.
  func hasSameRowStorage(_ row: Int, as other: Frame) -> Bool {
    unsafe rows[row].withUnsafeBufferPointer { $0.baseAddress }
      == other.rows[row].withUnsafeBufferPointer { $0.baseAddress }
  }

  /// Covers the part of `rectangle` that is inside with one narrow character.
  package mutating func fill(
    _ rectangle: Rectangle, with scalar: Unicode.Scalar = " ", style: Style = .plain
  ) {
    let columns = rectangle.columns.clamped(to: 0..<size.columns)
    guard !columns.isEmpty, DisplayWidth.of(scalar) == 1 else { return }
    let cell = Cell(scalar, style: style)
    for row in rectangle.rows.clamped(to: 0..<size.rows) { rows[row].fill(columns, with: cell) }
  }

  /// The text of each row, blanks at its end included: what a golden shows.
  package var lines: [String] {
    rows.map { row in
      var line: [UInt8] = []
      for cell in row { cell.append(to: &line) }
      return String(decoding: line, as: UTF8.self)
    }
  }

  /// The style of the cell at `position`, plain outside.
  package func style(at position: Position) -> Style {
    let inside = Rectangle(column: 0, row: 0, columns: size.columns, rows: size.rows)
    return inside.contains(position) ? rows[position.row][position.column].style : .plain
  }
}

extension [Cell] {
  /// Writes from column `start` up to `end`; returns the columns used.
  fileprivate mutating func write(
    _ text: String, from start: Int, to end: Int, style: Style
  ) -> Int {
    var next = start
    var last: Int?
    var cells = mutableSpan
    for scalar in text.unicodeScalars {
      let kind = DisplayWidth.kind(of: scalar)
      if kind == .mark || kind == .invisible {
        if let last, kind == .mark { cells[last].combine(scalar) }
        continue
      }
      let width = kind == .wide ? 2 : 1
      guard next + width <= end else { break }
      cells[next] = Cell(scalar, style: style)
      if width == 2 { cells[next + 1] = .rightHalf(style) }
      last = next
      next += width
    }
    if next > start { clearSplitWideCells(beside: start..<next) }
    return next - start
  }

  fileprivate mutating func fill(_ columns: Range<Int>, with cell: Cell) {
    for column in columns { self[column] = cell }
    clearSplitWideCells(beside: columns)
  }

  /// Blanks the halves of wide cells whose other half was overwritten.
  private mutating func clearSplitWideCells(beside columns: Range<Int>) {
    let (start, end) = (columns.lowerBound, columns.upperBound)
    if start > 0, self[start - 1].width == 2 { self[start - 1] = .blank() }
    if end < count, self[end].isRightHalf { self[end] = .blank() }
  }
}
