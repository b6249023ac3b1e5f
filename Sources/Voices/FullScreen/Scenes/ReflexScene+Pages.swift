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
    case .over where isFalling: writeRunning(to: &page)
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
    if choice == .again, level == nil {
      // Any of the three keys is “again”, too.
      let keys = Gesture.allCases.map { recognizer.key(of: $0, in: page.texts) }
      return StyledSymbol(keys.joined(separator: " "), .faint)
    }
    guard choice == .mode, let mode = ready?.mode else { return nil }
    return .turnable(page.texts(mode.name))
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
      page.addText(text, sign: level == nil ? nil : .rope)
    }
    // In a small window all of it is to be seen at once.
    if page.height >= Self.roomy {
      page.addGap()
      if level == nil {
        page.addText(L10n.Climb.lesson)
        page.addGap()
      }
    }
    page.addGestureKeys(of: recognizer, tried: tried)
    page.addGap()
    writeChoices(to: &page)
    if let level { page.addHints(of: level) }
  }

  /// What is played for, and what there is to beat.
  private func introduction(to ready: WaitingRoundView, in language: Language) -> [LocalizedText] {
    if let task = ready.task {
      return [task]
        + (level == nil ? [] : ready.strands.map { [L10n.Climb.strands(count: $0)] } ?? [])
    }
    return [ready.mode.rules] + ready.conditions(in: language)
  }

  // MARK: After

  private func writeOver(to page: inout PageWriter) {
    guard let round else { return }
    if let climb = round.climb {
      page.addClimb(climb, of: round)
    } else if let drilled = round.drilledText {
      page.addText(drilled, style: .strong, sign: .right)
    } else {
      page.addOutcome(of: round, last: lastMove)
    }
    if let verdict, !verdict.isCorrect { page.addText(verdict.text) }
    if round.mode == .classic, round.goal == nil { page.addScore(of: round) }
    // In a small window what has cost the rope stands above the choices, and the rest of a climb below them.
    let isSmallClimb = round.climb != nil && page.height < Self.roomy
    if !isSmallClimb { page.addGap() }
    writeChoices(to: &page)
    if let level { page.addHints(of: level) }
    page.addGap()
    if isSmallClimb, let climb = round.climb { page.addStanding(of: climb, in: round) }
    page.addReactions(of: round)
  }
}

extension PageWriter {
  /// The gestures and their keys, a line each; in a small window all in one, where that has room for them.
  fileprivate mutating func addGestureKeys(
    of recognizer: GestureRecognizer, tried: Set<Gesture>
  ) {
    var end = margins.text
    let row = Gesture.allCases.map { gesture in
      let text = recognizer.key(of: gesture, in: texts) + " " + texts(gesture.name)
      let span = Span(
        column: end, text: text, style: tried.contains(gesture) ? .good : .plain)
      end = span.end + 2
      return span
    }
    if height < ReflexScene.roomy, end - 2 <= margins.end { return addRow(row) }
    for gesture in Gesture.allCases {
      addGestureKey(recognizer.names(of: gesture), of: gesture, isTried: tried.contains(gesture))
    }
  }

  /// A gesture and the keys that make it.
  private mutating func addGestureKey(
    _ names: LocalizedText, of gesture: Gesture, isTried: Bool
  ) {
    let key = Span(column: margins.label, text: texts(names))
    let name = Span(
      column: max(margins.label + 12, key.end + 2), text: texts(gesture.name), style: .faint)
    addRow(isTried ? [Span(.right, at: margins.gutter), key, name] : [key, name])
  }

  /// Where a climb ended, what it is worth, and what has cost most.
  fileprivate mutating func addClimb(_ climb: ClimbResultView, of round: RoundResultView) {
    let isLeft = round.ending == .left
    let isRoomy = height >= ReflexScene.roomy
    let pitch = texts(L10n.Climb.pitch(number: climb.number, name: climb.name.text))
    let knots = texts(L10n.Climb.knots(count: round.moves))
    let fall =
      isRoomy
      ? climb.fall(moves: round.moves) : LocalizedText(cleaning: pitch + " · " + knots)
    addText(
      isLeft ? L10n.Rounds.left : fall, style: .strong, sign: isLeft ? .nothing : .wrong)
    let points = texts(L10n.Climb.scored(count: climb.score))
    let worth = [points, round.bestText.map { texts($0) }].compactMap(\.self)
    addText(
      LocalizedText(cleaning: worth.joined(separator: " ")), style: .strong,
      sign: round.isBest ? .star : nil)
    addRow([Span(column: margins.text, text: climb.signs.joined(separator: " "), style: .accent)])
    if !isLeft, let causes = climb.causes(in: texts.language) { addText(causes) }
    if isRoomy { addStanding(of: climb, in: round) }
  }

