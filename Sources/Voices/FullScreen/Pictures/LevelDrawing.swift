import Screen

/// A drawing in parts: `ink` and `light` as in a `Picture`; a digit in `light` is a part that the ember lights.
///
/// `marks`, of the same shape, is drawn over the parts that were touched; in it a backtick wipes out.
final class LevelDrawing: Sendable {
  let ink: [String]
  let light: [String]
  let marks: [String]
  /// The columns and rows that it covers.
  let size: Size

  /// The rows of `ink`, those of `light`, and those of `marks` if there are any, with an empty row between.
  init(_ drawing: String) {
    let rows = drawing.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    ink = Array(rows.prefix { !$0.isEmpty })
    light = Array(rows.dropFirst(ink.count + 1).prefix(ink.count))
    marks = Array(rows.dropFirst(2 * (ink.count + 1)))
    let widths = (ink + marks).map(DisplayWidth.of)
    size = Size(columns: widths.max() ?? 0, rows: ink.count)
  }

  /// The number of the part that a mark of `light` stands for; nil where it belongs to none.
  static func part(_ lit: Unicode.Scalar) -> Int? {
    ("1"..."9").contains(lit) ? Int(lit.value) - 0x30 : nil
  }
}
