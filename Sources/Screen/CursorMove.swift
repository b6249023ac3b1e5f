/// The shortest bytes that move the hardware cursor.
enum CursorMove {
  /// From a known place, or from nowhere, to `target`; nothing where it is there already.
  static func bytes(from place: Position?, to target: Position) -> [UInt8] {
    let absolute = absolute(target)
    guard let place else { return absolute }
    let vertical = steps(target.row - place.row, forward: "B", back: "A")
    let relative = vertical + horizontal(from: place.column, to: target.column)
    return relative.count < absolute.count ? relative : absolute
  }

  private static func absolute(_ target: Position) -> [UInt8] {
    let row = target.row == 0 ? "" : "\(target.row + 1)"
    return sequence(target.column == 0 ? row : "\(row);\(target.column + 1)", "H")
  }

  private static func horizontal(from column: Int, to target: Int) -> [UInt8] {
    if target == 0, column != 0 { return [0x0D] }
    let back = column - target
    let move = steps(-back, forward: "C", back: "D")
    return back > 0 && back < move.count ? Array(repeating: 0x08, count: back) : move
  }

  private static func steps(_ count: Int, forward: String, back: String) -> [UInt8] {
    if count == 0 { return [] }
    let amount = abs(count)
    return sequence(amount == 1 ? "" : "\(amount)", count > 0 ? forward : back)
  }

  private static func sequence(_ parameters: String, _ final: String) -> [UInt8] {
    [0x1B, 0x5B] + parameters.utf8 + final.utf8
  }
}
