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
    let rows = drawing.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let ink = Array(rows.prefix { !$0.isEmpty })
    self.init(ink: ink, light: Array(rows.dropFirst(ink.count + 1)))
  }

  init(ink: [String], light: [String]) {
    (self.ink, self.light) = (ink, light)
    spans = Self.spans(ink: ink, light: light)
    size = Size(columns: ink.map(DisplayWidth.of).max() ?? 0, rows: ink.count)
  }

  /// The style that a character of the layer `light` stands for.
  static func style(_ lit: Unicode.Scalar) -> Style? {
    switch lit {
    case ".": .faint
    case ":": .plain
    case "*": .accent
    default: nil
    }
  }

  /// Its rows, what has one style in one span.
  private static func spans(ink: [String], light: [String]) -> [[Span]] {
    zip(ink, light).map { ink, light in
      var spans: [Span] = []
      var end = 0
      for (column, (mark, lit)) in zip(ink.unicodeScalars, light.unicodeScalars).enumerated()
      where mark != " " {
        let style = style(lit) ?? .plain
        if let last = spans.indices.last, spans[last].style == style, end == column {
          spans[last].text.unicodeScalars.append(mark)
        } else {
          spans.append(Span(column: column, text: String(mark), style: style))
        }
        end = column + DisplayWidth.of(mark)
      }
      return spans
    }
  }

  /// Its rows, so many columns to the right.
  func spans(from left: Int) -> [[Span]] {
    spans.map { row in
      row.map { Span(column: $0.column + left, text: $0.text, style: $0.style) }
    }
  }
}
