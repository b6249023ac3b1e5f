import Screen
import Session

/// What was said in the adventure, each in the words of its moment, and how far it is scrolled.
struct AdventureTranscriptView {
  /// What a text is.
  enum EntryKind: Equatable {
    case story(AdventureTextRole)
    /// What the program says rather than the story.
    case remark(StyledSymbol)
  }

  /// Something that was said, resolved in the language of its moment.
  struct Entry: Equatable {
    let text: String
    let kind: EntryKind
  }

  /// A row of an entry: where the reader is, at any width.
  private struct RowPosition: Equatable {
    /// Counted from the first that was ever added.
    var entry: Int
    var row: Int
  }

  private(set) var entries: [Entry] = []
  /// How many older entries have gone.
  private var forgotten = 0
  /// The first entry of what was said last.
  private var latest = 0
  /// The first row in view; nil where the newest is followed.
  private var anchor: RowPosition?
  /// What the rows are wrapped on; nil until there is a window.
  private var margins: PageMargins?
  private var rows: [(position: RowPosition, spans: [Span])] = []

  // MARK: Events

  /// What is added from here on is the newest.
  mutating func markLatest() {
    latest = forgotten + entries.count
    followLatest()
  }

  /// Shows the newest.
  mutating func followLatest() { anchor = nil }

  /// Adds an entry; beyond the limit of a transcript the oldest one goes.
  mutating func add(_ text: String, _ kind: EntryKind) {
    entries.append(Entry(text: text, kind: kind))
    wrapEntry(at: entries.count - 1)
    if entries.count > AdventureTranscript.limit { forgetFirst() }
  }

  /// The next one begins the transcript, without a blank row before it.
  private mutating func forgetFirst() {
    entries.removeFirst()
    forgotten += 1
    let end = rows.firstIndex { $0.position.entry >= forgotten } ?? rows.count
    rows.removeFirst(rows.dropFirst(end).first?.spans.isEmpty ?? false ? end + 1 : end)
  }

  // MARK: Showing

  /// Wraps all again where the margins are others.
  mutating func fit(_ margins: PageMargins) {
    if self.margins == margins { return }
    self.margins = margins
    rows = []
    for index in entries.indices { wrapEntry(at: index) }
  }

  private mutating func wrapEntry(at index: Int) {
    guard let margins else { return }
    let isApart = index > 0 && entries[index].isApart(from: entries[index - 1])
    let spans = (isApart ? [[]] : []) + entries[index].rows(on: margins)
    rows += spans.enumerated().map { (RowPosition(entry: forgotten + index, row: $0), $1) }
  }

  /// The rows of what was said last.
  var latestHeight: Int { rows.count - latestRow }

  /// Whether nothing was said before it.
  var isAllLatest: Bool { latestRow == 0 }

  typealias Visible = (rows: [[Span]], hasMoreAbove: Bool, hasMoreBelow: Bool)

  /// The rows in view, at most `height`, and whether there is more behind them.
  func view(height: Int) -> Visible {
    let start = offset(height: height)
    let shown = rows[start..<min(rows.count, start + height)].map(\.spans)
    return (shown, start > 0, start + height < rows.count)
  }

  /// Scrolls by so many rows, up where they are negative; at the newest it is followed again.
  mutating func scroll(by count: Int, height: Int) {
    let start = offset(height: height)
    let wanted = min(max(0, start + count), end(height: height))
    guard rows.indices.contains(wanted), wanted != start else { return }
    anchor = wanted == newest(height: height) ? nil : rows[wanted].position
  }

  private func offset(height: Int) -> Int {
    guard let anchor else { return newest(height: height) }
    let index = rows.firstIndex {
      ($0.position.entry, $0.position.row) >= (anchor.entry, anchor.row)
    }
    return min(index ?? .max, end(height: height))
  }

  /// What was said last ends in the last row, below what was said before it; what is longer begins in the first.
  private func newest(height: Int) -> Int { min(latestRow, end(height: height)) }

  /// The last row from which it is worth reading.
  private func end(height: Int) -> Int { max(0, rows.count - height) }

  /// The first row of what was said last.
  private var latestRow: Int {
    rows.firstIndex { $0.position.entry >= latest && !$0.spans.isEmpty } ?? max(0, rows.count - 1)
  }
}

extension AdventureTranscriptView.Entry {
  /// A blank row stands before a command, and before the name of a place unless that answers it.
  fileprivate func isApart(from before: Self) -> Bool {
    switch kind {
    case .story(.echo): true
    case .story(.title): before.kind != .story(.echo)
    case .story, .remark: false
    }
  }

  fileprivate func rows(on margins: PageMargins) -> [[Span]] {
    block(on: margins).rows(of: text)
  }

  /// From the column of paragraphs on, or so many further right; signs stand in the gutter, but that of a command.
  private func block(on margins: PageMargins) -> TextBlock {
    func block(
      indent: Int = 0, style: Style = .plain, sign: StyledSymbol? = nil, at column: Int? = nil
    ) -> TextBlock {
      TextBlock(
        columns: margins.text + indent..<margins.end, style: style,
        label: sign.map { Span($0, at: column ?? margins.gutter) })
    }
    return switch kind {
    case .story(.echo):
      block(indent: 2, style: .accent, sign: StyledSymbol(">", .accent), at: margins.text)
    case .story(.title): block(style: .strong)
    case .story(.item): block(indent: 4)
    case .story(.hint): block(sign: .rope)
    case .story(.question): block(sign: StyledSymbol("?", .accent))
    case .story: block()
    case .remark(let sign): block(sign: sign)
    }
  }
}
