import Localization
import Reflex
import Screen
import Session

extension ReflexScene {
  /// The command as large as there is room for, then the count, then what came of the last move; each
  /// always in its place.
  func writeRunning(to page: inout PageWriter) {
    let isRoomy = page.height >= 14
    let story =
      cue?.story.map { wrap(page.texts($0), columns: page.margins.end - page.margins.text) } ?? []
    let rows = page.height - 3 - max(level == nil ? 0 : 2, story.count) - (isRoomy ? 4 : 0)
    if isRoomy { page.addRow([]) }
    page.addCues(of: self, rows: max(1, rows))
    if isRoomy { page.addRow([]) }
    writeCount(to: &page)
    if isRoomy { page.addRow([]) }
    page.addRow(outcome(in: page))
    page.addRow(progress(in: page))
    if isRoomy { page.addRow([]) }
    if let text = cue?.story {
      page.addText(text, sign: StyledSymbol(Symbol.rope, .accent))
    }
  }

  // MARK: The count

  private func writeCount(to page: inout PageWriter) {
    if clock?.remainingUnits != nil { return page.addLiveRow(liveRow(on: page)) }
    let note = ready?.isCalibration == true ? L10n.Rounds.measuring : L10n.Rounds.practice
    page.addRow(
      cue?.isPractice == true
        ? [Span(column: page.margins.text, text: page.texts(note), style: .faint)] : [])
  }

  func liveRow(on page: PageWriter) -> LiveRow {
    LiveRow(spans: clock?.countdownSpans(on: page.margins, page.hasMotion) ?? [])
  }

  // MARK: What came of it

  /// What came of the last move.
  private func outcome(in page: PageWriter) -> [Span] {
    guard let last = lastMove else { return [] }
    switch last.outcome {
    case .good:
      let time = page.texts(L10n.Rounds.reaction(time: last.reaction))
      return page.spans(Symbol.right, .good, page.texts(L10n.Rounds.good) + "  " + time)
    case .ignored where !last.isPractice:
      return page.spans(Symbol.nothing, .faint, page.texts(L10n.Rounds.ignored))
    case .ignored, .wrong, .timeout:
      return page.spans(Symbol.wrong, .bad, page.texts(L10n.Rounds.not))
    }
  }

  /// How the round stands, in the longest wording that fits.
  private func progress(in page: PageWriter) -> [Span] {
    let goal = ready?.practice ?? 0 > 0 ? ready?.practice : ready?.goal
    let moves =
      goal.map { L10n.Rounds.movesOf(count: goodMoves, of: $0) }
      ?? L10n.Rounds.moves(count: goodMoves)
    let best = ready?.best.map { L10n.Rounds.best(count: $0) }
    let looks = [[moves, L10n.Rounds.streak(count: streak), best], [moves, best], [moves]].map {
      parts in
      parts.compactMap { $0.map { page.texts($0) } }.joined(separator: "   ")
    }
    let room = page.margins.end - page.margins.text
    let text = looks.first { DisplayWidth.of($0) <= room } ?? ""
    return [Span(column: page.margins.text, text: text)]
  }
}

extension Gesture {
  /// The command in capitals.
  fileprivate var capitals: LocalizedText {
    switch self {
    case .tap: L10n.Rounds.bigTap
    case .pinch: L10n.Rounds.bigPinch
    case .swipe: L10n.Rounds.bigSwipe
    }
  }
}

extension PageWriter {
  fileprivate func spans(_ symbol: String, _ style: Style, _ text: String) -> [Span] {
    [
      Span(column: margins.gutter, text: symbol, style: style),
      Span(column: margins.text, text: text, style: style),
    ]
  }

  // MARK: Commands

  /// Exactly so many rows with what is to be obeyed in the middle.
  fileprivate mutating func addCues(of scene: ReflexScene, rows: Int) {
    let drawn =
      scene.cues.count > 1 && scene.obeyed > 0
      ? scene.cues.indices.map { cueSequenceRow($0, in: scene) }
      : cueRows(of: scene.cues, rows: rows)
    let top = max(0, rows - drawn.count) / 2
    for _ in 0..<top { addRow([]) }
    for row in drawn.prefix(rows) { addRow(row) }
    for _ in 0..<max(0, rows - top - drawn.count) { addRow([]) }
  }

  /// Once the first is obeyed, the rest is to be known by heart.
  private func cueSequenceRow(_ index: Int, in scene: ReflexScene) -> [Span] {
    let isDone = index < scene.obeyed
    let text = isDone ? texts(scene.cues[index].gesture.capitals) : Symbol.dark
    let sign = isDone ? Symbol.right : index == scene.obeyed ? Symbol.focus : Symbol.nothing
    let column = margins.centered(14)
    return [
      Span(column: column, text: sign, style: isDone ? .good : .accent),
      Span(column: column + 3, text: text, style: isDone ? .faint : .strong),
    ]
  }

  /// The commands in the largest letters that fit.
  private func cueRows(of cues: [CueView], rows: Int) -> [[Span]] {
    let commands = cues.map { texts($0.gesture.capitals) }
    let room = Size(
      columns: margins.columns - 2, rows: (rows - (cues.count - 1)) / max(1, cues.count))
    let all = Gesture.allCases.map { texts($0.capitals) }
    guard let big = BigLetters(fitting: all, in: room) else { return commands.map(centeredRow) }
    return Array(commands.map { bigRows($0, in: big) }.joined(separator: [[]]))
  }

  private func centeredRow(_ text: String) -> [Span] {
    [Span(column: margins.centered(DisplayWidth.of(text)), text: text, style: .strong)]
  }

  private func bigRows(_ text: String, in big: BigLetters) -> [[Span]] {
    let lines = big.rows(text) ?? []
    let left = margins.centered(lines.map(DisplayWidth.of).max() ?? 0)
    return lines.map { [Span(column: left, text: $0)] }
  }
}

extension CueTimer {
  /// A number, and a bar where things may move.
  fileprivate func countdownSpans(on margins: PageMargins, _ hasMotion: Bool) -> [Span] {
    guard let (left, units) = remainingUnits else { return [] }
    // Two digits always: one that comes and goes with each command would flash.
    let number = left < 10 ? "0\(left)" : String(left)
    let column = margins.text + 2 - number.utf8.count
    let spans = [Span(column: column, text: number, style: .strong)]
    return hasMotion ? spans + margins.bar(left, of: units, from: margins.text + 4) : spans
  }
}

extension PageMargins {
  /// A bar that shortens with the count, to the page’s right edge.
  fileprivate func bar(_ left: Int, of units: Int, from column: Int) -> [Span] {
    let width = end - column
    let full = width * left / max(1, units)
    return [
      Span(column: column, text: "━", times: full, style: .accent),
      Span(column: column + full, text: "─", times: width - full, style: .faint),
    ]
  }
}
