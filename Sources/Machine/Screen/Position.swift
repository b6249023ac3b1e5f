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
