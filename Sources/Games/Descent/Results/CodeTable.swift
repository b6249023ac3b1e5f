/// Many codes, one a line, as a table.
package struct CodeTable: Equatable, Sendable {
  /// The most lines that are read.
  package static let mostLines = 10_000

  /// A code that is well-formed.
  package struct Row: Equatable, Sendable {
    /// From 1, blank lines counted.
    package let line: Int
    /// What it tells.
    package let result: DescentResult
  }

  /// By date, then the most stars first, then by time, then by line.
  package private(set) var rows: [Row] = []
  /// The lines that are not well-formed, from 1, in order.
  package private(set) var refused: [Int] = []
  /// Whether there were more lines than are read.
  package private(set) var isCut = false

  /// Blank lines are passed over; nil is a line that is no text.
  package init(_ lines: some Sequence<String?>) {
    var count = 0
    for line in lines.prefix(Self.mostLines + 1) {
      count += 1
      if count <= Self.mostLines { read(line, number: count) }
    }
    isCut = count > Self.mostLines
    rows.sort { $0.key.lexicographicallyPrecedes($1.key) }
  }

  private mutating func read(_ line: String?, number: Int) {
    guard line?.allSatisfy(\.isWhitespace) != true else { return }
    if let line, let result = DescentCode.decode(line) {
      rows.append(Row(line: number, result: result))
    } else {
      refused.append(number)
    }
  }
}

extension CodeTable.Row {
  fileprivate var key: [Int] { [result.date.daysSince1970, -result.stars, result.seconds, line] }
}
