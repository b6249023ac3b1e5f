import Flow
import Localization
import Screen
import Session

/// The map of levels: what each is, and the stars it kept.
struct LevelMapScene: Scene {
  private let chapters: [ChapterMap]
  var focus: Int

  init(_ chapters: [ChapterMap]) {
    self.chapters = chapters
    focus = chapters.flatMap(\.levels).firstIndex { $0.isCurrent } ?? 0
  }

  let heading: HeaderContent? = HeaderContent(title: L10n.Title.levels)
  var keys: [KeyHint] { [KeyHint("←↑↓→", L10n.Full.move), KeyHint("⏎", L10n.Full.play)] }

  func write(to page: inout PageWriter) {
    let cells = chapters.map { chapter in chapter.levels.map { LevelCell($0, in: page.texts) } }
    let width = page.cellWidth(
      widest: cells.joined().map(\.width).max() ?? 0, count: cells.map(\.count).max() ?? 0)
    for (chapter, cells) in zip(chapters, cells) {
      page.addGap()
      let first = page.row
      page.addText(
        L10n.Line.mapChapter(chapter: chapter.chapter, title: chapter.title), style: .strong)
      page.addCells(cells, width: width, heading: first)
    }
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    guard key == .enter else { return nil }
    let places = chapters.flatMap { chapter in chapter.levels.map { (chapter.chapter, $0.level) } }
    guard places.indices.contains(focus) else { return nil }
    return .command(.level(chapter: places[focus].0, level: places[focus].1))
  }

  /// A level in a word, its sign and its stars.
  struct LevelCell {
    let number: String
    let sign: StyledSymbol
    let word: String
    let stars: String

    init(_ place: ChapterMap.Place, in texts: TextResolver) {
      number = "\(place.level)"
      stars = place.stars > 0 ? Symbol.stars(place.stars) : ""
      let state: (String, Style, LocalizedText) =
        switch (place.isCurrent, place.state) {
        case (true, _): (Symbol.lit, .accent, L10n.Full.levelHere)
        case (false, .completed): (Symbol.right, .good, L10n.Full.levelWon)
        case (false, .open): (Symbol.dark, .plain, L10n.Full.levelOpen)
        case (false, .locked): (Symbol.nothing, .faint, L10n.Full.levelLocked)
        }
      sign = StyledSymbol(state.0, state.1)
      word = texts(state.2)
    }

    var width: Int { 2 + 2 + 2 + DisplayWidth.of(word) + (stars.isEmpty ? 0 : 4) }
  }
}

extension PageWriter {
  /// As far apart as lets all of them stand in a row, if that can be.
  fileprivate func cellWidth(widest: Int, count: Int) -> Int {
    let gap = [3, 2, 1].first { (widest + $0) * count - $0 <= margins.end - margins.marker }
    return widest + (gap ?? 2)
  }

  /// Levels side by side, as many in a row as there is room for.
  fileprivate mutating func addCells(_ cells: [LevelMapScene.LevelCell], width: Int, heading: Int) {
    let count = max(1, (margins.end - margins.marker + 3) / max(1, width))
    for (index, cell) in cells.enumerated() {
      if index % count == 0 { addRow([]) }
      let column = margins.marker + (index % count) * width
      add(spans(of: cell, from: column), to: row - 1)
      let first = index < count ? heading : row - 1
      registerItem(
        Page.FocusableItem(rows: first..<row, cursor: Position(column: column, row: row - 1)))
    }
  }

  private func spans(of cell: LevelMapScene.LevelCell, from column: Int) -> [Span] {
    let word = Span(column: column + 6, text: cell.word, item: nextItem)
    return [
      Span(column: column + 2, text: cell.number, style: .faint),
      Span(column: column + 4, text: cell.sign.symbol, style: cell.sign.style), word,
      Span(column: word.end + 1, text: cell.stars, style: .accent),
    ]
  }
}
