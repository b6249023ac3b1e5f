import Localization
import Presentation
import Reflex
import Screen
import Session

extension ReflexScene {
  /// The pitch or the escape, and how the climb stands; the longest wording that fits is shown.
  var heading: HeaderContent? {
    if let level = shown?.heading { return level }
    guard isRunning || phase == .over, isClimb, let pitch, let name = pitch.name else {
      let drill = ready?.drill.map { L10n.Climb.practise(name: $0.text) }
      return HeaderContent(title: drill ?? L10n.Rounds.title)
    }
    let title = L10n.Climb.pitch(number: pitch.number, name: name.text)
    let points = L10n.Climb.points(count: standing?.score ?? 0)
    let times = standing?.multiplier ?? 1
    let strands = LocalizedText(cleaning: strandSigns)
    return HeaderContent(
      title: title,
      statusVariants: [
        L10n.Climb.standing(strands: strands, points: points, times: times),
        L10n.Climb.standingTight(strands: strands, score: standing?.score ?? 0, times: times),
        L10n.Climb.standingShort(strands: strands, points: points), strands,
      ])
  }

  /// `≡≡~` for two strands of three.
  var strandSigns: String {
    let left = standing?.strands ?? pitch?.strands ?? ready?.strands ?? 0
    let all = max(left, ready?.strands ?? 0)
    return String(repeating: "≡", count: left) + String(repeating: "~", count: all - left)
  }

  /// The command as large as there is room for, then the count, then what came of the last move; each
  /// always in its place.
  func writeRunning(to page: inout PageWriter) {
    let isRoomy = page.height >= Self.roomy
    if isOnCard { return writeCard(to: &page) }
    // In a small window the letters of the command need the room of a praise.
    let hasStory = level != nil || isRoomy
    let text = hasStory ? cue?.story : nil
    let story =
      text.map { wrap(page.texts($0), columns: page.margins.end - page.margins.text) } ?? []
    let looksAhead = cues.contains { !$0.next.isEmpty }
    // There the letters of a pair need the row of the count, where none runs, or else of the last move.
    let isTight = !isRoomy && cues.count == 2 && cue?.isPractice != true
    let isTimed = clock?.tenthsLeft != nil
    let rows =
      page.height - (isTight ? 2 : 3) - max(hasStory ? 2 : 0, story.count)
      - (isRoomy ? 4 : looksAhead ? 1 : 0)
    if isRoomy { page.addRow([]) }
    page.addCues(of: self, rows: max(1, rows))
    if isRoomy || looksAhead { page.addRow(looksAhead ? nextCommands(in: page) : signs(in: page)) }
    if isTimed || !isTight { writeCount(to: &page) }
    if isRoomy { page.addRow([]) }
    if !isTimed || !isTight { page.addRow(outcome(in: page)) }
    page.addRow(progress(in: page))
    if isRoomy { page.addRow([]) }
    if let text {
      page.addText(text, sign: .rope)
    }
  }

  /// A pitch before it begins.
  private func writeCard(to page: inout PageWriter) {
    guard let pitch else { return }
    if let summit = pitch.summitText {
      page.addCenteredText(summit, style: .good)
      page.addGap()
    }
    // In a small window the header alone names it and shows the strands.
    let isRoomy = page.height >= Self.roomy
    if let name = pitch.name, isRoomy {
      page.addCenteredText(
        L10n.Climb.pitch(number: pitch.number, name: name.text), style: .strong)
      page.addGap()
    }
    page.addCenteredText(
      pitch.name == nil ? L10n.Climb.newRule(rule: pitch.text) : pitch.text, style: .accent)
    page.addGap()
    if pitch.strands != nil, isRoomy {
      page.addCenteredText(LocalizedText(cleaning: strandSigns))
      page.addGap()
    }
    page.addCenteredText(
      pitch.rest == nil
        ? L10n.Climb.anyKey : pitch.isFirst ? L10n.Climb.ready : L10n.Climb.keyNow, style: .faint)
    if let ghost = pitch.ghostText, isRoomy {
      page.addGap()
      page.addCenteredText(ghost, style: .faint)
    }
    page.centerVertically()
  }

  // MARK: The count

  private func writeCount(to page: inout PageWriter) {
    if clock?.tenthsLeft != nil { return page.addLiveRow(liveRow(on: page)) }
    page.addRow(
      cue?.isPractice == true
        ? [
          Span(
            column: page.margins.text, text: page.texts(L10n.Rounds.practice), style: .faint)
        ] : [])
  }

  func liveRow(on page: PageWriter) -> LiveRow {
    LiveRow(spans: clock?.countdownSpans(on: page) ?? [])
  }

  // MARK: What came of it

