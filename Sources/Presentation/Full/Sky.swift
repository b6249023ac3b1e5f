import Screen
import Session

/// The sky: one place for each star there is, ★ where it was won. Chapters go from left to right.
struct Sky {
  private let columns: Int
  private let height: Int
  private let picture: Picture?
  /// By place in the sky: whether the star was won.
  private let stars: [Bool]

  init(_ results: ResultsView, columns: Int) {
    let beacon = results.isEnd && Picture.beacon.size.columns <= columns ? Picture.beacon : nil
    self.columns = columns
    picture = beacon
    height = beacon.map { $0.size.rows + 1 } ?? max(6, results.total.of * 5 / max(1, columns))
    stars = results.chapters.flatMap { Self.spread($0.sum.stars, over: $0.sum.of) }
  }

  /// So many won ones among all of a chapter, evenly.
  private static func spread(_ won: Int, over all: Int) -> [Bool] {
    (0..<max(0, all)).map { ($0 + 1) * won / max(1, all) > $0 * won / max(1, all) }
  }

  /// Its rows; of the won stars only so many thousandths have come out.
  func rows(shown: Int) -> [[Span]] {
    var rows = drawnPicture
    let cells = freeCells(under: rows)
    let step = cells.count / max(1, stars.count)
    guard step > 0 else { return rows }
    for (index, isWon) in stars.enumerated() {
      let cell = cells[index * step + Self.scatter(index) % step]
      let isOut = isWon && Self.scatter(index + 7) % 1_000 < shown
      rows[cell.row].append(
        Span(
          column: cell.column, text: isOut ? Symbol.star : Symbol.noStar,
          style: isOut ? .accent : .faint))
    }
    return rows.map { $0.sorted { $0.column < $1.column } }
  }

  private var drawnPicture: [[Span]] {
    guard let picture else { return Array(repeating: [], count: height) }
    return [[]] + picture.spans(from: (columns - picture.size.columns) / 2)
  }

  /// Cells with nothing of the picture in them or above them, column by column.
  private func freeCells(under rows: [[Span]]) -> [Position] {
    (0..<columns).flatMap { column in
      let covered = rows.firstIndex { row in
        row.contains { ($0.column - 1..<$0.end + 1).contains(column) }
      }
      return (0..<(covered ?? rows.count)).map { Position(column: column, row: $0) }
    }
  }

  /// A number that looks like chance and is always the same.
  private static func scatter(_ index: Int) -> Int {
    Int(truncatingIfNeeded: (UInt32(truncatingIfNeeded: index) &* 2_654_435_761) >> 8)
  }
}
