import Localization
import Screen
import Session

/// Where on a map the places stand that were visited: each beside those that its ways lead to.
struct AdventureMapLayout {
  /// East, south and up are positive.
  struct GridPoint: Hashable {
    var x: Int
    var y: Int
    var level: Int
  }

  /// The narrowest column of places: a sign, a name, a way to the next one.
  private static let leastCell = 18
  private static let rowsOfSpot = 3

  let places: [(spot: GridPoint, place: AdventureMapPlaceView)]
  private let spots: [String: GridPoint]

  /// The first place stands at the origin; what no known way leads to, below the rest.
  init(_ places: [AdventureMapPlaceView]) {
    let views = Dictionary(places.map { ($0.id, $0) }) { first, _ in first }
    var spots: [String: GridPoint] = [:]
    for root in places where spots[root.id] == nil {
      let lowest = spots.values.map(\.y).max()
      Self.layOut(
        root, at: GridPoint(x: 0, y: lowest.map { $0 + 1 } ?? 0, level: 0), views, into: &spots)
    }
    self.spots = spots
    self.places = places.compactMap { place in spots[place.id].map { ($0, place) } }
  }

  /// A place and all that its ways lead to; where a spot is taken, one further on.
  private static func layOut(
    _ root: AdventureMapPlaceView, at start: GridPoint, _ views: [String: AdventureMapPlaceView],
    into spots: inout [String: GridPoint]
  ) {
    var taken = Set(spots.values)
    spots[root.id] = start
    taken.insert(start)
    var queue = [root]
    while let place = queue.first {
      queue.removeFirst()
      for way in place.ways {
        guard let to = way.to, spots[to] == nil, let next = views[to], let here = spots[place.id]
        else { continue }
        var spot = here.neighbour(to: way.direction.id)
        while taken.contains(spot) { spot = spot.neighbour(to: way.detour) }
        spots[to] = spot
        taken.insert(spot)
        queue.append(next)
      }
    }
  }

  // MARK: Measures

  /// Where the player is.
  var here: GridPoint? { places.first { $0.place.isHere }?.spot }
  /// The storeys, the highest first.
  var levels: [Int] { Set(places.map(\.spot.level)).sorted(by: >) }
  private var left: Int { places.map(\.spot.x).min() ?? 0 }
  /// How many places stand beside each other.
  var columns: Int { (places.map(\.spot.x).max() ?? 0) - left + 1 }
  /// The column of places that the player is in.
  var hereColumn: Int { (here?.x ?? left) - left }

  /// The columns of a place, where as many as fit are to stand in so many.
  func cellWidth(in room: Int) -> Int {
    min(26, room / min(columns, max(1, room / Self.leastCell)))
  }
  func column(of spot: GridPoint, cell: Int) -> Int { (spot.x - left) * cell }

  private func lines(of level: Int) -> ClosedRange<Int> {
    let lines = places.map(\.spot).filter { $0.level == level }.map(\.y)
    return (lines.min() ?? 0)...(lines.max() ?? 0)
  }

  /// Where the player stands, on a page with a blank row before each storey but the first.
  func cursor(cell: Int, headings: Bool) -> Position? {
    guard let here else { return nil }
    var row = headings ? 1 : 0
    for level in levels where level > here.level {
      row += lines(of: level).count * Self.rowsOfSpot + (headings ? 2 : 1)
    }
    row += (here.y - lines(of: here.level).lowerBound) * Self.rowsOfSpot
    return Position(column: column(of: here, cell: cell), row: row)
  }

  // MARK: Drawing

  /// The rows of a storey, from column 0.
  func rows(of level: Int, cell: Int, in texts: TextResolver) -> [[Span]] {
    let lines = lines(of: level)
    var rows: [[Span]] = Array(repeating: [], count: lines.count * Self.rowsOfSpot)
    for (spot, place) in places where spot.level == level {
      let top = (spot.y - lines.lowerBound) * Self.rowsOfSpot
      let column = column(of: spot, cell: cell)
      let labels = label(of: place, columns: cell - 4, in: texts)
      let style: Style = place.isHere ? .strong : .plain
      rows[top].append(
        Span(
          column: column, text: place.isHere ? Symbol.lit : Symbol.dark,
          style: place.isHere ? .accent : .faint))
      for (index, text) in labels.enumerated() {
        rows[top + index].append(Span(column: column + 2, text: text, style: style))
      }
      if let east = neighbour(of: place, "east"), east.y == spot.y, east.x > spot.x {
        let start = column + 3 + DisplayWidth.of(labels.first ?? "")
        let end = self.column(of: east, cell: cell) - 1
        rows[top].append(line(from: min(start, end - 1), to: end))
      }
      if let south = neighbour(of: place, "south"), south.x == spot.x, south.y > spot.y {
        let end = (south.y - lines.lowerBound) * Self.rowsOfSpot
        for row in top + 1..<end {
          rows[row].append(Span(column: column, text: "│", style: .faint))
        }
      }
    }
    return rows
  }

  private func line(from start: Int, to end: Int) -> Span {
    Span(column: start, text: String(repeating: "─", count: max(0, end - start)), style: .faint)
  }

  /// Where a way leads on the same storey, from there or from the other end.
  private func neighbour(of place: AdventureMapPlaceView, _ direction: String) -> GridPoint? {
    let there = place.ways.first { $0.direction.id == direction }?.to
    guard let there, let spot = spots[there], spot.level == spots[place.id]?.level else {
      return nil
    }
    return spot
  }

  /// The name in at most two lines, then the ways that cannot be drawn.
  private func label(of place: AdventureMapPlaceView, columns: Int, in texts: TextResolver)
    -> [String]
  {
    var lines = wrap(texts(place.name), columns: columns)
    if lines.count > 2 { lines = [lines[0], shortened(lines[1] + "…", to: columns)] }
    let signs = place.ways.compactMap(\.sign)
    return lines + (signs.isEmpty ? [] : [signs.joined(separator: " ")])
  }
}

/// How a way leads on over the map, and its sign.
private let steps: [String: (x: Int, y: Int, level: Int, sign: String)] = [
  "north": (0, -1, 0, "↑"), "south": (0, 1, 0, "↓"), "west": (-1, 0, 0, "←"),
  "east": (1, 0, 0, "→"), "up": (0, 0, 1, Symbol.above), "down": (0, 0, -1, Symbol.below),
]

extension AdventureMapLayout.GridPoint {
  fileprivate func neighbour(to direction: String) -> Self {
    guard let step = steps[direction] else { return self }
    return Self(x: x + step.x, y: y + step.y, level: level + step.level)
  }
}

extension AdventureMapPlaceView.Way {
  private var leadsToOtherStorey: Bool { steps[direction.id]?.level != 0 }

  /// Where to look for a free spot: on another storey beside the one above or below.
  fileprivate var detour: String { leadsToOtherStorey ? "east" : direction.id }

  /// Of a way to another storey, or to what was not seen yet.
  fileprivate var sign: String? {
    let sign = steps[direction.id]?.sign
    return to == nil ? sign.map { $0 + "…" } : leadsToOtherStorey ? sign : nil
  }
}
