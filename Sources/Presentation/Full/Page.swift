import Screen

/// A text that stands in a row of a page.
struct Span: Equatable {
  var column: Int
  var text: String
  var style = Style.plain
  /// The item it belongs to: with the focus its plain text is drawn as focus.
  var item: Int?

  /// The first column behind it.
  var end: Int { column + DisplayWidth.of(text) }
}

/// What a scene shows at some width, however long; a viewport shows a part of it.
struct Page: Equatable {
  /// Something that can have the focus.
  struct Item: Equatable {
    /// All that should be in view when it has the focus.
    var rows: Range<Int>
    /// Where the cursor stands then.
    var cursor: Position
    /// Whether ▸ is drawn there.
    var isMarked = true
  }

  var rows: [[Span]] = []
  var items: [Item] = []
  /// What was said last.
  var news: Range<Int>?
  /// The row of a count that goes down.
  var count: Int?
}

extension Page {
  /// The nearest item above (`step` -1) or below (1) in another row; nil where there is none.
  func item(from index: Int, step: Int) -> Int? {
    guard items.indices.contains(index) else { return nil }
    let here = items[index].cursor
    let others = items.indices.filter { (items[$0].cursor.row - here.row) * step > 0 }
    return others.min { first, second in
      distance(first, from: here) < distance(second, from: here)
    }
  }

  /// The nearest item to the left (`step` -1) or to the right (1) in the same row.
  func item(beside index: Int, step: Int) -> Int? {
    guard items.indices.contains(index) else { return nil }
    let here = items[index].cursor
    let others = items.indices.filter {
      items[$0].cursor.row == here.row && (items[$0].cursor.column - here.column) * step > 0
    }
    return others.min { distance($0, from: here) < distance($1, from: here) }
  }

  private func distance(_ item: Int, from here: Position) -> (Int, Int) {
    let cursor = items[item].cursor
    return (abs(cursor.row - here.row), abs(cursor.column - here.column))
  }
}
