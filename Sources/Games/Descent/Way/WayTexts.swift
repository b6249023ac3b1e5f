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
    case .piece(let from): Text.pieceLeads(from: grid.spokenName(of: from), cell: cells)
    case .goesOn(let from, let barriers):
      Text.goesOn(
        from: grid.spokenName(of: from), cell: cells, barriers: .all(of: barriers.map(told)))
    case .deadEnd: Text.deadEnd(cell: cells)
    case .supposed(let breach): grid.refutation(in: step.cells[0], content: step.content, breach)
    }
  }

  private func told(_ barrier: WayDeduction.Barrier) -> LocalizedText {
    switch barrier {
    case .edge: Text.edge
    case .full(let line): Text.fullLine(line: line.name)
    case .rock(let cell): Text.rock(cell: grid.spokenName(of: cell))
    case .rope(let cell): Text.rope(cell: grid.spokenName(of: cell))
    }
  }
}
