import Localization
import Screen

/// A page and its place on the screen: what stays while the player moves about; shared, never changed.
final class PositionedPage: Sendable {
  let page: Page
  let area: Rectangle
  /// The header; None on the title.
  let header: ComposedBlock<Header>?
  /// 1 where rules part the page from header and footer, else 0.
  let ruleRows: Int

  /// `header`: its row; nil for a page without one.
  init(page: Page, area: Rectangle, header: ComposedBlock<Header>?, ruleRows: Int) {
    self.page = page
    self.area = area
    self.header = header
    self.ruleRows = ruleRows
  }
}

/// What says how the page goes on, and which keys work; shared, never changed.
final class ScrollMarksAndFooter: Sendable {
  /// What the rules say where the page goes on behind them.
  let moreAbove: String?
  let moreBelow: String?
  let footer: ComposedBlock<Footer>?

  init(
    moreAbove: String? = nil, moreBelow: String? = nil, footer: ComposedBlock<Footer>? = nil
  ) {
    self.moreAbove = moreAbove
    self.moreBelow = moreBelow
    self.footer = footer
  }
}

/// The part of a page that is in view, with all that stands round it.
struct Layout {
  var positionedPage: PositionedPage
  /// The rows of the page that are in view.
  var view: Viewport
  /// The item with the focus; nil where nothing can be chosen.
  var focus: Int?
  var chrome = ScrollMarksAndFooter()
  /// What stands in the live row since the page was written.
  var live: LiveRow?
  /// The parts of the picture that the ember is on.
  var lit: PictureParts = []

  var page: Page { positionedPage.page }
  var area: Rectangle { positionedPage.area }
  var headerRows: Int { positionedPage.header == nil ? 0 : 1 + positionedPage.ruleRows }

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
    if let item = focused, view.shows(item) {
      let column = live?.cursor ?? item.cursor.column
      return screenPosition(of: Position(column: column, row: item.cursor.row))
    }
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
