import Screen

/// What was drawn last, so that the next drawing touches only what changed.
struct Painting {
  private let layout: Layout
  private(set) var frame: Frame

  /// `last` is what was drawn before, for any layout and any size.
  init(_ layout: Layout, on size: Size, over last: Painting?) {
    self.layout = layout
    let known = last.flatMap { $0.layout.area == layout.area && $0.frame.size == size ? $0 : nil }
    frame = known?.frame ?? Frame(size)
    for index in 0..<layout.area.size.rows where layout.mayDiffer(index, from: known?.layout) {
      let row = layout.row(index)
      if known?.layout.row(index) != row { draw(row, at: index) }
    }
    frame.cursor = layout.cursor
  }

  private mutating func draw(_ row: ScreenRow, at index: Int) {
    let line = layout.area.row(index)
    frame.fill(line)
    switch row {
    case .spans(let spans): for span in spans { put(span, on: line) }
    case .rule(let text):
      let rule = Rectangle(
        column: line.origin.column + 1, row: line.origin.row, columns: line.size.columns - 2,
        rows: 1)
      frame.fill(rule, with: Symbol.rule, style: .faint)
      guard let text else { return }
      let column = max(1, line.size.columns - 3 - DisplayWidth.of(text))
      put(Span(column: column, text: text, style: .strong), on: line)
    }
  }

  private mutating func put(_ span: Span, on line: Rectangle) {
    frame.put(
      span.text,
      at: Position(column: line.origin.column + span.column, row: line.origin.row),
      style: span.style, limit: line.size.columns - span.column)
  }
}

extension Rectangle {
  /// One of its rows, counted from its top.
  fileprivate func row(_ index: Int) -> Rectangle {
    Rectangle(column: origin.column, row: origin.row + index, columns: size.columns, rows: 1)
  }
}
