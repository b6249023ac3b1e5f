import Localization
import Presentation
import Reflex
import Screen
import Session

extension ReflexScene {
  /// The command as large as there is room for, then the count, then what came of the last move; each
  /// always in its place.
  func writeRunning(to page: inout PageWriter) {
    let isRoomy = page.height >= Self.roomy
    // In a small window the letters of the command need the room of a praise.
    let hasStory = level != nil || isRoomy
    let text = hasStory ? cue?.story : nil
    let story =
      text.map { wrap(page.texts($0), columns: page.margins.end - page.margins.text) } ?? []
    let rows = page.height - 3 - max(hasStory ? 2 : 0, story.count) - (isRoomy ? 4 : 0)
    if isRoomy { page.addRow([]) }
    page.addCues(of: self, rows: max(1, rows))
    if isRoomy { page.addRow(signs(in: page)) }
    writeCount(to: &page)
    if isRoomy { page.addRow([]) }
    page.addRow(outcome(in: page))
    page.addRow(progress(in: page))
    if isRoomy { page.addRow([]) }
    if let text {
      page.addText(text, sign: .rope)
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
    LiveRow(spans: clock?.countdownSpans(on: page) ?? [])
  }

  // MARK: What came of it

  /// What came of the last move.
  private func outcome(in page: PageWriter) -> [Span] {
    guard let last = lastMove else { return [] }
    switch last.outcome {
    case .good where last.cue == nil:
      return page.spans(.right, page.texts(L10n.Escapes.passed))
    case .good where last.isPractice || ready?.pace.isTimed == false:
      return page.spans(.right, page.texts(L10n.Rounds.good))
    case .good:
      let time = page.texts(L10n.Rounds.reaction(time: last.reaction))
      return page.spans(.right, page.texts(L10n.Rounds.good) + "  " + time)
    case .ignored where !last.isPractice:
      return page.spans(.nothing, page.texts(L10n.Rounds.ignored))
    case .ignored, .wrong, .timeout:
      let isTwisted = !last.twists.isEmpty
      let right = L10n.Escapes.notThat(answer: Gesture.name(of: last.answer))
      return page.spans(.wrong, page.texts(isTwisted ? right : L10n.Rounds.not))
    }
  }

  /// How the round stands, in the longest wording that fits.
  private func progress(in page: PageWriter) -> [Span] {
    // Where there is no row for it, what holds for the command is worth more than the count.
    if page.height < Self.roomy, !signs(in: page).isEmpty { return signs(in: page) }
    let goal = ready?.practice ?? 0 > 0 ? ready?.practice : ready?.goal
    let moves =
      goal.map { L10n.Rounds.movesOf(count: goodMoves, of: $0) }
      ?? L10n.Rounds.moves(count: goodMoves)
    let best = best.map { L10n.Rounds.best(count: max($0, goodMoves)) }
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
  /// The command in capitals; nil is a bat’s.
  static func capitals(of gesture: Gesture?) -> LocalizedText {
    gesture?.capitals ?? L10n.Escapes.bigBat
  }

  /// The command in capitals.
  var capitals: LocalizedText {
    switch self {
    case .tap: L10n.Rounds.bigTap
    case .pinch: L10n.Rounds.bigPinch
    case .swipe: L10n.Rounds.bigSwipe
    }
  }
}

extension PageWriter {
  fileprivate func spans(_ sign: StyledSymbol, _ text: String) -> [Span] {
    [Span(sign, at: margins.gutter), Span(column: margins.text, text: text, style: sign.style)]
  }

  // MARK: Commands

  /// Exactly so many rows with what is to be obeyed in the middle.
  fileprivate mutating func addCues(of scene: ReflexScene, rows: Int) {
    let drawn =
      scene.cues.count > 1 && scene.obeyed > 0
      ? burstRows(of: scene, rows: rows) : cueRows(of: scene, rows: rows)
    let top = max(0, rows - drawn.count) / 2
    let first = row
    for _ in 0..<top { addRow([]) }
    for row in drawn.prefix(rows) { addRow(row) }
    for _ in 0..<max(0, rows - top - drawn.count) { addRow([]) }
    guard height >= ReflexScene.roomy else { return }
    if let scenery = scene.scenery(in: self) { addScenery(scenery, round: first..<row) }
    if let climb = scene.climb { addScenery(climb, round: first..<row) }
  }

  /// The commands in the largest letters that fit.
  private func cueRows(of scene: ReflexScene, rows: Int) -> [[Span]] {
    let commands = scene.cues.map { texts(Gesture.capitals(of: $0.gesture)) }
    let count = max(1, scene.cues.count)
    let isFramed = scene.drawsTime || scene.climb != nil
    let side = isFramed && height >= ReflexScene.roomy ? ReflexScene.scenerySide : 1
    let room = Size(columns: margins.columns - 2 * side, rows: (rows - (count - 1)) / count)
    let all = Gesture.allCases.map { texts($0.capitals) } + commands
    guard let big = BigLetters(fitting: all, in: room) else {
      return count > 1 ? burstRows(of: scene, rows: rows) : commands.map(centeredRow)
    }
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
  /// The seconds, and a bar where things may move.
  fileprivate func countdownSpans(on page: PageWriter) -> [Span] {
    guard let (left, units) = remainingUnits, let time = remainingTime else { return [] }
    // As wide always: what comes and goes with each command would flash.
    let text = page.texts(time)
    let width = DisplayWidth.of(text)
    let column = page.margins.text + max(0, 5 - width)
    let spans = [Span(column: column, text: text, style: .strong)]
    let bar = page.margins.bar(left, of: units, from: column + width + 2)
    return page.hasMotion ? spans + bar : spans
  }

  /// Tenths of seconds, or whole ones where they are counted in seconds.
  private var remainingTime: LocalizedText? {
    guard let left = remainingUnits?.left, let unit else { return nil }
    return unit < 1000
      ? L10n.Settings.tenthsOfSeconds(seconds: left / 10, tenths: left % 10)
      : L10n.Settings.wholeSeconds(seconds: left)
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

extension PageWriter {
  /// The commands of a burst, row by row, in as few columns as fit: all of them to be read, or, once
  /// the first is obeyed, only those that are, the rest to be known by heart.
  func burstRows(of scene: ReflexScene, rows: Int) -> [[Span]] {
    let count = scene.cues.count
    let columns = max(1, (count + rows - 1) / max(1, rows))
    let wide = Gesture.allCases.map { DisplayWidth.of(texts($0.capitals)) }.max() ?? 0
    let hasWords = columns * (wide + 5) - 2 <= margins.columns - 2
    let width = (hasWords ? wide : 1) + 5
    let left = margins.centered(columns * width - 2)
    return stride(from: 0, to: count, by: columns).map { first in
      (first..<min(first + columns, count)).flatMap { index in
        burstCell(index, of: scene, at: left + (index - first) * width, hasWords)
      }
    }
  }

  /// A mark and a command, by its first letter where there is no room for words.
  private func burstCell(
    _ index: Int, of scene: ReflexScene, at column: Int, _ hasWords: Bool
  ) -> [Span] {
    let cue = scene.cues[index]
    let isDone = cue.move < scene.cue?.move ?? .max
    let word = texts(Gesture.capitals(of: cue.gesture))
    let command = hasWords ? word : String(word.prefix(1))
    if scene.obeyed == 0 { return [Span(column: column + 3, text: command, style: .strong)] }
    let sign = isDone ? Symbol.right : cue == scene.cue ? Symbol.focus : Symbol.nothing
    return [
      Span(column: column, text: sign, style: isDone ? .good : .accent),
      Span(
        column: column + 3, text: isDone ? command : Symbol.dark,
        style: isDone ? .faint : .strong),
    ]
  }
}

/// What an escape shows beside a round’s commands.
extension ReflexScene {
  /// From so many rows on there is room round the commands.
  static let roomy = 14
  /// The columns on each side of the commands that are left to what comes nearer.
  static let scenerySide = 13

  /// What is drawn round the commands; nil outside an escape. Without motion it stands as it was when the
  /// command was given.
  func scenery(in page: PageWriter) -> EscapeScenery? {
    guard drawsTime, let cue else { return nil }
    let clock = page.hasMotion ? clock : nil
    let goal = max(1, ready?.practice ?? 0, ready?.goal ?? 0)
    let progress = min(1_000, goodMoves * 1_000 / goal)
    return EscapeScenery(
      twists: cue.twists, move: cue.move, isBat: cue.gesture == nil,
      used: cue.limit == nil ? progress : clock?.used ?? 0,
      drunk: cue.breath.map { drunk($0, of: cue, at: clock) } ?? progress, beat: clock?.thirds ?? 0)
  }

  /// What is drawn round the commands of a round by itself; nil where they need the room.
  var climb: RopeClimb? {
    level == nil && isRunning && cues.count < 4 && ready?.isCalibration == false
      ? RopeClimb(moves: goodMoves) : nil
  }

  /// How much of a breath is gone, in thousandths.
  private func drunk(_ breath: Breath, of cue: CueView, at clock: CueTimer?) -> Int {
    let isSpending = cue.limit != nil && cue.gesture != nil
    let now = isSpending ? (clock?.thirds ?? 0) * 333 : 0
    return min(1_000, max(0, breath.of - breath.left + now) * 1_000 / max(1, breath.of))
  }

  /// What holds for the command beside what it says: in a row of its own where there is one.
  func signs(in page: PageWriter) -> [Span] {
    guard let cue else { return [] }
    let breaths = cue.limit == nil && !cue.isPractice ? cue.breath.map(\.left) : nil
    let signs: [LocalizedText?] = [
      cue.sound?.soundText,
      cue.isSwapped ? L10n.Escapes.swapped : nil,
      cue.gesture == nil ? L10n.Escapes.still : nil,
      cues.count > 1 && cue.twists.contains(.stair) ? L10n.Escapes.backwards : nil,
      breaths.map { L10n.Escapes.breaths(count: $0) },
      cue.limit != nil && cue.breath != nil ? L10n.Escapes.oneBreath : nil,
    ]
    let words = signs.compactMap { $0.map { page.texts($0) } }
    let room = page.margins.end - page.margins.text
    // In the longest wording that fits; the sound goes first.
    let text = words.indices.map { words[$0...].joined(separator: "   ") }
      .first { DisplayWidth.of($0) <= room }
    guard let text else { return [] }
    let column =
      page.height < Self.roomy
      ? page.margins.text : page.margins.centered(DisplayWidth.of(text))
    return [Span(column: column, text: text, style: .accent)]
  }
}

extension PageWriter {
  /// Draws it on both sides of what stands in those rows.
  mutating func addScenery(_ scenery: some Scenery, round rows: Range<Int>) {
    let side = ReflexScene.scenerySide - 1
    let left = 1..<side
    let right = margins.columns - side..<margins.columns - 1
    for row in rows {
      let spans = scenery.spans(
        row: row - rows.lowerBound, of: rows.count, left: left, right: right)
      add(spans, to: row)
    }
  }
}
