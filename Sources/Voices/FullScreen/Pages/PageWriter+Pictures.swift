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
