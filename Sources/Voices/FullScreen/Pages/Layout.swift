import Localization
import Screen

/// The part of a page that is in view, with all that stands round it.
struct Layout {
  let page: Page
  let area: Rectangle
  /// 1 where rules part the page from header and footer, else 0.
  let ruleRows: Int
  /// The rows of the page that are in view.
  let view: Viewport
  /// The item with the focus; nil where nothing can be chosen.
  let focus: Int?
  /// None on the title.
  var header: [Span]?
  /// What the rules say where the page goes on behind them.
  var moreAbove: String?
  var moreBelow: String?
  var footer: [Span] = []

  var headerRows: Int { header == nil ? 0 : 1 + ruleRows }
  /// The item with the focus.
  var focused: Page.FocusableItem? {
    focus.flatMap { page.items.indices.contains($0) ? page.items[$0] : nil }
  }
  /// Whether Enter reads on: the focus is out of view, or nothing can have it and there is more.
  var readsOn: Bool { focused != nil ? !showsFocus : view.hasMoreBelow }

  /// Whether the item with the focus is in view.
  var showsFocus: Bool { focused.map(view.shows) ?? false }

  /// On the focus; where that is out of view, on what was said last, else on the first text.
  var cursor: Position {
    if let item = focused, view.shows(item) { return screenPosition(of: item.cursor) }
    let latest = page.latest.map(\.lowerBound).flatMap { view.rows.contains($0) ? $0 : nil }
    let row = latest ?? view.rows.first { !page.rows[$0].isEmpty } ?? view.offset
    let column = page.rows.indices.contains(row) ? page.rows[row].first?.column ?? 0 : 0
    return screenPosition(of: Position(column: column, row: row))
  }

  /// A position on the page as one on the screen.
  private func screenPosition(of position: Position) -> Position {
    Position(
      column: min(area.origin.column + position.column, area.columns.upperBound - 1),
      row: area.origin.row + headerRows + position.row - view.offset)
  }
}

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
  var showsAll: Bool { !hasMoreAbove && !hasMoreBelow }

  /// Whether the cursor of an item would be in view.
  func shows(_ item: Page.FocusableItem) -> Bool { rows.contains(item.cursor.row) }
}
