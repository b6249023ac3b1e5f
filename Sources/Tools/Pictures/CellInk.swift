/// What terminals draw themselves rather than by a font, so that neighbours join: lines and blocks.
struct CellInk: Equatable {
  /// A cell’s columns and rows in units of the picture.
  static let width = 10.0
  static let height = 20.0

  /// From the cell’s upper left corner.
  let boxes: [InkBox]
  /// Less than 1 for a shade.
  let opacity: Double

  /// Nil for what a font draws.
  init?(_ character: Character) {
    if let arms = LineArms.all[character] {
      boxes = arms.boxes
      opacity = 1
    } else if let block = Self.blocks[character] {
      boxes = [block.box]
      opacity = block.opacity
    } else {
      return nil
    }
  }

  private static let blocks: [Character: (box: InkBox, opacity: Double)] = {
    func box(_ x: Double, _ y: Double, _ columns: Double, _ rows: Double) -> InkBox {
      InkBox(x: x * width, y: y * height, width: columns * width, height: rows * height)
    }
    var blocks: [Character: (box: InkBox, opacity: Double)] = [
      "░": (box(0, 0, 1, 1), 0.25), "▒": (box(0, 0, 1, 1), 0.5), "▓": (box(0, 0, 1, 1), 0.75),
      "▀": (box(0, 0, 1, 0.5), 1), "▔": (box(0, 0, 1, 0.125), 1),
      "▌": (box(0, 0, 0.5, 1), 1), "▐": (box(0.5, 0, 0.5, 1), 1),
      "▏": (box(0, 0, 0.125, 1), 1), "▕": (box(0.875, 0, 0.125, 1), 1),
    ]
    for (index, character) in "▁▂▃▄▅▆▇█".enumerated() {
      let rows = Double(index + 1) / 8
      blocks[character] = (box(0, 1 - rows, 1, rows), 1)
    }
    return blocks
  }()
}

/// A rectangle of ink, in units of the picture.
struct InkBox: Equatable {
  var x: Double
  var y: Double
  var width: Double
  let height: Double

  /// The same in the cell at that column and row.
  func moved(toColumn column: Int, row: Int) -> InkBox {
    InkBox(
      x: x + Double(column) * CellInk.width, y: y + Double(row) * CellInk.height, width: width,
      height: height)
  }
}
