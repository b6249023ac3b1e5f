import Localization
import Presentation
import Session

private typealias Words = L10n.Reflex

extension LineVoice {
  /// What the player is about to do, and with which keys.
  mutating func open(_ ready: ReadyView) -> [LocalizedText] {
    asked = .round(asked.level)
    isRunning = false
    keys = GestureKeys(preset: ready.keys)
    return title(of: ready) + once(how(ready)) + stakes(of: ready)
      + (ready.offersCalibration ? once(Words.offersCalibration) : [])
      + [Words.pressEnter]
  }

  private func title(of ready: ReadyView) -> [LocalizedText] {
    let pace = Setting.pace.name(of: ready.pace.rawValue)
    if ready.isCalibration { return [Words.calibration(count: ready.practice)] }
    if ready.practice > 0 { return [Words.practice(count: ready.practice)] }
    if let goal = ready.goal { return [Words.goal(goal: goal, pace: pace)] }
    guard let day = ready.day else { return [Words.title(pace: pace)] }
    return [Words.titleDaily(date: .day(day, in: language), pace: pace)]
  }

  private func how(_ ready: ReadyView) -> LocalizedText {
    func key(_ gesture: Gesture) -> LocalizedText { echo(self.keys.letter(of: gesture)) }
    let keys = (key(.tap), key(.pinch), key(.swipe))
    if takesKeys { return Words.howKeys(tap: keys.0, pinch: keys.1, swipe: keys.2) }
    return Words.howLines(tap: keys.0, pinch: keys.1, swipe: keys.2)
  }

  /// What the time depends on, and what there is to beat.
  private mutating func stakes(of ready: ReadyView) -> [LocalizedText] {
    guard ready.practice == 0 else { return [] }
    let untimed = ready.pace.isTimed ? [] : once(Words.bursts)
    return untimed + limits(floor: ready.floor, allowance: ready.allowance, pace: ready.pace)
      + (ready.best.map { [Words.best(count: $0)] } ?? [])
  }

  private func limits(floor: Int?, allowance: Int, pace: Pace) -> [LocalizedText] {
    var lines: [LocalizedText] = []
    if let floor { lines.append(Words.floor(time: Setting.floor.name(of: String(floor)))) }
    if allowance > 0, pace.isTimed {
      lines.append(Words.allowance(time: Setting.allowance.name(of: String(allowance))))
    }
    return lines
  }

  // MARK: A round

  /// The command first, and as little as possible: while it is said time runs.
  mutating func lines(for cue: CueView) -> [LocalizedText] {
    asked = .round(asked.level)
    isRunning = true
    let command = cue.gesture.command
    return [cue.story.map { Words.cueStory(command: command, story: $0) } ?? command]
  }

  /// A good move is answered by the next command; a wrong pinch costs nothing.
  func lines(for move: MoveView) -> [LocalizedText] {
    switch move.outcome {
    case .good: []
    case .ignored: move.isPractice ? [Words.not(command: move.cue.command)] : []
    case .wrong where move.isPractice: [Words.not(command: move.cue.command)]
    case .wrong: [Words.wrong(command: move.cue.command)]
    case .timeout: [Words.timeout]
    }
  }

  mutating func lines(for round: RoundView) -> [LocalizedText] {
    asked = .round(asked.level)
    isRunning = false
    var lines = [
      round.goal.map { Words.movesOf(count: round.moves, of: $0) }
        ?? Words.moves(count: round.moves)
    ]
    if round.isTen, round.goal == nil { lines.append(Words.ten) }
    if round.isBest { lines.append(Words.newBest) }
    if let best = round.best, !round.isBest { lines.append(Words.best(count: best)) }
    lines += times(of: round)
    lines += mistakes(in: round)
    lines += limits(floor: nil, allowance: round.allowance, pace: round.pace)
    if round.day != nil { lines.append(Words.share(summary: summary(of: round))) }
    return lines + (round.goal == nil ? [Words.again] : [])
  }

