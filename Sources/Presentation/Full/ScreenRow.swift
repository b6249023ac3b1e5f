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
    case 1: return .spans(footer)
    case 2: return .rule(moreBelow)
    default: break
    }
    if let header = sheet.header, index < 2 {
      return index == 0 ? .spans(header) : .rule(moreAbove)
    }
    let row = index - headerRows + view.offset
    return .spans(view.rows.contains(row) ? spans(in: row) : [])
  }

  /// Whether a row may look other than it did in `last`: where only the focus has moved, few do.
  func mayDiffer(_ index: Int, from last: Layout?) -> Bool {
    guard let last, last.sheet === sheet, last.view == view else { return true }
    let row = index - headerRows + view.offset
    return !view.rows.contains(row) || row == page.count || isLit(row) || last.isLit(row)
  }

  /// Whether the item with the focus stands there.
  private func isLit(_ row: Int) -> Bool { focused?.rows.contains(row) ?? false }

  /// A row of the page, with what has the focus drawn so.
  private func spans(in row: Int) -> [Span] {
    if let count, row == page.count { return count }
    let spans = page.rows[row]
    guard let focus, let item = focused, item.rows.contains(row) else { return spans }
    let hasMark = item.isMarked && item.cursor.row == row
    let mark = Span(column: item.cursor.column, text: Symbol.focus, style: .accent)
    return spans.map { $0.focused(focus) } + (hasMark ? [mark] : [])
  }
}

extension Span {
  fileprivate func focused(_ focus: Int) -> Span {
    guard item == focus, style == .plain else { return self }
    var span = self
    span.style = .focus
    return span
  }
}
