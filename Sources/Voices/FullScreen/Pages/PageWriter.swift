import Localization
import Screen

/// Writes a page from top to bottom.
struct PageWriter {
  /// How many composed texts are taken over from the pages before.
  private static let keptTexts = 32

  let margins: PageMargins
  /// How many rows are shown at once; for pictures, which stay away where they do not fit.
  let height: Int
  let texts: TextResolver
  private let animation: Animation?
  /// Whether anything may move that need not.
  let hasMotion: Bool
  /// What was written so far.
  private(set) var page = Page()
  /// The picture of the page before.
  let lastPicture: DrawnPicture?
  /// Where paragraphs go that stand beside rows: the next row, and their columns; nil where they follow below.
  private var beside: (row: Int, columns: Range<Int>)?
  /// Where among the composed texts the next one is, as long as they come in the order of the page before.
  private var nextText = 0

  init(
    columns: Int, height: Int, texts: TextResolver, animation: Animation?, hasMotion: Bool,
    after last: Page? = nil
  ) {
    margins = PageMargins(columns: columns)
    self.height = height
    self.texts = texts
    self.animation = animation
    self.hasMotion = hasMotion
    lastPicture = last?.picture?.drawn
    if let last { page.texts = last.texts.suffix(Self.keptTexts) }
  }

  /// Goes on behind the first rows of a page that stay.
  mutating func continuePage(_ last: Page, afterRows count: Int) {
    page = last
    page.rows.removeLast(last.rows.count - count)
    page.latest = nil
    page.picture = nil
  }

  /// What depends on the focus begins here.
  mutating func markExplanation() { page.explanationStart = row }

  /// The row that is written next.
  var row: Int { page.rows.count }
  /// The index of the item that is written next.
  var nextItem: Int { page.items.count }

  /// The colour of what burns; brighter where it has just caught fire.
  var ember: Style { animation?.effect == .glow ? .glow : .accent }
  /// How much of the sky has come out, in thousandths.
  var starVisibility: Int { animation?.starVisibility ?? 1_000 }

  // MARK: Rows

  /// A row as it is given.
  mutating func addRow(_ spans: [Span]) { page.rows.append(spans) }

  /// A blank row, but never two, and none at the top.
  mutating func addGap() {
    if beside == nil, let last = page.rows.last, !last.isEmpty { page.rows.append([]) }
  }

  /// A text in the rows that it takes.
  mutating func add(_ block: TextBlock) {
    let isSame = { [texts] (text: ComposedBlock<TextBlock>) in text.isCurrent(block, in: texts) }
    let same =
      page.texts[nextText...].firstIndex(where: isSame)
      ?? page.texts[..<nextText].firstIndex(where: isSame)
    if same == nil { page.texts.append(ComposedBlock(block, in: texts)) }
    let index = same ?? page.texts.count - 1
    page.rows += page.texts[index].rows
    nextText = index + 1
  }

  /// A paragraph, with a sign in the gutter and a note at the right edge if it has them.
  mutating func addText(
    _ text: LocalizedText, style: Style = .plain, sign: StyledSymbol? = nil,
    note: StyledSymbol? = nil
  ) {
    let gutter = beside.map { $0.columns.lowerBound - 2 } ?? margins.gutter
    let block = TextBlock(
      columns: beside?.columns ?? margins.text..<margins.end, style: style, text: text,
      label: sign.map { Span($0, at: gutter) }, note: note.map(rightAligned))
    if beside == nil { add(block) } else { addBeside(block.rows(in: texts)) }
  }

  /// From here on paragraphs stand beside the rows from that one on.
  mutating func continueBeside(row: Int, from column: Int) {
    beside = (row, column..<max(column + 1, margins.end))
  }

  private mutating func addBeside(_ rows: [[Span]]) {
    guard let first = beside?.row else { return }
    for (index, spans) in rows.enumerated() {
      if first + index < row { page.rows[first + index] += spans } else { addRow(spans) }
    }
    beside?.row += rows.count
  }

  /// Lines in the middle, each wrapped if it must be.
  mutating func addCenteredText(_ text: LocalizedText, style: Style = .plain) {
    for line in evenLines(of: texts(text)) {
      page.rows.append([
        Span(column: margins.centered(DisplayWidth.of(line)), text: line, style: style)
      ])
    }
  }

  /// As few lines as there can be, and those about as long as each other.
  private func evenLines(of text: String) -> [String] {
    let columns = margins.columns - 2
    let lines = wrap(text, columns: columns)
    if lines.count < 2 { return lines }
    let even = DisplayWidth.of(text) / lines.count
    return (even..<columns).lazy.map { wrap(text, columns: $0) }
      .first { $0.count == lines.count } ?? lines
  }

