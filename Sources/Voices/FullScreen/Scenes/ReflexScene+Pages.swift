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
      page.addText(text, sign: .rope)
    }
    page.addGap()
    for gesture in Gesture.allCases {
      page.addGestureKey(recognizer.names(of: gesture), of: gesture)
    }
    page.addGap()
    writeChoices(to: &page)
    if ready.task == nil, !ready.isCalibration, page.margins.isWide {
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

  /// What it is worth among the rounds at this pace.
  fileprivate mutating func addScore(of round: RoundResultView) {
    addText(L10n.Reflex.moves(count: round.moves), style: .strong)
    if let milestone = round.milestone {
      addText(milestone.text, style: ember, sign: StyledSymbol(Symbol.lit, ember))
    }
    if round.isBest {
      addText(L10n.Reflex.newBest, sign: .star)
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

extension ReflexScene {
  /// What can be chosen while no command runs.
  enum Choice: Equatable {
    case start, again, pace
    /// The next slower pace.
    case slower(RoundPace)
    case skip, calibrate, scores
    /// Back from a measuring that has not begun.
    case notNow
  }

  /// What can be chosen now, in the order it is shown.
  var choices: [Choice] {
    switch phase {
    case .running: []
    case .waiting: [.start] + choicesBeforeRound
    case .over: isWon ? [] : [.again] + slowerChoice + (maySkip ? [.skip] : []) + scoresChoice
    }
  }

  /// Behind `start`, before a round.
  private var choicesBeforeRound: [Choice] {
    guard let ready else { return [] }
    if ready.isCalibration { return [.notNow] }
    return [.pace] + (level == nil || ready.offersCalibration ? [.calibrate] : []) + scoresChoice
  }

  /// Only where no level is played.
  private var scoresChoice: [Choice] { level == nil ? [.scores] : [] }

  /// The next slower pace, where there is one.
  private var slowerChoice: [Choice] {
    guard let pace = round?.pace, let index = RoundPace.allCases.firstIndex(of: pace), index > 0
    else {
      return []
    }
    return [.slower(RoundPace.allCases[index - 1])]
  }

  func text(of choice: Choice) -> LocalizedText {
    switch choice {
    case .start: L10n.Rounds.start
    case .again: L10n.Rounds.again
    case .pace: L10n.Rounds.pace
    case .slower(let pace): L10n.Rounds.slower(pace: pace.name)
    case .skip: L10n.Rounds.skip
    case .calibrate: L10n.Rounds.calibrate
    case .scores: L10n.Rounds.scores
    case .notNow: L10n.Rounds.notNow
    }
  }

  /// `step`: to the next pace, or to the one before.
  func response(to choice: Choice, step: Int) -> SceneResponse {
    switch choice {
    case .start, .again: .command(.proceed)
    case .pace: .command(.set(setting: Setting.pace.rawValue, value: pace(by: step).rawValue))
    case .slower(let pace): .command(.set(setting: Setting.pace.rawValue, value: pace.rawValue))
    case .skip: .command(.skip)
    case .calibrate, .notNow: .command(.calibrate)
    case .scores: .command(.scores)
    }
  }

  private func pace(by step: Int) -> RoundPace {
    RoundPace.allCases.element(step, behind: ready?.pace)
  }
}

/// How often each time was taken, as columns that stand on their times in milliseconds.
struct Histogram {
  private static let height = 3
  private static let eighths = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  private let bars: [ReactionStatistics.HistogramBar]

  init(_ bars: [ReactionStatistics.HistogramBar]) {
    self.bars = bars
  }

  /// Its rows from top to bottom, the last one with the times; none where nothing was counted.
  func rows(on margins: PageMargins) -> [[Span]] {
    guard let most = bars.map(\.count).max(), most > 0 else { return [] }
    let width = min(8, (margins.end - margins.text) / bars.count)
    let columns = (0..<Self.height).reversed().map { level in
      bars.enumerated().compactMap { index, bar in
        column(bar.count * 8 * Self.height / most - 8 * level, of: bar).map {
          Span(
            column: margins.text + index * width,
            text: String(repeating: $0, count: max(1, width - 2)), style: .accent)
        }
      }
    }
    return columns + [labels(on: margins, width: width)]
  }

  /// What stands in one row of a column that has so many eighths left there; what was taken at all shows.
  private func column(_ eighths: Int, of bar: ReactionStatistics.HistogramBar) -> String? {
    guard bar.count > 0 else { return nil }
    if eighths > 0 { return Self.eighths[min(eighths, 8) - 1] }
    return eighths == 0 ? Self.eighths[0] : nil
  }

  /// As many times as there is room for.
  private func labels(on margins: PageMargins, width: Int) -> [Span] {
    var spans: [Span] = []
    for (index, bar) in bars.enumerated() {
      let column = margins.text + index * width
      if let last = spans.last, last.end + 1 > column { continue }
      spans.append(Span(column: column, text: String(bar.from), style: .faint))
    }
    return spans
  }
}
