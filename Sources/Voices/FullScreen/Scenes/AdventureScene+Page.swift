import Localization
import Screen
import Session

/// The page of the adventure fills its height exactly: what was said scrolls inside it.
extension AdventureScene {
  /// The tallest picture of a place, and what is left of one that gives its sky to a long text.
  private static let pictureRows = 4...7
  /// With less, what was said has all the room.
  private static let leastTranscript = 8
  /// Ways and the field.
  private static let rowsBelow = 2

  /// The rows of the picture on a page of that height, above all that was said last; the last picture stays
  /// whole. None where it has no room.
  private func pictureHeight(of height: Int) -> Int {
    let (least, most) = (Self.pictureRows.lowerBound, Self.pictureRows.upperBound)
    let rest = height - Self.rowsBelow - 1
    if rest - most < Self.leastTranscript { return 0 }
    if room?.isOver == true { return most }
    let left = rest - transcript.latestHeight + (transcript.isAllLatest ? 1 : 0)
    return left < least ? 0 : min(left, most)
  }

  /// The rows of what was said, on a page of that height.
  func transcriptHeight(of height: Int) -> Int {
    let picture = pictureHeight(of: height)
    return max(1, height - Self.rowsBelow - (picture > 0 ? picture + 1 : 0))
  }

  /// What is in view on a page of that height: the row that parts the picture from the text is one more for a
  /// text that begins there.
  func transcriptView(of height: Int) -> AdventureTranscriptView.Visible {
    let least = transcriptHeight(of: height)
    let view = transcript.view(height: least)
    let isLonger = pictureHeight(of: height) > 0 && !view.hasMoreAbove && view.hasMoreBelow
    return isLonger ? transcript.view(height: least + 1) : view
  }

  func write(to page: inout PageWriter) {
    var height = transcriptHeight(of: page.height)
    let view = transcriptView(of: page.height)
    let pictureHeight = pictureHeight(of: page.height)
    if pictureHeight > 0 {
      for row in pictureRows(pictureHeight, on: page) { page.addRow(row) }
      if view.hasMoreAbove {
        page.addRow([moreMark(Symbol.above, L10n.ExploreScreen.moreAbove, on: page)])
      } else if view.rows.count > height {
        height += 1
      } else {
        page.addRow([])
      }
    }
    for row in view.rows { page.addRow(row) }
    for _ in 0..<max(0, height - view.rows.count) { page.addRow([]) }
    writeWays(to: &page, hasMoreBelow: view.hasMoreBelow)
    page.addLiveRow(liveRow(on: page))
  }

  func liveRow(on page: PageWriter) -> LiveRow {
    let hint = room?.isOver == true ? L10n.Ending.commands : L10n.ExploreScreen.placeholder
    let text = editor.text.isEmpty ? page.texts(hint) : ""
    return page.field(editor, columns: page.margins.end - page.margins.text - 2, hint: text)
  }

  /// A mark at the right edge that there is more above or below.
  private func moreMark(_ symbol: String, _ text: LocalizedText, on page: PageWriter) -> Span {
    let text = "\(symbol) \(page.texts(text))"
    return Span(column: page.margins.end - DisplayWidth.of(text), text: text, style: .strong)
  }

  // MARK: Pictures

  /// The place in the middle; what is dealt with beside it, or in its stead where that has no room.
  private func pictureRows(_ count: Int, on page: PageWriter) -> [[Span]] {
    var rows: [[Span]] = Array(repeating: [], count: count)
    let (place, small) = (placePicture, thingPicture)
    let width = place?.size.columns ?? 0
    let beside = page.margins.centered(width) + width + 3
    let isBeside = small.map { beside + $0.size.columns <= page.margins.columns } ?? true
    if let place, isBeside { draw(place, at: page.margins.centered(width), into: &rows) }
    if let small {
      draw(
        small, at: isBeside ? beside : page.margins.centered(small.size.columns), into: &rows)
    }
    if place == nil, small == nil, let text = room?.picture?.text {
      return sentenceRows(text, count, on: page)
    }
    return rows
  }

  /// Adds the picture’s spans; its last row stands in the last row, its first ones may have no room.
  private func draw(_ picture: Picture, at column: Int, into rows: inout [[Span]]) {
    let shown = picture.spans(from: column).suffix(rows.count)
    for (index, spans) in shown.enumerated() { rows[rows.count - shown.count + index] += spans }
  }

  /// What cannot be drawn is told: the dark.
  private func sentenceRows(
    _ text: LocalizedText, _ count: Int, on page: PageWriter
  ) -> [[Span]] {
    let lines = wrap(page.texts(text), columns: page.margins.columns - 4).prefix(count)
    let above = (count - lines.count) / 2
    let rows = lines.map { line in
      [Span(column: page.margins.centered(DisplayWidth.of(line)), text: line, style: .faint)]
    }
    let blanks: [[Span]] = Array(repeating: [], count: count - rows.count)
    return blanks.prefix(above) + rows + blanks.dropFirst(above)
  }

  // MARK: Below

  /// The row that says where one can go, with the mark that there is more below.
  private func writeWays(to page: inout PageWriter, hasMoreBelow: Bool) {
    var spans: [Span] = []
    if hasMoreBelow {
      spans.append(
        page.margins.isWide
          ? moreMark(Symbol.below, L10n.ExploreScreen.moreBelow, on: page)
          : Span(column: page.margins.end - 1, text: Symbol.below, style: .strong))
    }
    let room = (spans.first.map { $0.column - 2 } ?? page.margins.end) - page.margins.text
    spans.insert(
      Span(column: page.margins.text, text: ways(in: page.texts, columns: room), style: .faint),
      at: 0)
    page.addRow(spans)
  }

  /// In the longest wording that fits.
  private func ways(in texts: TextResolver, columns: Int) -> String {
    if room?.isOver == true { return texts(L10n.Ending.over) }
    let names = room?.exits.map { texts($0.name) } ?? []
    if names.isEmpty { return texts(L10n.ExploreScreen.noWays) }
    let list = names.joined(separator: ", ")
    let long = texts(L10n.ExploreScreen.ways(list: LocalizedText(cleaning: list)))
    if DisplayWidth.of(long) <= columns { return long }
    return shortened(list, to: columns)
  }
}
