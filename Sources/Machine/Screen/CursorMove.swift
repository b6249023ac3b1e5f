/// The shortest bytes that move the hardware cursor.
struct CursorMove {
  /// No move to the right takes fewer bytes.
  static let leastBytes = 3
  /// Where the cursor is; nil where that is unknown.
  let current: Position?
  let target: Position

  /// Relative where that is shorter; empty where the cursor is there already.
  var sequence: String {
    if current == target { return "" }
    let column = target.column > 0 ? ";" + number(target.column + 1) : ""
    let absolute = "\u{1B}[" + number(target.row + 1) + column + "H"
    guard let current else { return absolute }
    let relative =
      steps(target.row - current.row, forward: "B", back: "A") + horizontal(from: current.column)
    return relative.utf8.count < absolute.utf8.count ? relative : absolute
  }

  private func horizontal(from column: Int) -> String {
    let back = column - target.column
    if target.column == 0, back > 0 { return "\r" }
    let steps = steps(-back, forward: "C", back: "D")
    return back > 0 && back < steps.utf8.count ? String(repeating: "\u{8}", count: back) : steps
  }

  private func steps(_ count: Int, forward: String, back: String) -> String {
    count == 0 ? "" : "\u{1B}[" + number(abs(count)) + (count > 0 ? forward : back)
  }

  /// A 1 is what terminals take for a number that is left out.
  private func number(_ value: Int) -> String { value == 1 ? "" : String(value) }
}
