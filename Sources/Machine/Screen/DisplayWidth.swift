/// The columns that terminals give to text; the ranges are in `WidthTable`.
package enum DisplayWidth {
  /// What a scalar does to the cells of a row.
  enum Kind { case narrow, wide, mark, invisible, control }

  /// Columns of `text` on one line; controls count one, as `Frame` draws them.
  package static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// Columns of one scalar: 0, 1 or 2.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    switch kind(of: scalar) {
    case .narrow, .control: 1
    case .wide: 2
    case .mark, .invisible: 0
    }
  }

  static func kind(of scalar: Unicode.Scalar) -> Kind {
    let value = scalar.value
    switch value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x2010...0x2027, 0x2190...0x2319, 0x2500...0x25FC,
      0x2600...0x2613:
      return .narrow
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: return .control
    default: break
    }
    if contains(WidthTable.wide, value) { return .wide }
    if contains(WidthTable.mark, value) { return .mark }
    return contains(WidthTable.invisible, value) ? .invisible : .narrow
  }

  /// Binary search among first, last, first, last, …
  private static func contains(_ ranges: [UInt32], _ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > ranges[2 * middle + 1] { low = middle + 1 } else { high = middle }
    }
    return 2 * low < ranges.count && value >= ranges[2 * low]
  }
}
