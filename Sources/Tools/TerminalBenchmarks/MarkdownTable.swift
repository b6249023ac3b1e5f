/// A table as a page of documentation holds it.
struct MarkdownTable {
  let head: [String]
  let rows: [[String]]

  var text: String {
    ([Self.line(head), Self.rule(head.count)] + rows.map(Self.line)).joined(separator: "\n")
  }

  /// A row; a bar in a cell is no border.
  static func line(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }

  private static func rule(_ columns: Int) -> String {
    "|" + String(repeating: "---|", count: columns)
  }
}
