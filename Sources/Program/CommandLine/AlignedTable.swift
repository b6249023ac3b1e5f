import Screen

/// Rows of cells in columns as wide as their widest cell; numbers stand at the right of theirs.
struct AlignedTable {
  /// The first row, which names the columns.
  let heading: [String]
  let rows: [[String]]
  /// What stands below each row, indented; none for most tables.
  var remarks: [String?] = []

  /// Lines, each with its end.
  var text: String {
    let all = [heading] + rows
    let widths = heading.indices.map { column in
      all.map { DisplayWidth.of($0[column]) }.max() ?? 0
    }
    return zip(all, [nil] + remarks + all.map { _ in nil }).map { row, remark in
      var line = zip(row, widths).enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: cell.1 - DisplayWidth.of(cell.0))
        return column == 0 ? cell.0 + blanks : blanks + cell.0
      }.joined(separator: "  ")
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n" + (remark.map { "    \($0)\n" } ?? "")
    }.joined()
  }
}
