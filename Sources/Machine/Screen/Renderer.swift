/// Turns frames into the fewest bytes that bring the terminal from one to the next.
package struct Renderer: Sendable {
  private var renditions: [Rendition]
  /// What leads from a style, or from an unknown one, to another; filled as it is needed.
  private var changes: [String?]
  private let isSynchronized: Bool
  /// What the terminal shows, as far as that is known; of another size, nothing is.
  private var shown = Frame(Size(columns: 0, rows: 0))
  private var isCleared = true
  private var place: Position? = Position(column: 0, row: 0)
  /// The style that is set; nil where unknown.
  private var style: Style? = .plain
  private var isCursorShown: Bool? = true
  private var output: [UInt8] = []

  /// A renderer for a terminal just entered: cleared, plain, the cursor shown in the upper left corner.
  ///
  /// `isSynchronized` wraps what is drawn in mode 2026.
  package init(palette: Palette, isSynchronized: Bool = true) {
    renditions = Style.allCases.map(palette.rendition)
    changes = Self.noChanges
    self.isSynchronized = isSynchronized
  }

  /// Forgets what the terminal shows: after a resize, or when it was entered again and is cleared.
  package mutating func forget(isCleared: Bool) {
    shown = Frame(Size(columns: 0, rows: 0))
    self.isCleared = isCleared
    place = isCleared ? Position(column: 0, row: 0) : nil
    style = isCleared ? .plain : nil
    isCursorShown = isCleared ? true : nil
  }

  /// Draws in other colours from the next frame on.
  package mutating func use(_ palette: Palette) {
    renditions = Style.allCases.map(palette.rendition)
    changes = Self.noChanges
    forget(isCleared: false)
  }

  private static var noChanges: [String?] {
    Array(repeating: nil, count: Style.allCases.count * (Style.allCases.count + 1))
  }

  /// The bytes that show `frame`, none if it is shown; the cursor moves last.
  package mutating func bytes(for frame: Frame) -> [UInt8] {
    if shown.size != frame.size {
      shown = Frame(frame.size, filledWith: isCleared ? .blank() : .unknown)
    }
    output.removeAll(keepingCapacity: true)
    if isSynchronized { send("\u{1B}[?2026h") }
    let opening = output.count
    draw(frame)
    let isDrawn = output.count > opening
    if !isDrawn { output.removeAll(keepingCapacity: true) }
    showCursor(frame)
    if isDrawn, isSynchronized { send("\u{1B}[?2026l") }
    isCleared = false
    return output
  }

  private mutating func draw(_ frame: Frame) {
    for row in frame.rows.indices where !frame.shares(row: row, with: shown) {
      draw(row, frame.rows[row], over: shown.rows[row])
      shown.take(row: row, of: frame)
    }
  }

  private mutating func draw(_ row: Int, _ new: [Cell], over old: [Cell]) {
    var last = new.count - 1
    while last >= 0, new[last] == old[last] { last -= 1 }
    var inkEnd = new.count
    while inkEnd > 0, new[inkEnd - 1].isBlank { inkEnd -= 1 }
    var column = -1
    while column < last {
      column += 1
      if new[column] == old[column] || new[column].isRightHalf { continue }
      move(to: Position(column: column, row: row), in: new)
      if column >= inkEnd, last - column > 2 { return erase() }
      write(new[column], columns: new.count)
    }
  }

  /// Erases to the end of the line, which is shorter than blanks; the cursor stays.
  private mutating func erase() {
    take(.plain, forBlank: true)
    send("\u{1B}[K")
  }

  private mutating func write(_ cell: Cell, columns: Int) {
    take(cell.style, forBlank: cell.isBlank)
    cell.append(to: &output)
    guard cell.isSteady, let current = place, current.column + 1 < columns else {
      place = nil
      return
    }
    place = Position(column: current.column + 1, row: current.row)
  }

  /// Moves, or writes again the few cells between where that is shorter.
  private mutating func move(to target: Position, in row: [Cell]) {
    if place == target { return }
    if !rewrite(upTo: target, in: row) { go(to: target) }
    place = target
  }

  private mutating func go(to target: Position) {
    CursorMove(place: place, target: target).append(to: &output)
  }

  /// Three bytes at most, for moves take no less.
  private mutating func rewrite(upTo target: Position, in row: [Cell]) -> Bool {
    guard let place, place.row == target.row, place.column < target.column,
      target.column - place.column <= 3
    else { return false }
    let start = output.count
    for column in place.column..<target.column {
      row[column].append(to: &output)
      if isReady(for: row[column]), output.count - start <= 3 { continue }
      output.removeLast(output.count - start)
      return false
    }
    return true
  }

  private func isReady(for cell: Cell) -> Bool {
    cell.isSteady && suits(cell.style, forBlank: cell.isBlank)
  }

  /// Whether a cell of `style` can be written as things stand; a blank only minds the underline.
  private func suits(_ wanted: Style, forBlank isBlank: Bool) -> Bool {
    guard let style else { return false }
    if style == wanted { return true }
    return isBlank ? !look(style).isUnderlined : look(style) == look(wanted)
  }

  private mutating func take(_ wanted: Style, forBlank isBlank: Bool) {
    if suits(wanted, forBlank: isBlank) { return }
    send(change(to: wanted))
    style = wanted
  }

  private mutating func change(to wanted: Style) -> String {
    let index = (style.map { Int($0.rawValue) + 1 } ?? 0) * renditions.count + Int(wanted.rawValue)
    if let change = changes[index] { return change }
    let change = look(wanted).sequence(from: style.map(look))
    changes[index] = change
    return change
  }

  private func look(_ style: Style) -> Rendition { renditions[Int(style.rawValue)] }

  private mutating func showCursor(_ frame: Frame) {
    if isCursorShown != (frame.cursor != nil) {
      send(frame.cursor == nil ? "\u{1B}[?25l" : "\u{1B}[?25h")
      isCursorShown = frame.cursor != nil
    }
    guard let cursor = frame.cursor else { return }
    go(to: cursor)
    place = cursor
  }

  private mutating func send(_ sequence: String) { output += sequence.utf8 }
}
