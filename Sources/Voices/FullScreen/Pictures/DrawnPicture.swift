import Screen

/// A level’s picture at some column, with the marks of what was touched; shared, never changed.
final class DrawnPicture: Sendable {
  /// What of it stays while the ember moves about, faint where it does not burn.
  let rows: [[Span]]
  private let drawing: LevelDrawing
  private let touched: PictureParts
  private let left: Int
  /// What is drawn over `rows` where a part is lit: for each row, the parts in it and their spans.
  private let litRows: [[(part: PictureParts, span: Span)]]

  init(_ drawing: LevelDrawing, touched: PictureParts, left: Int) {
    (self.drawing, self.touched, self.left) = (drawing, touched, left)
    let cells = drawing.ink.indices.map { drawing.cells(row: $0, touched: touched) }
    rows = cells.map { row in
      row.runs { Picture.style($0.light) ?? .faint }.map { style, run in
        Span(column: left + run.column, text: run.text, style: style)
      }
    }
    litRows = cells.map { row in
      row.filter { LevelDrawing.part($0.light) != nil }.runs(by: \.light).map { light, run in
        let part = PictureParts(number: LevelDrawing.part(light) ?? 0)
        return (part, Span(column: left + run.column, text: run.text, style: .accent))
      }
    }
  }

  /// Whether it would be drawn just so again.
  func isCurrent(_ drawing: LevelDrawing, touched: PictureParts, left: Int) -> Bool {
    self.drawing === drawing && self.touched == touched && self.left == left
  }

  /// A row of it while these parts are lit.
  func row(_ index: Int, lit: PictureParts) -> [Span] {
    var spans = rows[index]
    for (part, span) in litRows[index] where lit.contains(part) { spans.append(span) }
    return spans
  }

  /// Whether a row looks other under one light than under another.
  func differs(inRow index: Int, _ one: PictureParts, _ other: PictureParts) -> Bool {
    let changed = one.symmetricDifference(other)
    return litRows[index].contains { changed.contains($0.part) }
  }
}

/// Where a level’s picture stands on its page.
struct PlacedPicture {
  let rows: Range<Int>
  let drawn: DrawnPicture
}
