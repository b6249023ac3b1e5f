import Flow
import Localization
import Presentation
import Screen
import Session

/// A square through which a rope is laid, cell by cell.
struct WayScene: Scene {
  private var shown: DisplayedLevel
  /// The board with its whole rope, once it is won or given up.
  private var solved: WayBoard?
  /// The cell that the ember is on.
  private var cell: Int
  /// Whether a key has been pressed: where there is little room, the board then takes that of all else.
  private var isPlaying = false
  /// Whether the newest hint stands beside the board; a verdict takes its place.
  private var tellsHint = true

  init(_ level: LevelView) {
    shown = DisplayedLevel(level)
    cell = level.way?.grid.shaft ?? 0
  }

  var heading: HeaderContent? { shown.heading }
  /// On twelve rows the largest board needs those of the header.
  let yieldsHeading = true
  var level: LevelView? { shown.view }
  let dependsOnFocus = FocusDependence.all
  /// The row of the cell; the whole board comes into view with it.
  var focus: Int {
    get { cell / size }
    set { cell = min(max(newValue, 0), size - 1) * size + cell % size }
  }
  let opensAtFocus = false

  var keys: [KeyHint] {
    [
      KeyHint("←↑↓→", L10n.Full.move), KeyHint("⏎", L10n.Way.keyRope),
      KeyHint(.letter(L10n.Way.letterRock), L10n.Way.keyRock),
    ]
  }

  var howToPlay: [LocalizedText] { [L10n.Way.helpBoard, L10n.Way.helpKeys] }

  /// So many rows hold the text, the largest board and a line of hints.
  private static let roomyHeight = 19

  private var size: Int { shown.view.way?.grid.size ?? 1 }

  // MARK: Showing

  func write(to page: inout PageWriter) {
    guard let board = solved ?? shown.view.way else { return }
    let isBoardAlone = isPlaying && page.height < Self.roomyHeight
    if !isBoardAlone {
      page.addText(shown.view.text)
      page.addGap()
    }
    let first = page.row
    // Between the numbers and the names of rows, a cell takes two columns.
    let left = (isBoardAlone ? page.margins.text : page.margins.centered(2 * size + 4)) + 2
    write(board, to: &page, at: left)
    if page.row - first <= page.height { page.extendItems(upToRow: first) }
    if isBoardAlone {
      page.continueBeside(row: first, from: left + 2 * size + 4)
    } else if solved == nil {
      page.addCenteredText(board.told(cell), style: .faint)
    }
    guard tellsHint, let hint = shown.view.hintsTaken.last else { return }
    if !isBoardAlone { page.addGap() }
    page.addText(hint, sign: .rope)
  }

  private func write(_ board: WayBoard, to page: inout PageWriter, at left: Int) {
    let grid = board.grid
    page.addRow(
      (0..<grid.size).map { column in
        number(of: .column(column), in: board, at: left + 2 * column)
      })
    for row in 0..<grid.size {
      let first = page.row
      page.addRow(
        [number(of: .row(row), in: board, at: left - 2)]
          + (0..<grid.size).flatMap { column in
            spans(of: row * grid.size + column, in: board, at: left + 2 * column)
          }
          + [Span(column: left + 2 * grid.size, text: String(row + 1), style: .faint)])
      page.registerItem(
        rows: first..<page.row, at: left + 2 * (cell % grid.size), isMarked: false)
    }
    page.addRow(
      (0..<grid.size).map { column in
        Span(column: left + 2 * column, text: WayLine.letter(ofColumn: column), style: .faint)
      })
  }

  /// What a line wants: faint where it has it; where it cannot have it, behind a sign.
  private func number(of line: WayLine, in board: WayBoard, at column: Int) -> Span {
    let wanted = String(board.grid.wanted(in: line))
    return switch board.state(of: line) {
    case .open: Span(column: column, text: wanted, style: .strong)
    case .right: Span(column: column, text: wanted, style: .faint)
    case .broken: Span(column: column - 1, text: "!" + wanted, style: .bad)
    }
  }

  /// A cell, and the rope that joins it to the next one in its row.
  private func spans(of place: Int, in board: WayBoard, at column: Int) -> [Span] {
    var ends: Set<WayDirection> = []
    let (text, style): (String, Style)
    switch board.cells[place] {
    case .rope:
      ends = Set(
        board.grid.pieces.first { $0.cell == place }?.ends ?? board.drawnEnds(of: place))
      text = ropeSign(at: place, leading: ends, in: board)
      style = solved == nil && board.grid.given.contains(place) ? .strong : .accent
    case .rock: (text, style) = ("×", .faint)
    case .open: (text, style) = ("·", .faint)
    }
    // The cell with the focus stands out, whatever lies in it.
    let sign = Span(
      column: column, text: text, style: place == cell && solved == nil ? .field : style)
    let joint = Span(column: column + 1, text: "─", style: style)
    return ends.contains(.right) ? [sign, joint] : [sign]
  }

  /// Rope shows where it leads, as far as its neighbours tell that; the shaft and the ember what they are.
  private func ropeSign(
    at place: Int, leading ends: Set<WayDirection>, in board: WayBoard
  ) -> String {
    if place == board.grid.shaft { return Symbol.dark }
    if place == board.grid.ember { return Symbol.lit }
    return switch ends {
    case [.up]: "╵"
    case [.down]: "╷"
    case [.left]: "╴"
    case [.right]: "╶"
    case [.up, .down]: "│"
    case [.left, .right]: "─"
    case [.up, .right]: "└"
    case [.up, .left]: "┘"
    case [.down, .right]: "┌"
    case [.down, .left]: "┐"
    case _: "o"
    }
  }

  // MARK: Keys

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    isPlaying = true
    switch key {
    case .up: return move(.up)
    case .down: return move(.down)
    case .left: return move(.left)
    case .right: return move(.right)
    case .home: return go(to: cell - cell % size)
    case .end: return go(to: cell - cell % size + size - 1)
    case .enter, .character(" "): return lay(.rope)
    case _ where key.isLetter(of: L10n.Way.letterRock, in: texts): return lay(.rock)
    default: return nil
    }
  }

  private mutating func move(_ direction: WayDirection) -> SceneResponse {
    go(to: direction.neighbour(of: cell, size: size) ?? cell)
  }

  private mutating func go(to cell: Int) -> SceneResponse {
    self.cell = cell
    return .handled
  }

  /// The same again takes it away.
  private func lay(_ action: WayLevel.Action) -> SceneResponse? {
    guard let board = shown.view.way else { return nil }
    let content: WayCell = action == .rope ? .rope : .rock
    let done = board.cells[cell] == content ? WayLevel.Action.clear : action
    return .command(.act(element: board.grid.name(of: cell), action: done.rawValue))
  }

  mutating func receive(_ event: Event) {
    shown.receive(event)
    guard case .campaign(let event) = event else { return }
    switch event {
    case .act, .hint: tellsHint = true
    case .verdict(let verdict):
      tellsHint = false
      if verdict.isCorrect || verdict.isGivenUp { solved = shown.view.way?.solved }
    case .intro, .chapter, .level, .results, .levels, .notes, .mishaps: break
    }
  }

  /// What lies in a cell, and how its lines stand, the board shows itself.
  func displays(_ event: Event) -> Bool {
    if case .campaign(.act) = event { true } else { false }
  }
}
