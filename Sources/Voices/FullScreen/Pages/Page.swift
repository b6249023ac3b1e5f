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
  /// The first of the nearest items above (`step` -1) or below (1) in another row, or to the left or right in the same
  /// one; rows count before columns. Nil where there is none.
  func nearestItem(from index: Int, step: Int, isAside: Bool) -> Int? {
    guard items.indices.contains(index) else { return nil }
    let here = items[index].cursor
    var nearest: (item: Int, distance: (Int, Int))?
    for (index, item) in items.enumerated() {
      let (rows, columns) = (item.cursor.row - here.row, item.cursor.column - here.column)
      guard isAside ? rows == 0 && columns * step > 0 : rows * step > 0 else { continue }
      let distance = (abs(rows), abs(columns))
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

  /// Whether there is room to set signs and labels apart, and for long wordings.
  var isWide: Bool { columns >= 60 }

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
