import Flow
import Localization

extension WayPuzzle {
  /// The way as a level, behind a scene; `won` is said to the rope that lies right. Throws where the id is malformed.
  func level(
    id: String, scene: LocalizedText? = nil, won: LocalizedText? = nil
  ) throws(LevelError) -> Level {
    try Level.way(
      LevelContent(
        id: id, name: L10n.Descent.nameWay,
        text: scene?.followed(by: grid.frame) ?? grid.frame, hints: hints, notes: [], keywords: [],
        solution: grid.solution(way)),
      grid: grid, rules: rules, success: won ?? L10n.Way.success)
  }

  /// The steps that the board does not show, and the way; told of a board, they are those that it has not yet.
  private var hints: [LocalizedText] {
    steps.filter { !$0.isObvious }.map(grid.told) + [grid.solution(way)]
  }
}
