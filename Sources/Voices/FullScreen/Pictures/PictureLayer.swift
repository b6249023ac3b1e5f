/// A small drawing that lies on a larger one, so many columns and rows from its corner.
struct PictureLayer: Sendable {
  let column: Int
  let row: Int
  let drawing: String
}

extension Picture {
  /// With a layer over it; blanks of the layer let shine through what lies under them.
  func adding(_ layer: PictureLayer) -> Picture {
    let top = Picture(layer.drawing)
    return Picture(
      ink: Self.rows(ink, under: top.ink, of: layer),
      light: Self.rows(light, under: top.light, of: layer))
  }

  private static func rows(_ rows: [String], under top: [String], of layer: PictureLayer)
    -> [String]
  {
    rows.enumerated().map { index, row in
      let place = index - layer.row
      guard top.indices.contains(place) else { return row }
      return row.covered(by: top[place], from: layer.column)
    }
  }
}

extension String {
  fileprivate func covered(by top: String, from column: Int) -> String {
    var cells = Array(unicodeScalars)
    let top = Array(top.unicodeScalars)
    while cells.count < column + top.count { cells.append(" ") }
    for (index, cell) in top.enumerated() where cell != " " { cells[column + index] = cell }
    var row = String.UnicodeScalarView()
    row.append(contentsOf: cells)
    return String(row)
  }
}