  /// What came of the last move.
  private func outcome(in page: PageWriter) -> [Span] {
    guard let last = lastMove else { return [] }
    switch last.outcome {
    case .good where last.newMultiplier != nil:
      let times = L10n.Climb.multiplier(count: last.newMultiplier ?? 1)
      return page.spans(.star, page.texts(times))
    case .good where last.climb?.change == .spliced:
      return page.spans(.progress, page.texts(last.climb?.changeText ?? L10n.Rounds.good))
    case .good where last.cue == nil:
      return page.spans(.right, page.texts(L10n.Escapes.passed))
    case .good where last.isPractice || ready?.mode.isTimed == false:
      return page.spans(.right, page.texts(L10n.Rounds.good))
    case .good:
      let time = page.texts(L10n.Rounds.reaction(time: last.reaction))
      return page.spans(.right, page.texts(L10n.Rounds.good) + "  " + time)
    case .ignored where !last.isPractice:
      return page.spans(
        .nothing, page.texts(last.climb == nil ? L10n.Rounds.ignored : L10n.Climb.pinchBreaks))
    case .ignored, .wrong, .timeout:
      if last.climb != nil { return mistake(last, in: page) }
      let isTwisted = !last.twists.isEmpty
      let right = L10n.Escapes.notThat(answer: Gesture.name(of: last.answer))
      return page.spans(.wrong, page.texts(isTwisted ? right : L10n.Rounds.not))
    }
  }

  /// What was done beside what was right; what it has cost stands below it.
  private func mistake(_ move: CueResponseView, in page: PageWriter) -> [Span] {
    let versus = page.texts(move.versusText)
    let right = page.texts(L10n.Escapes.notThat(answer: Gesture.name(of: move.answer)))
    let room = page.margins.end - page.margins.text
    return page.spans(.wrong, [versus, right].first { DisplayWidth.of($0) <= room } ?? "")
  }

  /// How the round stands, in the longest wording that fits.
  private func progress(in page: PageWriter) -> [Span] {
    let tellsCost = isResting || isFalling || ready?.mode == .heart && lastMove?.outcome == .wrong
    if tellsCost, let cost = lastMove?.climb?.changeText {
      return [Span(column: page.margins.text, text: page.texts(cost), style: .strong)]
    }
    // Where there is no row for it, what holds for the command is worth more than the count.
    if page.height < Self.roomy, !signs(in: page).isEmpty { return signs(in: page) }
    let drill = ready?.drill == nil ? nil : RoundRules.drill
    let goal = ready?.practice ?? 0 > 0 ? ready?.practice : ready?.goal ?? drill
    let moves =
      isClimb
      ? L10n.Climb.knots(count: goodMoves)
      : goal.map { L10n.Rounds.movesOf(count: goodMoves, of: $0) }
        ?? L10n.Rounds.moves(count: goodMoves)
    let strands =
      level == nil || strandSigns.isEmpty ? nil : LocalizedText(cleaning: strandSigns)
    let best =
      ready?.mode == .classic ? best.map { L10n.Rounds.best(count: max($0, goodMoves)) } : nil
    let ghost = cue?.ghost == nil ? nil : L10n.Climb.ghost
    let row = L10n.Rounds.streak(count: streak)
    let looks = [
      [strands, moves, row, best, ghost], [strands, moves, row], [strands, moves, best],
      [strands, moves],
    ].map { $0.compactMap { $0.map { page.texts($0) } }.joined(separator: "   ") }
    let room = page.margins.end - page.margins.text
    let text = looks.first { DisplayWidth.of($0) <= room } ?? ""
    return [Span(column: page.margins.text, text: text)]
  }

