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

/// What one row of the screen shows.
enum ScreenRow: Equatable {
  case spans([Span])
  /// A line from edge to edge, with what stands in it near its end.
  case rule(String?)
}

extension Layout {
  /// A row of the screen, counted from the header to the footer.
  func row(_ index: Int) -> ScreenRow {
    let rowsLeft = area.size.rows - index
    if rowsLeft == 1 { return .spans(chrome.footer?.rows[0] ?? []) }
    if rowsLeft == 2, positionedPage.ruleRows > 0 { return .rule(chrome.moreBelow) }
    if let header = positionedPage.header, index < headerRows {
      return index == 0 ? .spans(header.rows[0]) : .rule(chrome.moreAbove)
    }
    let row = index - headerRows + view.offset
    return .spans(view.rows.contains(row) ? spans(in: row) : [])
  }

  /// Does something for each row of the screen that may look other than in `last`, for the same
  /// area: few, where only the focus has moved.
  func forEachRow(changedSince last: Layout?, do change: (Int) -> Void) {
    guard let last, last.positionedPage === positionedPage, last.view == view else {
      for index in 0..<area.size.rows { change(index) }
      return
    }
    if last.chrome !== chrome {
      if headerRows > 1 { change(1) }
      for index in area.size.rows - 2..<area.size.rows { change(index) }
    }
    if last.focus != focus {
      for index in screenRows(of: last.focused?.rows) { change(index) }
      for index in screenRows(of: focused?.rows) { change(index) }
    }
    if last.live != live {
      for index in screenRows(of: page.liveRow.map { $0..<$0 + 1 }) { change(index) }
    }
    if last.lit != lit, let picture = page.picture {
      let start = screenRows(of: picture.rows).lowerBound
      for row in picture.drawn.rows.indices where picture.drawn.differs(inRow: row, last.lit, lit) {
        change(start + row)
      }
    }
  }

  /// Where rows of the page stand on the screen, as far as they do.
  private func screenRows(of rows: Range<Int>?) -> Range<Int> {
    let shown = (rows ?? 0..<0).clamped(to: view.rows)
    let start = headerRows - view.offset
    return shown.lowerBound + start..<shown.upperBound + start
  }

  /// A row of the page, with what has the focus drawn so.
  private func spans(in row: Int) -> [Span] {
    if let live, row == page.liveRow { return live.spans }
    if let picture = page.picture, picture.rows.contains(row) {
      return picture.drawn.row(row - picture.rows.lowerBound, lit: lit)
    }
    var spans = page.rows[row]
    guard let focus, let item = focused, item.rows.contains(row) else { return spans }
    let hasMark = item.isMarked && item.cursor.row == row
    let mark = Span(column: item.cursor.column, text: Symbol.focus, style: .accent)
    if hasMark { spans.append(mark) }
    for index in spans.indices where spans[index].item == focus && spans[index].style == .plain {
      spans[index].style = .focus
    }
    return spans
  }
}
