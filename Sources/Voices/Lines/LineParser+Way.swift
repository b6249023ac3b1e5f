import Flow
import Localization
import Presentation
import Session

private typealias Words = L10n.Way

/// What a line is where a rope is laid.
extension LineParser {
  /// `c3 rope`, `rock c3 d3`, `c3-f3 rope`, `c3 clear`, `row 3 rock`; `c3`, `row 3`, `column c`, `lines` and `way`
  /// tell what is there.
  mutating func parseWay(_ text: String, in level: LevelView) -> LineInterpretation {
    guard let board = level.way else { return reply(Words.how) }
    let words = text.split { $0.isWhitespace || $0 == "," }.map { String($0).folded(as: .command) }
    if let told = told(words, on: board) { return reply(told) }
    let actions = words.compactMap(action)
    if actions.count == 1, let line = line(words.filter { action($0) == nil }, of: board.grid) {
      let changed = board.grid.cells(of: line).filter { cell in
        (board.cells[cell] == .open) == (actions[0] != .clear)
      }
      let names = changed.map(board.grid.name).joined(separator: " ")
      return changed.isEmpty
        ? reply(board.told(line)) : .command(.act(element: names, action: actions[0].rawValue))
    }
    let cells = words.filter { action($0) == nil && board.grid.cells(named: $0) != nil }
    guard !cells.isEmpty, cells.count + actions.count == words.count else {
      return parseCommandInLevel(text) ?? refuse(text, words, on: board)
    }
    if actions.isEmpty, cells.count == 1, let cell = board.grid.cell(named: cells[0]) {
      return reply(board.told(cell))
    }
    guard actions.count == 1 else { return reply(Words.how) }
    return .command(
      .act(element: cells.joined(separator: " "), action: actions[0].rawValue))
  }

  private func action(_ word: String) -> WayLevel.Action? {
    WayLevel.Action.allCases.first { $0.words.hasSpelling(word) }
  }

  /// What a line, or the whole rope, is told to be; nil for other words.
  private func told(_ words: [String], on board: WayBoard) -> LocalizedText? {
    if words.count == 1, Words.wordsWay.hasSpelling(words[0]) { return board.route }
    if words.count == 1, Words.wordsLines.hasSpelling(words[0]) { return board.unfinishedLines }
    return line(words, of: board.grid).map(board.told)
  }

  /// The line that `row 3` or `column c` names.
  private func line(_ words: [String], of grid: WayGrid) -> WayLine? {
    guard words.count == 2 else { return nil }
    if Words.wordsRow.hasSpelling(words[0]) {
      return grid.cell(named: "a" + words[1]).map { .row($0 / grid.size) }
    }
    guard Words.wordsColumn.hasSpelling(words[0]) else { return nil }
    return grid.cell(named: words[1] + "1").map { .column($0) }
  }

  /// What is no cell, with those there are; else how it is done.
  private func refuse(_ text: String, _ words: [String], on board: WayBoard) -> LineInterpretation {
    guard words.contains(where: { action($0) != nil }) || nearestCommand(to: text) == nil else {
      return replyUnknownCommand(text)
    }
    let last = board.grid.spokenName(of: board.grid.cells.count - 1)
    return reply(Words.notACell(said: LocalizedText(cleaning: text), last: last))
  }
}

extension WayLevel.Action {
  fileprivate var words: LocalizedList {
    switch self {
    case .rope: Words.wordsRope
    case .rock: Words.wordsRock
    case .clear: Words.wordsClear
    }
  }
}