  /// What comes after the command, in the shapes of the gestures.
  private func nextCommands(in page: PageWriter) -> [Span] {
    guard let next = cue?.next, !next.isEmpty else { return [] }
    let names = next.map { page.texts(Gesture.capitals(of: $0)) }.joined(separator: " · ")
    let text = page.texts(L10n.Climb.then(commands: LocalizedText(cleaning: names)))
    return [
      Span(column: page.margins.centered(DisplayWidth.of(text)), text: text, style: .strong)
    ]
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

  /// The colour of its command.
  fileprivate var style: Style {
    switch self {
    case .tap: .plain
    case .pinch: .accent
    case .swipe: .good
    }
  }

  /// What stands on both sides of its command: a pinch is held from two sides, a swipe goes on to the right.
  fileprivate var marks: (before: String, behind: String) {
    switch self {
    case .tap: ("", "")
    case .pinch: ("▐", "▌")
    case .swipe: ("", "»")
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
    let hides =
      scene.cues.count > 1 && scene.obeyed > 0 && !scene.isResting && scene.cue?.limit == nil
    let drawn = hides ? burstRows(of: scene, rows: rows) : cueRows(of: scene, rows: rows)
    let top = max(0, rows - drawn.count) / 2
    let first = row
    for _ in 0..<top { addRow([]) }
    for row in drawn.prefix(rows) { addRow(row) }
    for _ in 0..<max(0, rows - top - drawn.count) { addRow([]) }
    guard height >= ReflexScene.roomy else { return }
    if let climb = scene.climb(in: self) {
      addScenery(climb, round: first..<row)
    } else if let scenery = scene.scenery(in: self) {
      addScenery(scenery, round: first..<row)
    }
  }

  /// The commands in the largest letters that fit, and spaced where none do.
  private func cueRows(of scene: ReflexScene, rows: Int) -> [[Span]] {
    // Against the clock what is obeyed is gone.
    let first = scene.cue?.limit == nil || scene.isResting ? 0 : scene.cue?.move ?? 0
    let cues = scene.cues.filter { $0.move >= first }
    let commands = cues.map { texts(Gesture.capitals(of: $0.gesture)) }
    let count = max(1, cues.count)
    let isFramed = scene.drawsTime || scene.level == nil
    let side = isFramed && height >= ReflexScene.roomy ? ReflexScene.scenerySide + 2 : 1
    let room = Size(columns: margins.columns - 2 * side, rows: (rows - (count - 1)) / count)
    let all = Gesture.allCases.map { texts($0.capitals) } + commands
    // The smallest letters have half a row of their own between them.
    let close = Size(columns: room.columns, rows: rows / count)
    let big = BigLetters(fitting: all, in: room) ?? BigLetters(fitting: all, in: close)
    if big == nil, count > 2 { return burstRows(of: scene, rows: rows) }
    let drawn = zip(cues, commands).map {
      bigRows($1, of: $0.gesture, isMissed: scene.isResting, in: big)
    }
    let hasGaps = drawn.joined().count + count - 1 <= rows
    return Array(drawn.joined(separator: hasGaps ? [[]] : []))
  }

  private func bigRows(
    _ text: String, of gesture: Gesture?, isMissed: Bool, in big: BigLetters?
  ) -> [[Span]] {
    let lines = big?.rows(text) ?? [text.map(String.init).joined(separator: " ")]
    let width = lines.map(DisplayWidth.of).max() ?? 0
    let left = margins.centered(width)
    let style: Style = isMissed ? .bad : gesture?.style ?? .faint
    return lines.map { line in
      let word = Span(column: left, text: line, style: style)
      guard let marks = gesture?.marks else { return [word] }
      return [
        Span(column: left - 2, text: marks.before, style: style), word,
        Span(column: left + width + 1, text: marks.behind, style: style),
      ].filter { !$0.text.isEmpty }
    }
  }
}

extension CueTimer {
  /// The seconds, and a bar where things may move.
  fileprivate func countdownSpans(on page: PageWriter) -> [Span] {
    guard let tenths = tenthsLeft, let left = barLeft else { return [] }
    // As wide always: what comes and goes with each command would flash.
    let text = page.texts(L10n.Settings.tenthsOfSeconds(seconds: tenths / 10, tenths: tenths % 10))
    let width = DisplayWidth.of(text)
    let column = page.margins.text + max(0, 5 - width)
    let spans = [Span(column: column, text: text, style: .strong)]
    let bar = page.margins.bar(left, from: column + width + 2)
    return page.hasMotion ? spans + bar : spans
  }
}

extension PageMargins {
  /// A bar that shortens with the thousandths that are left, to the page’s right edge; its end is of another colour.
  fileprivate func bar(_ left: Int, from column: Int) -> [Span] {
    let width = end - column
    let full = (width * left + 999) / 1_000
    return [
      Span(column: column, text: "━", times: full, style: left <= 300 ? .bad : .accent),
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

/// What is drawn round the commands.
extension ReflexScene {
  /// From so many rows on there is room round the commands.
  static let roomy = 14
  /// The columns on each side of the commands that are left to what comes nearer.
  static let scenerySide = 11

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

  /// The rope of a round by itself; nil where commands need the room.
  func climb(in page: PageWriter) -> RopeClimb? {
    guard level == nil, isRunning || isFalling, cues.count < 4 else { return nil }
    let none = EscapeScenery(twists: [], move: 0, isBat: false, used: 0, drunk: 0, beat: 0)
    return RopeClimb(moves: goodMoves, ghost: cue?.ghost, side: scenery(in: page) ?? none)
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
      cue.soundText,
      cue.isSwapped ? L10n.Escapes.swapped : nil,
      cue.gesture == nil ? L10n.Escapes.still : nil,
      cues.count - obeyed > 1 && cue.twists.contains(.stair) ? L10n.Escapes.backwards : nil,
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
