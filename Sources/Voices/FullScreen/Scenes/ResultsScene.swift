import Flow
import Localization
import Presentation
import Screen
import Session

/// What was won: the sky of stars, at the end of the story under it the beacon, then the sums.
struct ResultsScene: Scene {
  let results: ResultsView

  let kind = SceneKind.results
  /// The story ends where it began.
  var heading: HeaderContent? {
    let isEndOfStory = results.isEnd && results.standing.isStory
    return HeaderContent(title: isEndOfStory ? L10n.Full.intro : L10n.Title.results)
  }
  var keys: [KeyHint] { [.goOn, KeyHint(.letter(L10n.Title.letterQuit), L10n.Title.quit)] }

  func write(to page: inout PageWriter) {
    if let ending = results.ending {
      page.addText(ending)
      page.addGap()
    }
    let sky = EarnedStarsChart(results, columns: page.margins.columns - 2 * page.margins.text)
    for row in sky.rows(visibleThousandths: page.starVisibility) {
      page.addRow(
        row.map { Span(column: $0.column + page.margins.text, text: $0.text, style: $0.style) })
    }
    page.addGap()
    page.addText(results.starsText)
    page.addGap()
    for chapter in results.chapters { write(chapter.title, chapter.sum, to: &page) }
    page.addGap()
    write(L10n.Full.total, results.total, to: &page)
    page.addGap()
    for text in results.closingTexts { page.addText(text) }
  }

  private func write(
    _ title: LocalizedText, _ sum: Results.ChapterResult, to page: inout PageWriter
  ) {
    let stars = page.texts(L10n.Full.starsOf(stars: sum.stars, of: sum.possible))
    let note = page.rightAligned(.star.before(stars))
    let lines = wrap(page.texts(title), columns: note.column - 2 - page.margins.text)
    for (index, line) in lines.enumerated() {
      let name = Span(column: page.margins.text, text: line, style: .strong)
      page.addRow(index == 0 ? [name, note] : [name])
    }
    page.addText(
      L10n.Full.cost(attempts: sum.attempts, hints: sum.hints, time: sum.time),
      style: .faint)
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    if key == .enter { return .proceed }
    return key.isLetter(among: ["q"]) ? .command(.quit) : nil
  }
}

/// The sky: one place for each star there is, ★ where it was won. Chapters go from left to right.
struct EarnedStarsChart {
  private let columns: Int
  private let height: Int
  private let picture: Picture?
  /// By place in the sky: whether the star was won.
  private let stars: [Bool]

  /// At the end of the story with the beacon under it, where that fits.
  init(_ results: ResultsView, columns: Int) {
    let isEndOfStory = results.isEnd && results.standing.isStory
    let beacon =
      isEndOfStory && Picture.beacon.size.columns <= columns ? Picture.beacon : nil
    self.columns = columns
    picture = beacon
    height = beacon.map { $0.size.rows + 1 } ?? max(6, results.total.possible * 5 / max(1, columns))
    stars = results.chapters.flatMap { Self.spread($0.sum.stars, over: $0.sum.possible) }
  }

  /// So many won ones among all of a chapter, evenly.
  private static func spread(_ won: Int, over all: Int) -> [Bool] {
    (0..<max(0, all)).map { ($0 + 1) * won / max(1, all) > $0 * won / max(1, all) }
  }

  /// Its rows; of the won stars only so many thousandths have come out.
  func rows(visibleThousandths: Int) -> [[Span]] {
    var rows = drawnPicture
    let places = places(in: rows).sorted { ($0.column, $0.row) < ($1.column, $1.row) }
    for (index, (place, isWon)) in zip(places, stars).enumerated() {
      // 377 and 1,000 share no divisor: the stars come out in no order that is seen.
      let isOut = isWon && index * 377 % 1_000 < visibleThousandths
      rows[place.row].append(
        Span(
          column: place.column, text: isOut ? Symbol.star : Symbol.noStar,
          style: isOut ? .accent : .faint))
    }
    return rows.map { $0.sorted { $0.column < $1.column } }
  }

  private var drawnPicture: [[Span]] {
    guard let picture else { return Array(repeating: [], count: height) }
    return [[]] + picture.spans(from: (columns - picture.size.columns) / 2)
  }

  /// A place for each star, evenly over what is free (the sequence R2 of Martin Roberts).
  private func places(in rows: [[Span]]) -> [Position] {
    let depths = (0..<columns).map { freeRows(in: $0, of: rows) }
    var places: [Position] = []
    var taken: Set<Position> = []
    for step in 1...4_096 where places.count < stars.count {
      let place = Position(
        column: Self.fraction(step, of: columns, by: 49_472),
        row: Self.fraction(step, of: height, by: 37_345))
      let left = Position(column: place.column - 1, row: place.row)
      let right = Position(column: place.column + 1, row: place.row)
      guard place.row < depths[place.column], taken.isDisjoint(with: [left, place, right]) else {
        continue
      }
      taken.insert(place)
      places.append(place)
    }
    return places
  }

  /// How many rows of a column lie above the picture.
  private func freeRows(in column: Int, of rows: [[Span]]) -> Int {
    rows.firstIndex { row in
      row.contains { ($0.column - 1..<$0.end + 1).contains(column) }
    } ?? rows.count
  }

  /// The fraction of step × factor / 2^16, as a part of a whole.
  private static func fraction(_ step: Int, of whole: Int, by factor: Int) -> Int {
    ((step * factor) % 65_536) * whole / 65_536
  }
}
