import Localization
import Screen

extension PageWriter {
  /// Whether the page is wide enough for it.
  func fits(_ picture: Picture) -> Bool { picture.size.columns + 2 <= margins.columns }

  /// Whether all of it can be shown at once.
  var isInBounds: Bool {
    row <= height && page.rows.allSatisfy { $0.allSatisfy { $0.end <= margins.columns } }
  }

  /// A picture in the middle.
  mutating func addPicture(_ picture: Picture) {
    for row in rows(of: picture) { addRow(row) }
  }

  /// A picture, with a blank row on each side that has text, below so many rows.
  mutating func insert(_ picture: Picture, behind count: Int) {
    let spare = height - row - picture.size.rows
    var rows = rows(of: picture)
    if spare > 0, count == 0 { rows.append([]) }
    if spare > 0, count > 0 { rows.insert([], at: 0) }
    insert(rows, at: count)
  }

  /// The page in the middle of the screen, where it does not fill it.
  mutating func centerVertically() {
    insert(Array(repeating: [], count: max(0, height - row) / 2), at: 0)
  }

  private func rows(of picture: Picture) -> [[Span]] {
    picture.spans(from: margins.centered(picture.size.columns))
  }
}

/// Where a level’s picture stands on its page.
struct PlacedPicture {
  let rows: Range<Int>
  let drawn: DrawnPicture
}

extension PageWriter {
  /// A level’s picture on the last rows that are in view, under a blank one; none where it has no room, since no
  /// text makes way for it.
  mutating func addAtBottom(_ state: PictureState) {
    let drawing = state.picture.drawings.first {
      row + 1 + $0.size.rows <= height && $0.size.columns + 2 <= margins.columns
    }
    guard let drawing else { return }
    let left = margins.centered(drawing.size.columns)
    let last = lastPicture.flatMap {
      $0.isCurrent(drawing, touched: state.touched, left: left) ? $0 : nil
    }
    let drawn = last ?? DrawnPicture(drawing, touched: state.touched, left: left)
    while row < height - drawn.rows.count { addRow([]) }
    place(drawn)
  }
}
