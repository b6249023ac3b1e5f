import Screen

/// A layout drawn into a frame; the next one is drawn over it, and touches only what changed.
struct LayoutPainter {
  /// What the frame shows; nil while it is blank.
  private(set) var layout: Layout?
  private(set) var frame: Frame
  /// What each row of the area shows.
  private var rows: [ScreenRow]

  /// A blank one.
  init(_ size: Size) {
    frame = Frame(size)
    rows = Array(repeating: .spans([]), count: size.rows)
  }

  /// Draws the rows that look other than before.
  mutating func paint(_ next: Layout) {
    if let layout, layout.area != next.area {
      self = LayoutPainter(frame.size)
    }
    next.forEachRow(changedSince: layout) { index in
      let row = next.row(index)
      if rows[index] == row { return }
      draw(row, at: index, in: next.area)
      rows[index] = row
    }
    frame.cursor = next.cursor
    layout = next
  }

  private mutating func draw(_ row: ScreenRow, at index: Int, in area: Rectangle) {
    let origin = Position(column: area.origin.column, row: area.origin.row + index)
    frame.clear(row: origin.row)
    switch row {
    case .spans(let spans): for span in spans { put(span, in: area, at: origin) }
    case .rule(let text):
      let rule = Rectangle(
        column: origin.column + 1, row: origin.row, columns: area.size.columns - 2, rows: 1)
      frame.fill(rule, with: Symbol.rule, style: .faint)
      guard let text else { return }
      let column = max(1, area.size.columns - 3 - DisplayWidth.of(text))
      put(Span(column: column, text: text, style: .strong), in: area, at: origin)
    }
  }

  /// Draws a span at its column of the row, cut at the area’s right edge.
  private mutating func put(_ span: Span, in area: Rectangle, at origin: Position) {
    let column = origin.column + span.column
    let room = area.size.columns - span.column
    if span.times == 1 {
      frame.put(
        span.text, at: Position(column: column, row: origin.row), style: span.style, limit: room)
    } else if let scalar = span.text.unicodeScalars.first {
      let part = Rectangle(
        column: column, row: origin.row, columns: min(span.times, room), rows: 1)
      frame.fill(part, with: scalar, style: span.style)
    }
  }
}
