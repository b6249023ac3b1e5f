import Screen

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
