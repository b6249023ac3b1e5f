import Screen

/// A round by itself, as a climb: a rope with a knot at every tenth move, snow on the other side. It moves with
/// each good move, and with nothing else.
struct RopeClimb: Scenery, Equatable {
  /// The good moves so far: the height of the hand.
  let moves: Int

  func spans(row: Int, of rows: Int, left: Range<Int>, right: Range<Int>) -> [Span] {
    let height = moves + rows / 2 - row
    return rope(at: height, isHand: height == moves, left) + snow(at: height, right)
  }

  private func rope(at height: Int, isHand: Bool, _ columns: Range<Int>) -> [Span] {
    guard height >= 0 else { return [] }
    let column = columns.lowerBound + columns.count / 3
    if isHand { return [Span(column: column - 1, text: "(│)", style: .accent)] }
    guard height > 0, height % 10 == 0 else {
      return [Span(column: column, text: height == 0 ? "┴" : "│", style: .faint)]
    }
    return [Span(column: column, text: "● \(height)", style: height < moves ? .plain : .faint)]
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
