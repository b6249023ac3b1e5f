import Flow
import Localization
import Screen
import Session

/// The map of levels: what each is called, the stars it gave, the mishaps that were found in it.
struct LevelMapScene: Scene {
  private let chapters: [ChapterMap]
  /// The chapter and the level of each item.
  private let places: [(chapter: Int, place: ChapterMap.Place)]
  var focus: Int

  init(_ chapters: [ChapterMap]) {
    self.chapters = chapters
    places = chapters.flatMap { chapter in chapter.levels.map { (chapter.chapter, $0) } }
    focus = places.firstIndex { $0.place.isCurrent } ?? 0
  }

  let heading: HeaderContent? = HeaderContent(title: L10n.Title.levels)
  let dependsOnFocus = FocusDependence.keys
  var keys: [KeyHint] {
    [KeyHint("←↑↓→", L10n.Full.move), KeyHint("⏎", L10n.Full.play)]
      + (hasSecondNight
        ? [KeyHint(.letter(L10n.SecondNight.letter), L10n.SecondNight.name)] : [])
  }

  func write(to page: inout PageWriter) {
    let grid = LevelGrid(chapters, on: page)
    for start in stride(from: 0, to: chapters.count, by: grid.columns) {
      page.addGap()
      grid.write(chapters[start...].prefix(grid.columns), to: &page)
    }
    if grid.tallyWidth == 0 { return }
    page.addGap()
    page.addText(L10n.Levels.legend, style: .faint)
    if places.contains(where: \.place.hasSecondNight) {
      page.addText(
        L10n.SecondNight.legend(star: LocalizedText(cleaning: Symbol.fourthStar)), style: .faint)
    }
  }

  func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    if key == .enter { return play(.first) }
    let isSecond = hasSecondNight && key.isLetter(of: L10n.SecondNight.letter, in: texts)
    return isSecond ? play(.second) : nil
  }

  private func play(_ night: Night) -> SceneResponse? {
    guard places.indices.contains(focus) else { return nil }
    let (chapter, place) = places[focus]
    return .command(.level(chapter: chapter, level: place.level, night: night))
  }

  /// Whether the level with the focus can be played in its second form.
  private var hasSecondNight: Bool {
    places.indices.contains(focus) && places[focus].place.hasSecondNight
  }
}

/// Where chapters stand: two abreast where there is room for all their names.
private struct LevelGrid {
  private static let gap = 3
  let columns: Int
  /// The columns that the counts of mishaps take; 0 where there are none.
  let tallyWidth: Int
  private let width: Int
  private let margins: PageMargins

  init(_ chapters: [ChapterMap], on page: PageWriter) {
    margins = page.margins
    let levels = chapters.flatMap(\.levels)
    tallyWidth = levels.compactMap(\.tally?.utf8.count).max() ?? 0
    let names = levels.map {
      DisplayWidth.of($0.shownName(in: page.texts)) + DisplayWidth.of($0.note(in: page.texts))
    }
    let widest = 9 + (names.max() ?? 0) + (tallyWidth > 0 ? tallyWidth + 1 : 0)
    columns = chapters.count > 1 && 2 * widest + Self.gap <= margins.end - margins.marker ? 2 : 1
    width = (margins.end - margins.marker - Self.gap * (columns - 1)) / columns
  }

  /// Chapters abreast, each with its levels below it.
  func write(_ chapters: ArraySlice<ChapterMap>, to page: inout PageWriter) {
    let first = page.row
    for _ in 0...(chapters.map(\.levels.count).max() ?? 0) { page.addRow([]) }
    for (index, chapter) in chapters.enumerated() {
      let column = margins.marker + index * (width + Self.gap)
      let title = page.texts(L10n.Line.mapChapter(chapter: chapter.chapter, title: chapter.title))
      let heading = Span(
        column: column + margins.text - margins.marker, text: shortened(title, to: width - 2),
        style: .strong)
      page.add([heading], to: first)
      for (index, place) in chapter.levels.enumerated() {
        let row = first + 1 + index
        page.add(spans(of: place, in: chapter.chapter, from: column, on: page), to: row)
        page.registerItem(rows: (index == 0 ? first : row)..<row + 1, at: column, ofRow: row)
      }
    }
  }

  /// Number, sign and name; at the right edge stars and mishaps.
  private func spans(
    of place: ChapterMap.Place, in chapter: Int, from column: Int, on page: PageWriter
  ) -> [Span] {
    let end = column + width
    let note = place.note(in: page.texts)
    let stars = Span(
      column: end - (tallyWidth > 0 ? tallyWidth + 1 : 0) - DisplayWidth.of(note), text: note,
      style: place.stars > 0 ? .accent : .faint)
    let number = Span(column: column + 2, text: "\(chapter).\(place.level)", style: .faint)
    let sign = Span(place.sign, at: number.end + 1)
    let name = Span(
      column: sign.end + 1,
      text: shortened(place.shownName(in: page.texts), to: stars.column - sign.end - 2),
      style: place.state == .locked ? .faint : .plain, item: page.nextItem)
    let tally = place.tally.map { Span(column: end - $0.utf8.count, text: $0, style: .faint) }
    return [number, sign, name, stars] + (tally.map { [$0] } ?? [])
  }
}

extension ChapterMap.Place {
  /// Whether it can be played in its second form.
  fileprivate var hasSecondNight: Bool { secondNight == .open || secondNight == .completed }

  /// The mishaps that were found, of how many; nil where there are none, or none yet.
  fileprivate var tally: String? {
    state != .locked && mishaps.all > 0 ? "\(mishaps.found)/\(mishaps.all)" : nil
  }

  /// What is locked does not tell its name; a stranger’s level has none.
  fileprivate func shownName(in texts: TextResolver) -> String {
    state == .locked ? "?" : texts(name ?? word)
  }

  /// The stars, of what is locked the word for that.
  fileprivate func note(in texts: TextResolver) -> String {
    if state == .locked { return texts(word) }
    return Symbol.stars(stars) + (secondNight == .completed ? Symbol.fourthStar : "")
  }

  fileprivate var word: LocalizedText {
    switch (isCurrent, state) {
    case (true, _): L10n.Full.levelHere
    case (false, .completed): L10n.Full.levelWon
    case (false, .open): L10n.Full.levelOpen
    case (false, .locked): L10n.Full.levelLocked
    }
  }

  fileprivate var sign: StyledSymbol {
    switch (isCurrent, state) {
    case (true, _): .lit
    case (false, .completed): .right
    case (false, .open): StyledSymbol(Symbol.dark, .plain)
    case (false, .locked): .nothing
    }
  }
}
