/// What a case shows, as rows between `|`.
package struct GoldenContent: Sendable {
  /// Shared rows with their label, such as `header`, then the case's own with none.
  let parts: [(label: String?, rows: [String])]

  /// A text; one that ends without a newline has a `\` after its last row.
  package init(_ text: String) {
    var rows = text.split(separator: "\n", omittingEmptySubsequences: false).map { "|\($0)|" }
    if rows.last == "||" { rows.removeLast() } else { rows[rows.count - 1] += "\\" }
    parts = [(nil, rows)]
  }

  /// A screen's rows. What stands above a rule at the top and below one at the bottom is its header and
  /// its footer, which many screens share.
  package init(screen rows: [String]) {
    func isRule(_ index: Int) -> Bool {
      rows.indices.contains(index) && rows[index].contains(String(repeating: "─", count: 8))
    }
    let top = isRule(1) ? 2 : 0
    let bottom = isRule(rows.count - 2) ? max(top, rows.count - 2) : rows.count
    let guttered = rows.map { "|\($0)|" }
    parts = [
      ("header", Array(guttered[..<top])), ("footer", Array(guttered[bottom...])),
      (nil, Array(guttered[top..<bottom])),
    ].filter { $0.0 == nil || !$0.1.isEmpty }
  }
}
