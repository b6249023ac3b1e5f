import Localization
import Screen
import Session

/// The map of the adventure: the places that were visited, storey by storey.
struct AdventureMapScene: Scene {
  private let map: AdventureMapLayout
  /// Places that the player has moved the map by.
  private var shift = 0
  var focus = 0
  let opensAtFocus = true
  let kind = SceneKind.adventureMap

  init(_ places: [AdventureMapPlaceView]) {
    map = AdventureMapLayout(places)
  }

  let heading: HeaderContent? = HeaderContent(title: L10n.ExploreScreen.map)
  var keys: [KeyHint] { [KeyHint("←↑↓→", L10n.Full.scroll)] }

  func write(to page: inout PageWriter) {
    let room = page.margins.end - page.margins.text
    let cell = map.cellWidth(in: room)
    let shown = min(map.columns, room / cell)
    let start = firstColumn(of: shown) * cell
    for level in map.levels {
      page.addGap()
      if map.levels.count > 1 { page.addText(heading(of: level), style: .faint) }
      for row in map.rows(of: level, cell: cell, in: page.texts) {
        page.addRow(
          row.compactMap { $0.cut(from: start, columns: shown * cell, to: page.margins.text) })
      }
    }
    page.addGap()
    page.addText(L10n.ExploreScreen.mapSigns, style: .faint)
    if let here = map.cursor(cell: cell, headings: map.levels.count > 1) {
      let column = min(max(0, here.column - start), room - 1) + page.margins.text
      page.registerItem(rows: here.row..<here.row + 1, at: column, isMarked: false)
    }
  }

  /// The first column of places that shows, of so many: where not all do, with the player in the middle.
  private func firstColumn(of shown: Int) -> Int {
    let last = map.columns - shown
    let middle = min(max(0, map.hereColumn - (shown - 1) / 2), last)
    return min(max(0, middle + shift), last)
  }

  private func heading(of level: Int) -> LocalizedText {
    switch level {
    case 2...: L10n.ExploreScreen.mapHigher
    case 1: L10n.ExploreScreen.mapAbove
    case 0: L10n.ExploreScreen.mapGround
    case -1: L10n.ExploreScreen.mapBelow
    default: L10n.ExploreScreen.mapDeeper
    }
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    if key == .enter { return .back }
    guard key == .left || key == .right else { return nil }
    shift = key == .left ? max(shift - 1, -map.columns) : min(shift + 1, map.columns)
    return .handled
  }
}

extension Span {
  /// The part of it that a window from column `start` shows, at its place from `left` on.
  fileprivate func cut(from start: Int, columns: Int, to left: Int) -> Span? {
    var column = column - start
    var first: Int?
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let end = column + DisplayWidth.of(scalar)
      if column >= 0, end <= columns {
        first = first ?? column
        kept.append(scalar)
      }
      column = end
    }
    return first.map { Span(column: left + $0, text: String(kept), style: style) }
  }
}
