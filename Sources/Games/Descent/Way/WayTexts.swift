import Flow
import Localization

extension WayPuzzle {
  private typealias Text = L10n.DescentWay

  /// The way as a level, behind a scene; `won` is said to the rope that lies right. Throws where the id is malformed.
  func level(
    id: String, scene: LocalizedText? = nil, won: LocalizedText? = nil
  ) throws(LevelError) -> Level {
    try Level.way(
      LevelContent(
        id: id, name: L10n.Descent.nameWay,
        text: scene?.followed(by: grid.frame) ?? grid.frame, hints: hints, notes: [], keywords: [],
        solution: solution),
      grid: grid, steps: steps.map { WayLevel.Step($0, text: told($0)) },
      success: won ?? Text.success)
  }

  /// The first steps with their reasons, and the way; on a board the steps that are not laid yet.
  var hints: [LocalizedText] { steps.prefix(3).map(told) + [solution] }

  /// All cells of the way, in order.
  var solution: LocalizedText { L10n.Way.solution(cells: grid.spokenNames(of: way)) }

  /// What some cells must be, and why.
  private func told(_ step: WayDeduction) -> LocalizedText {
    let cells = grid.spokenNames(of: step.cells)
    return switch step.reason {
    case .full(let line):
      Text.full(line: line.nameAtStart, count: grid.wanted(in: line), cells: cells)
    case .short(let line):
      Text.short(line: line.nameAtStart, count: grid.wanted(in: line), cells: cells)
    case .goesOn(let from) where grid.pieces.contains { $0.cell == from }:
      Text.pieceLeads(from: grid.spokenName(of: from), cell: cells)
    case .goesOn(let from): Text.goesOn(from: grid.spokenName(of: from), cell: cells)
    case .deadEnd: Text.deadEnd(cell: cells)
    case .supposed(let breach):
      step.content == .rock
        ? Text.notRope(cell: cells, breach: told(breach))
        : Text.notRock(cell: cells, breach: told(breach))
    }
  }

  private func told(_ breach: WayBreach) -> LocalizedText {
    switch breach {
    case .tooMuch(let line): Text.tooMuch(line: line.name)
    case .tooLittle(let line): Text.tooLittle(line: line.name)
    case .stuck(let cell): Text.stuck(cell: grid.spokenName(of: cell))
    case .closed: Text.closed
    }
  }
}
