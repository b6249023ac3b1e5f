/// A cell of the screen, from (0, 0) in the upper left corner.
package struct Position: Hashable, Sendable {
  /// Counted from 0, from left to right.
  package var column: Int
  /// Counted from 0, from top to bottom.
  package var row: Int

  /// The cell in `column` and `row`.
  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// Columns × rows of a screen.
package struct Size: Hashable, Sendable {
  /// From left to right, at least 0.
  package var columns: Int
  /// From top to bottom, at least 0.
  package var rows: Int

  /// A size; a negative side counts as none.
  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }
}

/// A part of a screen; what of it lies outside a frame is not drawn.
package struct Rectangle: Hashable, Sendable {
  /// Its upper left cell, which may lie outside a frame.
  package var origin: Position
  /// Its columns and rows.
  package var size: Size

  /// The rectangle of `columns` × `rows` cells whose upper left one is at `column`, `row`.
  package init(column: Int, row: Int, columns: Int, rows: Int) {
    origin = Position(column: column, row: row)
    size = Size(columns: columns, rows: rows)
  }

  /// Whether `position` lies inside.
  package func contains(_ position: Position) -> Bool {
    columns.contains(position.column) && rows.contains(position.row)
  }

  /// The columns it spans.
  package var columns: Range<Int> { origin.column..<origin.column + size.columns }

  /// The rows it spans.
  package var rows: Range<Int> { origin.row..<origin.row + size.rows }
}