  // MARK: Items

  /// A line that can have the focus: its letter, its text, a note at the right edge.
  mutating func addFocusableItem(label: String, text: LocalizedText, note: StyledSymbol? = nil) {
    addFocusableItem(label: StyledSymbol(label, .faint), text: text, note: note)
  }

  mutating func addFocusableItem(
    label: StyledSymbol?, text: LocalizedText?, style: Style = .plain, note: StyledSymbol? = nil
  ) {
    let first = row
    let label = label.map { Span($0, at: margins.label) }
    let start = label.map { max(margins.item, $0.end + 1) } ?? margins.label
    add(
      TextBlock(
        item: nextItem, columns: start..<margins.end, style: style, text: text, label: label,
        note: note.map(rightAligned)))
    registerItem(rows: first..<row, at: margins.marker)
  }

  /// A note at the right edge.
  func rightAligned(_ note: StyledSymbol) -> Span {
    Span(note, at: margins.end - DisplayWidth.of(note.symbol))
  }

  /// A row that the scene may change without the page; what is typed into has the focus.
  mutating func addLiveRow(_ live: LiveRow) {
    page.liveRow = row
    addRow(live.spans)
    guard let column = live.cursor else { return }
    registerItem(rows: row - 1..<row, at: column, isMarked: false)
  }

  /// A line to type into, `columns` wide; `hint` stands before the cursor's field.
  func field(_ editor: LineEditor, columns: Int, hint: String = "") -> LiveRow {
    let start = margins.text + 2
    let view = editor.view(columns: columns)
    let typed = Span(column: start + DisplayWidth.of(hint), text: view.text, style: .field)
    let blanks = Span(
      column: typed.end, text: " ", times: max(0, start + columns - typed.end), style: .field)
    let hint = Span(column: start, text: hint, style: .faint)
    let prompt = Span(column: margins.text, text: Symbol.turnRight, style: .accent)
    return LiveRow(spans: [prompt, hint, typed, blanks], cursor: start + view.cursor)
  }

  /// Something that is drawn already can have the focus: its mark, or else the cursor, stands at that column of the
  /// first of its rows, or of another one.
  mutating func registerItem(
    rows: Range<Int>, at column: Int, ofRow row: Int? = nil, isMarked: Bool = true
  ) {
    let cursor = Position(column: column, row: row ?? rows.lowerBound)
    page.items.append(Page.FocusableItem(rows: rows, cursor: cursor, isMarked: isMarked))
  }

  /// What is written from `first` on is what was said last.
  mutating func markLatest(from first: Int) {
    if first < row { page.latest = first..<row }
  }
}

// MARK: Inside items

extension PageWriter {
  /// Adds to a row that stands already.
  mutating func add(_ spans: [Span], to row: Int) { page.rows[row] += spans }

  /// Rows above that index; items move down with what they belong to.
  mutating func insert(_ rows: [[Span]], at index: Int) {
    page.rows.insert(contentsOf: rows, at: index)
    page.items = page.items.map { item in
      guard item.rows.lowerBound >= index else { return item }
      var item = item
      item.rows = item.rows.lowerBound + rows.count..<item.rows.upperBound + rows.count
      item.cursor.row += rows.count
      return item
    }
  }

  /// All from that row on comes into view with the items from there.
  mutating func extendItems(upToRow first: Int) {
    for index in page.items.indices where page.items[index].rows.lowerBound >= first {
      page.items[index].rows = first..<row
    }
  }

  /// All from that row on comes into view with the first item.
  mutating func extendFirstItem(upToRow first: Int) {
    guard !page.items.isEmpty else { return }
    page.items[0].rows = first..<page.items[0].rows.upperBound
  }
}

// MARK: Pictures

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

  /// A level’s picture on the last rows that are in view, under a blank one; none where it has no room. No text
  /// makes way for it before the level is won; then all does but what is said of that.
  mutating func addAtBottom(_ state: PictureState) {
    let start = state.lit == .all ? page.latest?.lowerBound ?? 0 : 0
    let drawing = state.picture.drawings.first {
      row - start + 1 + $0.size.rows <= height && $0.size.columns + 2 <= margins.columns
    }
    guard let drawing else { return }
    let left = margins.centered(drawing.size.columns)
    let last = lastPicture.flatMap {
      $0.isCurrent(drawing, touched: state.touched, left: left) ? $0 : nil
    }
    let drawn = last ?? DrawnPicture(drawing, touched: state.touched, left: left)
    addGap()
    while row < height - drawn.rows.count { addRow([]) }
    page.picture = PlacedPicture(rows: row..<row + drawn.rows.count, drawn: drawn)
    page.rows += drawn.rows
    if start > 0 { page.latest = start..<row }
  }
}
