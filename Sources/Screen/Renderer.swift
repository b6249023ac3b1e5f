/// Turns frames into the fewest bytes that bring the terminal from one to the next.
package struct Renderer: Sendable {
  private let renditions: [Rendition]
  private let isSynchronized: Bool
  /// What the terminal shows; nil where nothing is known of it.
  private var shown: Frame?
  private var isCleared = true
  private var place: Position? = Position(column: 0, row: 0)
  private var rendition: Rendition? = Rendition()
  private var isCursorShown: Bool? = true
  private var output: [UInt8] = []

  /// A renderer for a terminal just entered: cleared, plain, the cursor shown in the upper left corner.
  ///
  /// `isSynchronized` wraps what is drawn in mode 2026.
  package init(palette: Palette, isSynchronized: Bool = true) {
    renditions = Style.allCases.map(palette.rendition)
    self.isSynchronized = isSynchronized
  }

  /// Forgets what the terminal shows: after a resize, or when it was entered again and is cleared.
  package mutating func forget(isCleared: Bool) {
    shown = nil
    self.isCleared = isCleared
    place = isCleared ? Position(column: 0, row: 0) : nil
    rendition = isCleared ? Rendition() : nil
    isCursorShown = isCleared ? true : nil
  }

  /// The bytes that show `frame`, none if it is shown; the cursor moves last.
  package mutating func bytes(for frame: Frame) -> [UInt8] {
    output.removeAll(keepingCapacity: true)
    let opening = isSynchronized ? Array("\u{1B}[?2026h".utf8) : []
    output += opening
    let old = shown?.size == frame.size ? shown : isCleared ? Frame(frame.size) : nil
    for row in 0..<frame.size.rows { draw(row, of: frame, over: old) }
    let isDrawn = output.count > opening.count
    if !isDrawn { output.removeAll(keepingCapacity: true) }
    showCursor(frame)
    if isDrawn, isSynchronized { send("\u{1B}[?2026l") }
    shown = frame
    isCleared = false
    return output
  }

  private mutating func draw(_ row: Int, of frame: Frame, over old: Frame?) {
    let new = frame[row: row]
    let before = old?[row: row]
    if new == before { return }
    let inkEnd = (new.lastIndex { !$0.isBlank } ?? new.startIndex - 1) + 1
    for index in new.indices where before?[index] != new[index] && !new[index].isRightHalf {
      move(to: Position(column: index - new.startIndex, row: row), in: new)
      if index >= inkEnd, erase(new, over: before, from: index) { return }
      write(new[index], columns: new.count)
    }
  }

  /// Erases to the end of the line if blanks would be longer; the cursor stays.
  private mutating func erase(
    _ new: ArraySlice<Cell>, over before: ArraySlice<Cell>?, from index: Int
  ) -> Bool {
    let last = before.flatMap { before in new.indices.last { before[$0] != new[$0] } }
    if let last, last - index < 3 { return false }
    take(.plain, forBlank: true)
    send("\u{1B}[K")
    return true
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

  /// Moves, or writes again the few cells between if that is shorter.
  private mutating func move(to target: Position, in row: ArraySlice<Cell>) {
    if place == target { return }
    let move = CursorMove.bytes(from: place, to: target)
    let again = rewritten(upTo: target, in: row, fewerThan: move.count)
    output += again ?? move
    place = target
  }

  private func rewritten(
    upTo target: Position, in row: ArraySlice<Cell>, fewerThan limit: Int
  ) -> [UInt8]? {
    guard let place, place.row == target.row, place.column < target.column,
      target.column - place.column < limit
    else { return nil }
    var bytes: [UInt8] = []
    for cell in row.dropFirst(place.column).prefix(target.column - place.column) {
      guard cell.isSteady, suits(cell.style, forBlank: cell.isBlank) else { return nil }
      cell.append(to: &bytes)
    }
    return bytes.count < limit ? bytes : nil
  }

  /// Whether a cell of `style` can be written as things stand; a blank only minds the underline.
  private func suits(_ style: Style, forBlank isBlank: Bool) -> Bool {
    guard let rendition else { return false }
    return isBlank ? !rendition.isUnderlined : rendition == renditions[Int(style.rawValue)]
  }

  private mutating func take(_ style: Style, forBlank isBlank: Bool) {
    if suits(style, forBlank: isBlank) { return }
    let wanted = renditions[Int(style.rawValue)]
    send(wanted.sequence(from: rendition))
    rendition = wanted
  }

  private mutating func showCursor(_ frame: Frame) {
    if isCursorShown != (frame.cursor != nil) {
      send(frame.cursor == nil ? "\u{1B}[?25l" : "\u{1B}[?25h")
      isCursorShown = frame.cursor != nil
    }
    guard let cursor = frame.cursor, place != cursor else { return }
    output += CursorMove.bytes(from: place, to: cursor)
    place = cursor
  }

  private mutating func send(_ sequence: String) { output += sequence.utf8 }
}