  /// How a climb compares, and what the mountain says to it.
  fileprivate mutating func addStanding(of climb: ClimbResultView, in round: RoundResultView) {
    for text in [climb.rank] + climb.daily { addText(text) }
    if round.ending != .left { addText(climb.remark, style: .faint) }
  }

  /// How it ended, by sign, colour and word.
  fileprivate mutating func addOutcome(of round: RoundResultView, last: CueResponseView?) {
    switch round.ending {
    case .timeout:
      if round.isOutOfBreath {
        addText(L10n.Escapes.outOfBreath, style: .strong, sign: .wrong)
      } else if let last {
        addText(last.tooLateText, style: .strong, sign: .wrong)
      }
    case .wrong:
      if let last { addText(last.wrongText, style: .strong, sign: .wrong) }
    case .goal:
      let through = L10n.Rounds.through(count: round.moves, of: round.goal ?? round.moves)
      addText(through, style: .strong, sign: .right)
    case .left: addText(L10n.Rounds.left, sign: .nothing)
    }
  }

  /// What a classic round is worth.
  fileprivate mutating func addScore(of round: RoundResultView) {
    addText(L10n.Reflex.moves(count: round.moves), style: .strong)
    if let milestone = round.milestone {
      addText(milestone.text, style: ember, sign: StyledSymbol(Symbol.lit, ember))
    }
    if let best = round.bestText {
      addText(best, style: round.isBest ? .plain : .faint, sign: round.isBest ? .star : nil)
    }
  }

  /// How fast the player was, and what was missed.
  fileprivate mutating func addReactions(of round: RoundResultView) {
    if let times = round.times, round.mode.isTimed, round.moves >= Histogram.least {
      addText(L10n.Reflex.times(median: times.median, best: times.best))
      addGap()
      if times.histogram.count > 1 {
        for bars in Histogram(times.histogram).rows(on: margins) { addRow(bars) }
        addGap()
      }
    }
    if let strays = round.strayText { addText(strays) }
    if let share = round.shareText(in: texts.language) { addText(share) }
  }
}

extension ReflexScene {
  /// What can be chosen while no command runs.
  enum Choice: Equatable {
    case start, again, mode
    /// The rule that has cost most.
    case practise(Pitch.Name)
    /// More time.
    case slower(TimeFactor)
    case climb, skip, scores
  }

  /// What can be chosen now, in the order it is shown.
  var choices: [Choice] {
    switch phase {
    case .running: []
    case .waiting: [.start] + (isForItself ? [.mode, .scores] : [])
    case .over: isWon || isFalling ? [] : choicesAfterRound
    }
  }

  /// Whether no level is played.
  private var isForItself: Bool { level == nil && ready?.drill == nil }

  private var choicesAfterRound: [Choice] {
    guard let round else { return [] }
    if let drill = round.drill { return [.climb, .practise(drill), .scores] }
    let worst = round.climb?.cuts.first.map { [Choice.practise($0.name)] } ?? []
    return [.again] + worst + slowerChoice + (maySkip ? [.skip] : [])
      + (level == nil ? [.scores] : [])
  }

  /// The next longer time, where a level was lost by the clock or a climb ended early.
  private var slowerChoice: [Choice] {
    guard let round, round.mode == .climb, round.climb.map({ $0.number < 4 }) ?? true,
      let next = TimeFactor.allCases.first(where: { $0.rawValue > round.factor.rawValue })
    else { return [] }
    return [.slower(next)]
  }

  func text(of choice: Choice) -> LocalizedText {
    switch choice {
    case .start: L10n.Rounds.start
    case .again: L10n.Rounds.again
    case .mode: L10n.Rounds.mode
    case .practise(let name): L10n.Climb.practise(name: name.text)
    case .slower(let factor): L10n.Rounds.slower(factor: factor.name)
    case .climb: L10n.Climb.climb
    case .skip: L10n.Rounds.skip
    case .scores: L10n.Rounds.scores
    }
  }

  /// `step`: to the next mode, or to the one before.
  func response(to choice: Choice, step: Int) -> SceneResponse {
    switch choice {
    case .start, .again, .climb: .command(.proceed)
    case .mode: .command(.set(setting: Setting.rounds.rawValue, value: mode(by: step).rawValue))
    case .practise(let name): .command(.practise(name))
    case .slower(let factor): .command(.set(setting: Setting.time.rawValue, value: factor.word))
    case .skip: .command(.skip)
    case .scores: .command(.scores)
    }
  }

  private func mode(by step: Int) -> RoundMode {
    RoundMode.allCases.element(step, behind: ready?.mode)
  }
}
