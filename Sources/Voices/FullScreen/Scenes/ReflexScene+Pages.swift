import Flow
import Localization
import Presentation
import Reflex
import Screen
import Session

extension ReflexScene {
  func write(to page: inout PageWriter) {
    switch phase {
    case .waiting: writeWaiting(to: &page)
    case .running: writeRunning(to: &page)
    case .over: writeOver(to: &page)
    }
  }

  private func writeChoices(to page: inout PageWriter) {
    for (index, choice) in choices.enumerated() {
      page.addFocusableItem(
        label: index.choiceLetter, text: text(of: choice), note: note(on: choice, page))
    }
  }

  private func note(on choice: Choice, _ page: PageWriter) -> StyledSymbol? {
    guard choice == .pace, let pace = ready?.pace else { return nil }
    return .turnable(page.texts(pace.name))
  }

  // MARK: Before

  private func writeWaiting(to page: inout PageWriter) {
    if let level, isUnplayed {
      page.addText(level.text)
      page.addGap()
    }
    guard let ready else { return }
    for text in introduction(to: ready, in: page.texts.language) { page.addText(text) }
    for text in ready.twistTexts {
      page.addText(text, sign: StyledSymbol(Symbol.rope, .accent))
    }
    page.addGap()
    for gesture in Gesture.allCases {
      page.addGestureKey(recognizer.names(of: gesture), of: gesture)
    }
    page.addGap()
    writeChoices(to: &page)
    if ready.task == nil, !ready.isCalibration, page.margins.columns >= 60 {
      page.addGap()
      page.addText(L10n.Guidance.mistakes, style: .faint)
    }
    if ready.offersCalibration {
      page.addGap()
      page.addText(L10n.Rounds.offer)
    }
    if let level { page.addHints(of: level) }
  }

  /// What is played for, and at which pace.
  private func introduction(to ready: WaitingRoundView, in language: Language) -> [LocalizedText] {
    if let task = ready.task { return [task] }
    let best = ready.best.map { L10n.Reflex.best(count: $0) }
    return [ready.dailyTitle(in: language), ready.pace.explanation(floor: ready.floor), best]
      .compactMap(\.self)
  }

  // MARK: After

  private func writeOver(to page: inout PageWriter) {
    guard let round else { return }
    page.addOutcome(of: round, last: lastMove)
    if let verdict, !verdict.isCorrect { page.addText(verdict.text) }
    if round.goal == nil { page.addScore(of: round) }
    page.addGap()
    writeChoices(to: &page)
    if let level { page.addHints(of: level) }
    page.addGap()
    page.addReactions(of: round)
  }
}

extension PageWriter {
  /// A gesture and the keys that make it.
  fileprivate mutating func addGestureKey(_ names: LocalizedText, of gesture: Gesture) {
    let key = Span(column: margins.label, text: texts(names))
    let name = texts(gesture.name)
    addRow([key, Span(column: max(margins.label + 12, key.end + 2), text: name, style: .faint)])
  }

  /// How it ended, by sign, colour and word.
  fileprivate mutating func addOutcome(of round: RoundResultView, last: CueResponseView?) {
    let bad = StyledSymbol(Symbol.wrong, .bad)
    switch round.ending {
    case .timeout:
      if round.isOutOfBreath {
        addText(L10n.Escapes.outOfBreath, style: .strong, sign: bad)
      } else if let last {
        addText(last.tooLateText, style: .strong, sign: bad)
      }
    case .wrong:
      if let last { addText(last.wrongText, style: .strong, sign: bad) }
    case .goal:
      let through = L10n.Rounds.through(count: round.moves, of: round.goal ?? round.moves)
      addText(through, style: .strong, sign: StyledSymbol(Symbol.right, .good))
    case .left: addText(L10n.Rounds.left, sign: StyledSymbol(Symbol.nothing, .faint))
    }
  }

  /// What it is worth among the rounds at this pace.
  fileprivate mutating func addScore(of round: RoundResultView) {
    addText(L10n.Reflex.moves(count: round.moves), style: .strong)
    if let milestone = round.milestone {
      addText(milestone.text, style: ember, sign: StyledSymbol(Symbol.lit, ember))
    }
    if round.isBest {
      addText(L10n.Reflex.newBest, sign: StyledSymbol(Symbol.star, .accent))
    } else if let best = round.best {
      addText(L10n.Reflex.best(count: best), style: .faint)
    }
  }

  /// How fast the player was, and what was missed.
  fileprivate mutating func addReactions(of round: RoundResultView) {
    if let times = round.times, round.pace.isTimed {
      addText(L10n.Reflex.times(median: times.median, best: times.best))
      addGap()
      for bars in Histogram(times.histogram).rows(on: margins) { addRow(bars) }
      addGap()
    }
    if let strays = round.strayText { addText(strays) }
    if let share = round.shareText(in: texts.language) { addText(share) }
  }
}
