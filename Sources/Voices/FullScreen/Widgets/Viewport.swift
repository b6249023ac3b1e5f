import Screen

/// Which rows of a page are in view.
enum ScrollAnchor: Equatable {
  /// The first ones: a new page is read from its start.
  case start
  /// What was said last, with as much above it as there is room for.
  case latest
  /// From that row on.
  case at(Int)
  /// As little away from that row as brings the focus into view.
  case focus(from: Int)
}

/// The part of a page that fits into `height` rows.
struct Viewport: Equatable {
  let height: Int
  /// The first row in view.
  let offset: Int
  private let count: Int

  init(_ page: Page, height: Int, anchor: ScrollAnchor, focus: Int) {
    self.height = max(0, height)
    count = page.rows.count
    let last = max(0, count - self.height)
    let wanted =
      switch anchor {
      case .start: 0
      case .latest: page.latest.map { Self.offset(showing: $0, from: 0, height: height) } ?? 0
      case .at(let row): row
      case .focus(let row):
        page.items.indices.contains(focus)
          ? Self.offset(showing: page.items[focus].rows, from: row, height: height) : row
      }
    offset = min(max(0, wanted), last)
  }

  /// The offset nearest to `start` that shows the rows, or their beginning if they are too many.
  private static func offset(showing rows: Range<Int>, from start: Int, height: Int) -> Int {
    if rows.lowerBound < start || rows.count > height { return rows.lowerBound }
    return max(start, rows.upperBound - height)
  }

  /// The rows in view.
  var rows: Range<Int> { offset..<min(offset + height, count) }
  var hasMoreAbove: Bool { offset > 0 }
  var hasMoreBelow: Bool { offset + height < count }

  /// Whether the cursor of an item would be in view.
  func shows(_ item: Page.FocusableItem) -> Bool { rows.contains(item.cursor.row) }
}