  /// In a level the story goes on instead of a clock that nobody looked at.
  private func times(of round: RoundView) -> [LocalizedText] {
    guard let times = round.times, round.goal == nil || round.pace.isTimed else { return [] }
    let bars = times.histogram.filter { $0.count > 0 }.map {
      Words.bar(count: $0.count, from: $0.from)
    }
    // Of a few moves no half says anything.
    guard round.goal == nil, round.moves > 3 else {
      return [Words.timesFew(median: times.median, best: times.best)]
    }
    return [
      Words.times(median: times.median, best: times.best, spread: times.spread),
      Words.histogram(bars: list(bars)),
    ]
  }

  private func mistakes(in round: RoundView) -> [LocalizedText] {
    let counts = Gesture.allCases.compactMap { gesture in
      round.mistakes[gesture].map { Words.mistake(gesture: gesture.name, count: $0) }
    }
    return counts.isEmpty ? [] : [Words.mistakes(list: list(counts))]
  }

  /// What can be done, as it is typed.
  func text(of notice: Notice) -> LocalizedText {
    switch notice {
    case .slowerOffered: Words.slower
    case .skipOffered: Words.skip
    default: notice.text
    }
  }

  /// One line that says all, to be sent to somebody.
  private func summary(of round: RoundView) -> LocalizedText {
    Words.summary(
      date: .day(round.day ?? "", in: language), pace: Setting.pace.name(of: round.pace.rawValue),
      moves: Words.moves(count: round.moves), median: round.times?.median ?? 0)
  }

  // MARK: Scores

  func lines(for tables: [ScoreTable]) -> [LocalizedText] {
    guard !tables.isEmpty else { return [Words.scoresEmpty] }
    return tables.flatMap { table in
      let pace = Setting.pace.name(of: table.pace.rawValue)
      return [table.isDaily ? Words.scoresDaily(pace: pace) : Words.scores(pace: pace)]
        + numbered(table.entries.map(line))
    }
  }

  private func line(for entry: ScoreTable.Entry) -> LocalizedText {
    let record = entry.record
    let limits = limits(
      floor: record.pace == .steady ? record.floor : nil, allowance: record.allowance,
      pace: record.pace)
    let line = Words.score(
      moves: Words.moves(count: record.moves), median: record.median,
      date: .day(record.day ?? record.date, in: language))
    let doubt = entry.isGenuine == false ? [Words.notGenuine] : []
    return sentences([line] + limits + doubt)
  }

  private func sentences(_ texts: [LocalizedText]) -> LocalizedText {
    let joined = texts.map { $0.resolved(in: language) }.joined(separator: " ")
    return LocalizedText(verbatim: SafeText(cleaning: joined, limit: 1_000))
  }
}

// MARK: - Hearing

extension LineVoice {
  /// `t`, or with the scripted clock `@350 t`, or `@350` alone; else a command.
  mutating func hearRound(_ text: String) -> Heard {
    if text.hasPrefix("@") { return hearTimed(text) }
    if let gesture = gesture(named: text) {
      return .command(.gesture(gesture, at: .unknown, move: nil))
    }
    return hearBareCommand(text)
      ?? (nearestCommand(to: text) == nil
        ? reply(Words.notAGesture(said: echo(text))) : unknown(text))
  }

  private func hearTimed(_ text: String) -> Heard {
    guard hasScriptedClock else { return reply(Words.noScriptedClock) }
    let parts = text.dropFirst().split(separator: " ", maxSplits: 1).map { String($0) }
    guard let digits = parts.first, digits.utf8.count <= 9, !text.hasPrefix("@ "),
      let time = PlainText.number(digits)
    else { return reply(Words.notATime(said: echo(text))) }
    guard parts.count == 2 else {
      return .command(.gesture(nil, at: .later(time), move: nil))
    }
    guard let gesture = gesture(named: PlainText.trimmed(parts[1])) else {
      return reply(Words.notAGesture(said: echo(parts[1])))
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
    let typed = PlainText.folded(text)
    return Gesture.allCases.first { gesture in
      Language.allCases.contains { language in
        gesture.words.resolved(in: language).contains { PlainText.folded($0) == typed }
      }
    }
  }
}
