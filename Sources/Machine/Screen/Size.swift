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
