/// Turns frames into the fewest bytes that bring the terminal from one to the next.
package struct Renderer: Sendable {
  private var renditions: [Rendition]
  private let glyphs: GlyphSet
  /// What the terminal shows, as far as that is known; nothing is known of a frame of another size.
  private var shown = Frame(Size(columns: 0, rows: 0))
  private var isCleared = true
  /// Where the cursor is; nil where that is unknown.
  private var cursor: Position? = Position(column: 0, row: 0)
  /// The style that is set; nil where unknown.
  private var style: Style? = .plain
  private var isCursorShown: Bool? = true
  private var output: [UInt8] = []

  /// A renderer for a terminal just entered: cleared, plain, the cursor shown in the upper left corner.
  package init(palette: Palette, glyphs: GlyphSet = .full) {
    renditions = Style.allCases.map(palette.rendition)
    self.glyphs = glyphs
  }

  /// Forgets what the terminal shows: after a resize, or when it was entered again and is cleared.
  package mutating func forget(isCleared: Bool) {
    shown = Frame(Size(columns: 0, rows: 0))
    self.isCleared = isCleared
    cursor = isCleared ? Position(column: 0, row: 0) : nil
    style = isCleared ? .plain : nil
    isCursorShown = isCleared ? true : nil
  }

  /// Draws in other colours from the next frame on.
  package mutating func use(_ palette: Palette) {
    renditions = Style.allCases.map(palette.rendition)
    forget(isCleared: false)
  }

  /// The bytes that show `frame`, none if it is shown; the cursor moves last. What is drawn is in mode 2026.
  package mutating func bytes(for frame: Frame) -> [UInt8] {
    if shown.size != frame.size {
      shown = Frame(frame.size, filledWith: isCleared ? .blank() : .unknown)
    }
    output.removeAll(keepingCapacity: true)
    send("\u{1B}[?2026h")
    let opening = output.count
    draw(frame)
    let isDrawn = output.count > opening
    if !isDrawn { output.removeAll(keepingCapacity: true) }
    showCursor(of: frame)
    if isDrawn { send("\u{1B}[?2026l") }
    isCleared = false
    return output
  }

  private mutating func draw(_ frame: Frame) {
    for row in frame.rows.indices where !frame.hasSameRowStorage(row, as: shown) {
      draw(row, frame.rows[row], over: shown.rows[row])
      shown.copyRow(row, from: frame)
    }
  }

  private mutating func draw(_ row: Int, _ newCells: [Cell], over oldCells: [Cell]) {
    let (new, old) = (newCells.span, oldCells.span)
    var end = new.count
    while end > 0, new[end - 1] == old[end - 1] { end -= 1 }
    var inkEnd = new.count
    while inkEnd > 0, new[inkEnd - 1].isBlank { inkEnd -= 1 }
    var column = 0
    while column < end {
      if new[column] == old[column] || new[column].isRightHalf {
        column += 1
        continue
      }
      move(to: Position(column: column, row: row), in: newCells)
      if column >= inkEnd, end - column > 3 { return eraseToLineEnd() }
      write(new[column], columns: new.count)
      column += 1
    }
  }

  /// Erases to the end of the line, which is shorter than blanks; the cursor stays.
  private mutating func eraseToLineEnd() {
    setStyle(.plain, forBlank: true)
    send("\u{1B}[K")
  }

  private mutating func write(_ cell: Cell, columns: Int) {
    setStyle(cell.style, forBlank: cell.isBlank)
    cell.append(to: &output, in: glyphs)
    guard cell.hasAgreedWidth, let current = cursor, current.column + 1 < columns else {
      cursor = nil
      return
    }
    cursor = Position(column: current.column + 1, row: current.row)
  }

  /// Moves the cursor; where that is shorter, writes the few cells between again.
  private mutating func move(to target: Position, in row: [Cell]) {
    if cursor == target { return }
    if !rewrite(upTo: target, in: row) { sendCursorMove(to: target) }
    cursor = target
  }

  private mutating func sendCursorMove(to target: Position) {
    CursorMove(current: cursor, target: target).append(to: &output)
  }

  /// Writes the cells before `target` again; not where that takes longer than a move.
  private mutating func rewrite(upTo target: Position, in row: [Cell]) -> Bool {
    guard let cursor, cursor.row == target.row, cursor.column < target.column,
      target.column - cursor.column <= CursorMove.leastBytes
    else { return false }
    let start = output.count
    for column in cursor.column..<target.column {
      row[column].append(to: &output, in: glyphs)
      if canRewrite(row[column]), output.count - start <= CursorMove.leastBytes { continue }
      output.removeLast(output.count - start)
      return false
    }
    return true
  }

  private func canRewrite(_ cell: Cell) -> Bool {
    cell.hasAgreedWidth && suits(cell.style, forBlank: cell.isBlank)
  }

  /// Whether a cell of `style` can be written as things stand; a blank only minds the underline.
  private func suits(_ wanted: Style, forBlank isBlank: Bool) -> Bool {
    guard let style else { return false }
    if style == wanted { return true }
    return isBlank
      ? !rendition(of: style).isUnderlined : rendition(of: style) == rendition(of: wanted)
  }

  private mutating func setStyle(_ wanted: Style, forBlank isBlank: Bool) {
    if suits(wanted, forBlank: isBlank) { return }
    rendition(of: wanted).append(to: &output, from: style.map(rendition))
    style = wanted
  }

  private func rendition(of style: Style) -> Rendition { renditions[Int(style.rawValue)] }

  private mutating func showCursor(of frame: Frame) {
    if isCursorShown != (frame.cursor != nil) {
      send(frame.cursor == nil ? "\u{1B}[?25l" : "\u{1B}[?25h")
      isCursorShown = frame.cursor != nil
    }
    guard let target = frame.cursor else { return }
    sendCursorMove(to: target)
    cursor = target
  }

  private mutating func send(_ sequence: String) { output += sequence.utf8 }
}
