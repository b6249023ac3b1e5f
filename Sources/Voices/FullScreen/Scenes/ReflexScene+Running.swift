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
      if last.outcome == .timeout { return page.spans(.wrong, page.texts(last.tooLateText)) }
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

extension PageWriter {
  fileprivate func spans(_ sign: StyledSymbol, _ text: String) -> [Span] {
    [Span(sign, at: margins.gutter), Span(column: margins.text, text: text, style: sign.style)]
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
