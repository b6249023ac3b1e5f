import Localization
import Presentation
import Reflex
import Session

extension LineVoice {
  /// What the player is about to do, and with which keys.
  mutating func lines(opening ready: WaitingRoundView) -> [LocalizedText] {
    context = .round(context.level)
    isCueRunning = false
    keys = GestureKeys(preset: ready.keys)
    return title(of: ready) + explainOnce(how(ready)) + stakes(of: ready)
      + (ready.offersCalibration ? explainOnce(L10n.Reflex.offersCalibration) : [])
      + [L10n.Reflex.pressEnter]
  }

  private func title(of ready: WaitingRoundView) -> [LocalizedText] {
    let pace = Setting.pace.name(of: ready.pace.rawValue)
    if ready.isCalibration { return [L10n.Reflex.calibration(count: ready.practice)] }
    if ready.practice > 0 { return [L10n.Reflex.practice(count: ready.practice)] }
    if let goal = ready.goal { return [L10n.Reflex.goal(goal: goal, pace: pace)] }
    guard let day = ready.day else { return [L10n.Reflex.title(pace: pace)] }
    return [L10n.Reflex.titleDaily(date: .day(day, in: language), pace: pace)]
  }

  private func how(_ ready: WaitingRoundView) -> LocalizedText {
    func key(_ gesture: Gesture) -> LocalizedText { echo(self.keys.letter(of: gesture)) }
    let keys = (key(.tap), key(.pinch), key(.swipe))
    if takesKeys { return L10n.Reflex.howKeys(tap: keys.0, pinch: keys.1, swipe: keys.2) }
    return L10n.Reflex.howLines(tap: keys.0, pinch: keys.1, swipe: keys.2)
  }

  /// What the time depends on, and what there is to beat.
  private mutating func stakes(of ready: WaitingRoundView) -> [LocalizedText] {
    guard ready.practice == 0 else { return [] }
    let untimed = ready.pace.isTimed ? [] : explainOnce(L10n.Reflex.bursts)
    return untimed + limits(floor: ready.floor, allowance: ready.allowance, pace: ready.pace)
      + (ready.best.map { [L10n.Reflex.best(count: $0)] } ?? [])
  }

  private func limits(floor: Int?, allowance: Int, pace: RoundPace) -> [LocalizedText] {
    var lines: [LocalizedText] = []
    if let floor { lines.append(L10n.Reflex.floor(time: Setting.floor.name(of: String(floor)))) }
    if allowance > 0, pace.isTimed {
      lines.append(L10n.Reflex.allowance(time: Setting.allowance.name(of: String(allowance))))
    }
    return lines
  }

  // MARK: A round

  /// The command first, and as little as possible: while it is said time runs.
  mutating func lines(for cue: CueView) -> [LocalizedText] {
    context = .round(context.level)
    isCueRunning = true
    let command = cue.gesture.cueText
    return [cue.story.map { L10n.Reflex.cueStory(command: command, story: $0) } ?? command]
  }

  /// A good move is answered by the next command; a wrong pinch costs nothing.
  func lines(for move: CueResponseView) -> [LocalizedText] {
    switch move.outcome {
    case .good: []
    case .ignored: move.isPractice ? [L10n.Reflex.not(command: move.cue.cueText)] : []
    case .wrong where move.isPractice: [L10n.Reflex.not(command: move.cue.cueText)]
    case .wrong: [L10n.Reflex.wrong(command: move.cue.cueText)]
    case .timeout: [L10n.Reflex.timeout]
    }
  }

  mutating func lines(for round: RoundResultView) -> [LocalizedText] {
    context = .round(context.level)
    isCueRunning = false
    var lines = [
      round.goal.map { L10n.Reflex.movesOf(count: round.moves, of: $0) }
        ?? L10n.Reflex.moves(count: round.moves)
    ]
    if round.isTen, round.goal == nil { lines.append(L10n.Reflex.ten) }
    if round.isBest { lines.append(L10n.Reflex.newBest) }
    if let best = round.best, !round.isBest { lines.append(L10n.Reflex.best(count: best)) }
    lines += times(of: round)
    lines += mistakes(in: round)
    lines += limits(floor: nil, allowance: round.allowance, pace: round.pace)
    if round.day != nil { lines.append(L10n.Reflex.share(summary: summary(of: round))) }
    return lines + (round.goal == nil ? [L10n.Reflex.again] : [])
  }

