import Screen

extension Layout {
  /// The layout in a window of that size.
  func frame(_ size: Size) -> Frame {
    var frame = Frame(size)
    if let header {
      put(header, inRow: 0, into: &frame)
      if ruleRows > 0 { putRule(moreAbove, inRow: 1, into: &frame) }
    }
    for row in view.rows {
      put(spans(in: row), inRow: headerRows + row - view.offset, into: &frame)
    }
    if ruleRows > 0 { putRule(moreBelow, inRow: area.size.rows - 2, into: &frame) }
    put(footer, inRow: area.size.rows - 1, into: &frame)
    frame.cursor = cursor
    return frame
  }

  private func put(_ spans: [Span], inRow row: Int, into frame: inout Frame) {
    for span in spans { put(span, at: origin(ofRow: row), into: &frame) }
  }

  /// A line from edge to edge, with what stands in it near its end.
  private func putRule(_ text: String?, inRow row: Int, into frame: inout Frame) {
    let origin = origin(ofRow: row)
    let rule = Rectangle(
      column: origin.column + 1, row: origin.row, columns: area.size.columns - 2, rows: 1)
    frame.fill(rule, with: Symbol.rule, style: .faint)
    guard let text else { return }
    let column = max(1, area.size.columns - 3 - DisplayWidth.of(text))
    put(Span(column: column, text: text, style: .strong), at: origin, into: &frame)
  }

  private func origin(ofRow row: Int) -> Position {
    Position(column: area.origin.column, row: area.origin.row + row)
  }

  /// Draws a span at its column of the row, cut at the area’s right edge.
  private func put(_ span: Span, at origin: Position, into frame: inout Frame) {
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

  /// A row of the page, with what has the focus drawn so.
  private func spans(in row: Int) -> [Span] {
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
