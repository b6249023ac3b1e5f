import Reflex
import Screen

/// What is drawn on both sides of the commands of a round, never over them.
protocol Scenery {
  /// The spans of a row, of so many; `left` and `right` are the columns beside the command.
  func spans(row: Int, of rows: Int, left: Range<Int>, right: Range<Int>) -> [Span]
}

/// What comes nearer while a command of an escape runs: drawn on both sides of it, never over it.
struct EscapeScenery: Scenery, Equatable {
  /// The rules that hold, the escape’s own first.
  let twists: [RoundTwist]
  /// The number of the move, so that bats are elsewhere with the next one.
  let move: Int
  /// Whether the command is a bat.
  let isBat: Bool
  /// How much of the time of the command is used, in thousandths.
  let used: Int
  /// How much of the flood’s breath, or of the round where nothing is timed.
  let drunk: Int
  /// Counts thirds of a second.
  let beat: Int

  func spans(row: Int, of rows: Int, left: Range<Int>, right: Range<Int>) -> [Span] {
    guard left.count > 3, let own = twists.first else { return [] }
    let spans =
      switch own {
      case .bats: bats(row: row, left: left, right: right)
      case .stair: stair(row: row, of: rows, left: left, right: right)
      case .walls: walls(row: row, left: left, right: right)
      case .flood: [Span]()
      }
    guard twists.contains(.flood) else { return spans }
    return spans + water(row: row, of: rows, left: left, right: right)
  }

  /// Wings that beat, and come nearer; a whole flock of them round a bat.
  private func bats(row: Int, left: Range<Int>, right: Range<Int>) -> [Span] {
    guard isBat ? row % 2 == 0 : (row + move) % 4 == 1 else { return [] }
    let wings = (row + beat) % 2 == 0 ? "^v^" : "v^v"
    let style: Style = isBat ? .accent : .faint
    let room = left.count - 3
    let step = (row * 5 + move * 3) % max(1, room / 2) + room / 2 * used / 1_000
    return [
      Span(column: left.lowerBound + min(room, step), text: wings, style: style),
      Span(column: right.upperBound - 3 - min(room, step), text: wings, style: style),
    ]
  }

  /// Two flights that lead down; what is used of the time is folded away from above.
  private func stair(row: Int, of rows: Int, left: Range<Int>, right: Range<Int>) -> [Span] {
    let folded = rows * used / 1_000
    let step = row * (left.count - 2) / max(1, rows)
    let (near, far) = row < folded ? ("··", "··") : ("▔▏", "▕▔")
    let style: Style = row < folded ? .faint : row == folded ? .accent : .plain
    return [
      Span(column: left.lowerBound + step, text: near, style: style),
      Span(column: right.upperBound - 2 - step, text: far, style: style),
    ]
  }

  /// Stone from both sides, with teeth; it meets the command when the time is over.
  private func walls(row: Int, left: Range<Int>, right: Range<Int>) -> [Span] {
    let stone = 1 + (left.count - 2) * used / 1_000
    let tooth = row % 2 == 0
    return [
      Span(column: left.lowerBound, text: "▒", times: stone, style: .faint),
      Span(column: left.lowerBound + stone, text: tooth ? "▶" : "▌", style: .plain),
      Span(column: right.upperBound - stone, text: "▒", times: stone, style: .faint),
      Span(column: right.upperBound - stone - 1, text: tooth ? "◀" : "▐", style: .plain),
    ]
  }

  /// Water to the height of what is used of the breath; a little stands there from the first.
  private func water(row: Int, of rows: Int, left: Range<Int>, right: Range<Int>) -> [Span] {
    let height = max(1, rows * drunk / 1_000)
    guard row >= rows - height else { return [] }
    let isSurface = row == rows - height
    let (sign, style): (String, Style) = isSurface ? ("~", .accent) : ("≈", .faint)
    return [left, right].map {
      Span(column: $0.lowerBound, text: sign, times: $0.count, style: style)
    }
  }
}

/// A round by itself, as a climb: a rope with a knot at every tenth move, and what comes nearer on the other side. It
/// moves with each good move.
struct RopeClimb: Scenery, Equatable {
  /// The good moves so far: the height of the hand.
  let moves: Int
  /// Where the best climb was by then; nil where there is none.
  let ghost: Int?
  /// What the rules of the pitch draw on the other side.
  let side: EscapeScenery

  func spans(row: Int, of rows: Int, left: Range<Int>, right: Range<Int>) -> [Span] {
    let height = moves + rows / 2 - row
    let isTop = row == 0
    let rope =
      rope(at: height, left) + ghost(at: height, isTop: isTop, isEnd: row == rows - 1, left)
    let drawn = side.spans(row: row, of: rows, left: left, right: right)
      .filter { $0.column >= right.lowerBound }
    return rope + (drawn.isEmpty ? snow(at: height, right) : drawn)
  }

  private func rope(at height: Int, _ columns: Range<Int>) -> [Span] {
    guard height >= 0 else { return [] }
    let column = columns.lowerBound + columns.count / 3
    if height == moves { return [Span(column: column - 1, text: "(│)", style: .accent)] }
    guard height > 0, height % 10 == 0 else {
      return [Span(column: column, text: height == 0 ? "┴" : "│", style: .faint)]
    }
    return [Span(column: column, text: "● \(height)", style: height < moves ? .plain : .faint)]
  }

  /// Beside the rope, at the edge where it is out of sight.
  private func ghost(
    at height: Int, isTop: Bool, isEnd: Bool, _ columns: Range<Int>
  ) -> [Span] {
    guard let ghost,
      ghost == height || isTop && ghost > height || isEnd && ghost < height
    else { return [] }
    return [Span(column: columns.lowerBound, text: "◦", style: .accent)]
  }

  /// The higher, the thicker it falls.
  private func snow(at height: Int, _ columns: Range<Int>) -> [Span] {
    guard height > 0 else { return [] }
    let flakes = min(3, 1 + height / 20)
    return (0..<flakes).map { flake in
      let column = columns.lowerBound + (height * 7 + flake * 5) % columns.count
      return Span(column: column, text: flake % 2 == 0 ? "·" : "*", style: .faint)
    }
  }
}
