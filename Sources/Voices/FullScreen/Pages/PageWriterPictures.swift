import Localization
import Screen

extension PageWriter {
  func fits(_ picture: Picture) -> Bool { picture.size.columns + 2 <= grid.columns }

  /// Whether all of it can be shown at once.
  var isInBounds: Bool {
    row <= height && page.rows.allSatisfy { $0.allSatisfy { $0.end <= grid.columns } }
  }

  /// A picture in the middle.
  mutating func picture(_ picture: Picture) {
    for row in rows(of: picture) { self.row(row) }
  }

  /// A picture, with a blank row on each side that has text, below so many rows.
  mutating func insert(_ picture: Picture, behind count: Int) {
    let spare = height - row - picture.size.rows
    var rows = rows(of: picture)
    if spare > 0, count == 0 { rows.append([]) }
    if spare > 0, count > 0 { rows.insert([], at: 0) }
    insert(rows, at: count)
  }

  /// The page in the middle of the screen, where it does not fill it.
  mutating func centerVertically() {
    insert(Array(repeating: [], count: max(0, height - row) / 2), at: 0)
  }

  private func rows(of picture: Picture) -> [[Span]] {
    picture.spans(from: grid.centered(picture.size.columns))
  }
}

extension Picture {
  /// Its rows, what has one style in one span.
  static func spans(ink: [String], light: [String]) -> [[Span]] {
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
