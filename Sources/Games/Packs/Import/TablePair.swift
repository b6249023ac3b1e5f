/// A cell that says what belongs to what: `London = Thames`, or `London -> Thames`.
struct TablePair {
  let thing: TableCell
  let partner: TableCell

  private static let arrows = ["->", "→"]

  /// Nil where the cell has no such mark, or nothing on one side of it. `=` between blanks goes before one without.
  init?(_ cell: TableCell) {
    self.init(cell, Self.arrows + [" = ", "="])
  }

  /// One that is written so that it is likely a pair: with an arrow, or with blanks round its `=`.
  init?(likely cell: TableCell) {
    self.init(cell, Self.arrows + [" = "])
  }

  private init?(_ cell: TableCell, _ marks: [String]) {
    let bytes = cell.bytes[...]
    for mark in marks {
      guard let place = bytes.index(of: mark) else { continue }
      thing = TableCell(bytes: Array(bytes[..<place].trimmed), offset: cell.offset)
      partner = TableCell(
        bytes: Array(bytes[(place + mark.utf8.count)...].trimmed), offset: cell.offset)
      if thing.isBlank || partner.isBlank { return nil }
      return
    }
    return nil
  }

  /// Whether cells that do not say it are pairs: two at least, each thing once, and none a partner of another.
  static func areLikely(_ cells: [TableCell]) -> Bool {
    let pairs = cells.compactMap { TablePair(likely: $0) }
    let things = Set(pairs.map(\.thing.bytes))
    let partners = Set(pairs.map(\.partner.bytes))
    return pairs.count == cells.count && things.count == cells.count && partners.count > 1
      && things.isDisjoint(with: partners)
  }
}

extension ByteSlice {
  /// Where `mark` begins; nil where it does not stand in it.
  fileprivate func index(of mark: String) -> Int? {
    guard let first = mark.utf8.first else { return nil }
    var rest = self
    while let place = rest.firstIndex(of: first) {
      rest = rest[place...]
      if rest.hasPrefix(mark) { return place }
      rest = rest.dropFirst()
    }
    return nil
  }
}
