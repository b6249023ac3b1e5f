import Screen

/// A text that stands in a row of a page.
struct Span: Equatable, Sendable {
  var column: Int
  var text: String
  /// How often it stands there, one behind the other; more than once only a narrow character does.
  var times = 1
  var style = Style.plain
  /// The item it belongs to: with the focus its plain text is drawn as focus.
  var item: Int?

  /// The first column behind it.
  var end: Int { column + DisplayWidth.of(text) * times }
}

/// What a scene shows at some width, however long; a viewport shows a part of it.
struct Page {
  /// Something that can have the focus.
  struct FocusableItem: Equatable {
    /// All that should be in view when it has the focus.
    var rows: Range<Int>
    /// Where the cursor stands then.
    var cursor: Position
    /// Whether ▸ is drawn there.
    var isMarked = true
  }

  /// From top to bottom; what stands in a row from left to right.
  var rows: [[Span]] = []
  /// Texts that are composed, for this page or for one before it.
  var texts: [ComposedBlock<TextBlock>] = []
  /// In the order in which Tab goes through them.
  var items: [FocusableItem] = []
  /// What was said last.
  var latest: Range<Int>?
  /// The row that may change while the others stay.
  var liveRow: Int?
  /// The first row of what is said of the item with the focus, and of all below it.
  var explanationStart = 0
  /// The picture of the level, whose light follows the ember.
  var picture: PlacedPicture?
}

extension Page {
  /// The nearest item above (`step` -1) or below (1) in another row; nil where there is none.
  func nearestItem(from index: Int, step: Int) -> Int? {
    guard items.indices.contains(index) else { return nil }
    let here = items[index].cursor
    return nearest(to: here) { ($0.row - here.row) * step > 0 }
  }

  /// The nearest item to the left (`step` -1) or to the right (1) in the same row.
  func nearestItem(beside index: Int, step: Int) -> Int? {
    guard items.indices.contains(index) else { return nil }
    let here = items[index].cursor
    return nearest(to: here) { $0.row == here.row && ($0.column - here.column) * step > 0 }
  }

  /// The first of the nearest items whose cursor is as wanted: rows count before columns.
  private func nearest(to here: Position, where isWanted: (Position) -> Bool) -> Int? {
    var nearest: (item: Int, distance: (Int, Int))?
    for index in items.indices where isWanted(items[index].cursor) {
      let cursor = items[index].cursor
      let distance = (abs(cursor.row - here.row), abs(cursor.column - here.column))
      if let nearest, nearest.distance <= distance { continue }
      nearest = (index, distance)
    }
    return nearest?.item
  }
}

/// A row that changes while its page stays: a field that is typed into, a count that goes down.
struct LiveRow: Equatable {
  var spans: [Span] = []
  /// The column of the cursor, where it is a field.
  var cursor: Int?
}

/// The columns on which a page of some width is set.
struct PageMargins: Equatable {
  let columns: Int

  private var isWide: Bool { columns >= 60 }

  /// Where signs stand beside a paragraph.
  var gutter: Int { isWide ? 1 : 0 }
  /// Where paragraphs begin.
  var text: Int { isWide ? 3 : 2 }
  /// Where the focus is marked.
  var marker: Int { isWide ? 3 : 0 }
  /// Where an item's letter stands.
  var label: Int { isWide ? 5 : 2 }
  /// Where an item's text begins.
  var item: Int { isWide ? 8 : 4 }
  /// The column behind the last one that text takes.
  var end: Int { columns - (isWide ? 3 : 1) }

  /// Where something `width` wide begins, to stand in the middle.
  func centered(_ width: Int) -> Int { max(0, (columns - width) / 2) }
}
