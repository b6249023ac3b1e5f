/// A small drawing that lies on a larger one, so many columns and rows from its corner.
struct PictureLayer: Sendable {
  let column: Int
  let row: Int
  let picture: Picture

  init(column: Int, row: Int, _ drawing: String) {
    (self.column, self.row) = (column, row)
    picture = Picture(drawing)
  }
}

extension Picture {
  /// With a layer over it; blanks of the layer let shine through what lies under them.
  func adding(_ layer: PictureLayer) -> Picture {
    Picture(
      ink: Self.rows(ink, under: layer.picture.ink, of: layer),
      light: Self.rows(light, under: layer.picture.light, of: layer))
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