  /// In a level the story goes on instead of a clock that nobody looked at.
  private func times(of round: RoundResultView) -> [LocalizedText] {
    guard let times = round.times, round.goal == nil || round.pace.isTimed else { return [] }
    let bars = times.histogram.filter { $0.count > 0 }.map {
      L10n.Reflex.bar(count: $0.count, from: $0.from)
    }
    // Of a few moves no half says anything.
    guard round.goal == nil, round.moves > 3 else {
      return [L10n.Reflex.timesFew(median: times.median, best: times.best)]
    }
    return [
      L10n.Reflex.times(median: times.median, best: times.best, spread: times.spread),
      L10n.Reflex.histogram(bars: list(bars)),
    ]
  }

  private func mistakes(in round: RoundResultView) -> [LocalizedText] {
    let counts = Gesture.allCases.compactMap { gesture in
      round.mistakes[gesture].map { L10n.Reflex.mistake(gesture: gesture.name, count: $0) }
    }
    return counts.isEmpty ? [] : [L10n.Reflex.mistakes(list: list(counts))]
  }

  /// What can be done, as it is typed.
  func text(of notice: Notice) -> LocalizedText {
    if notice == .slowerOffered { return L10n.Reflex.slower }
    return notice == .skipOffered ? L10n.Reflex.skip : notice.text
  }

  /// One line that says all, to be sent to somebody.
  private func summary(of round: RoundResultView) -> LocalizedText {
    L10n.Reflex.summary(
      date: .day(round.day ?? "", in: language), pace: Setting.pace.name(of: round.pace.rawValue),
      moves: L10n.Reflex.moves(count: round.moves), median: round.times?.median ?? 0)
  }

  // MARK: Scores

  func lines(for tables: [ScoreTable]) -> [LocalizedText] {
    guard !tables.isEmpty else { return [L10n.Reflex.scoresEmpty] }
    return tables.flatMap { table in
      let pace = Setting.pace.name(of: table.pace.rawValue)
      return [table.isDaily ? L10n.Reflex.scoresDaily(pace: pace) : L10n.Reflex.scores(pace: pace)]
        + numbered(table.entries.map(line))
    }
  }

  private func line(for entry: ScoreTable.Entry) -> LocalizedText {
    let record = entry.record
    let limits = limits(
      floor: record.pace == .steady ? record.floor : nil, allowance: record.allowance,
      pace: record.pace)
    let line = L10n.Reflex.score(
      moves: L10n.Reflex.moves(count: record.moves), median: record.median,
      date: .day(record.day ?? record.date, in: language))
    let doubt = entry.isGenuine == false ? [L10n.Reflex.notGenuine] : []
    return sentences([line] + limits + doubt)
  }

  private func sentences(_ texts: [LocalizedText]) -> LocalizedText {
    let joined = texts.map { $0.resolved(in: language) }.joined(separator: " ")
    return LocalizedText(verbatim: SafeText(cleaning: joined, limit: 1_000))
  }
}

// MARK: - Gestures typed

extension LineVoice {
  /// `t`, or with the scripted clock `@350 t`, or `@350` alone; else a command.
  mutating func parseRound(_ text: String) -> LineInterpretation {
    if text.hasPrefix("@") { return parseTimedGesture(text) }
    if let gesture = gesture(named: text) {
      return .command(.gesture(gesture, at: .unknown, move: nil))
    }
    return parseBareCommand(text)
      ?? (nearestCommand(to: text) == nil
        ? reply(L10n.Reflex.notAGesture(said: echo(text))) : unknown(text))
  }

  private func parseTimedGesture(_ text: String) -> LineInterpretation {
    guard hasScriptedClock else { return reply(L10n.Reflex.noScriptedClock) }
    let parts = text.dropFirst().split(separator: " ", maxSplits: 1).map { String($0) }
    guard let digits = parts.first, digits.utf8.count <= 9, !text.hasPrefix("@ "),
      let time = TypedText.number(digits)
    else { return reply(L10n.Reflex.notATime(said: echo(text))) }
    guard parts.count == 2 else {
      return .command(.gesture(nil, at: .later(time), move: nil))
    }
    guard let gesture = gesture(named: TypedText.trimmed(parts[1])) else {
      return reply(L10n.Reflex.notAGesture(said: echo(parts[1])))
    }
    return .command(.gesture(gesture, at: .later(time), move: nil))
  }

  /// A key of the preset, or a word for it in any language; accents optional.
  private func gesture(named text: String) -> Gesture? {
    let scalars = text.unicodeScalars
    if scalars.count == 1, let key = scalars.first,
      let gesture = keys.gesture(for: key)
    {
      return gesture
    }
    let typed = text.folded(as: .command)
    return Gesture.allCases.first { gesture in
      Language.allCases.contains { language in
        gesture.words.resolved(in: language).contains { $0.folded(as: .command) == typed }
      }
    }
  }
}
