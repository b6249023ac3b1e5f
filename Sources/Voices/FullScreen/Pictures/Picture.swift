import Screen

/// A drawing in characters: `ink` says what stands where, `light`, of the same shape, how it is lit.
///
/// In `light`, `.` is faint, `:` plain and `*` the accent; blanks of both let shine through what lies under them.
struct Picture: Sendable {
  let ink: [String]
  let light: [String]
  /// Its rows as a page takes them.
  let spans: [[Span]]
  /// The columns and rows that it covers.
  let size: Size

  /// The rows of `ink`, an empty row, and the rows of `light`.
  init(_ drawing: String) {
    let rows = drawing.drawingRows
    let ink = Array(rows.prefix { !$0.isEmpty })
    self.init(ink: ink, light: Array(rows.dropFirst(ink.count + 1)))
  }

  init(ink: [String], light: [String]) {
    (self.ink, self.light) = (ink, light)
    spans = zip(ink, light).map { ink, light in
      let cells = zip(ink.unicodeScalars, light.unicodeScalars).enumerated().map {
        DrawnCell(column: $0, ink: $1.0, light: $1.1)
      }
      return cells.filter { $0.ink != " " }.runs { Self.style($0.light) ?? .plain }
        .map { Span(column: $1.column, text: $1.text, style: $0) }
    }
    size = Size(columns: ink.map(DisplayWidth.of).max() ?? 0, rows: ink.count)
  }

  /// The style that a character of the layer `light` stands for.
  static func style(_ lit: Unicode.Scalar) -> Style? {
    lit == "." ? .faint : lit == ":" ? .plain : lit == "*" ? .accent : nil
  }

  /// Its rows, so many columns to the right.
  func spans(from left: Int) -> [[Span]] {
    spans.map { row in
      row.map { Span(column: $0.column + left, text: $0.text, style: $0.style) }
    }
  }
}

/// A character of a drawing, one column wide, and how it is lit.
struct DrawnCell {
  let column: Int
  let ink: Unicode.Scalar
  let light: Unicode.Scalar
}

extension [DrawnCell] {
  /// Neighbouring cells that have something in common, as one text.
  func runs<Kind: Equatable>(
    by kind: (DrawnCell) -> Kind
  ) -> [(Kind, (column: Int, text: String))] {
    var runs: [(Kind, (column: Int, text: String))] = []
    var end = 0
    for cell in self {
      if let last = runs.indices.last, runs[last].0 == kind(cell), end == cell.column {
        runs[last].1.text.unicodeScalars.append(cell.ink)
      } else {
        runs.append((kind(cell), (cell.column, String(cell.ink))))
      }
      end = cell.column + 1
    }
    return runs
  }
}

extension String {
  /// The rows of a drawing, empty ones among them.
  var drawingRows: [String] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
