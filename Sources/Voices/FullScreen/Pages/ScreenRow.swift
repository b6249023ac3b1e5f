import Screen

/// What one row of the screen shows.
enum ScreenRow: Equatable {
  case spans([Span])
  /// A line from edge to edge, with what stands in it near its end.
  case rule(String?)
}

extension Layout {
  /// A row of the screen, counted from the header to the footer.
  func row(_ index: Int) -> ScreenRow {
    switch area.size.rows - index {
    case 1: return .spans(chrome.footer?.rows[0] ?? [])
    case 2: return .rule(chrome.moreBelow)
    default: break
    }
    if let header = positionedPage.header, index < 2 {
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
      if headerRows > 0 { change(1) }
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
