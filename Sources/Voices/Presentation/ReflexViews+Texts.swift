package import Localization
package import Reflex
package import Session

private typealias Words = L10n.Climb

extension WaitingRoundView {
  /// What the round is for: to practise or to reach a goal; nil for one without an end.
  package var task: LocalizedText? {
    if let drill {
      return mode.isTimed ? Words.drill(name: drill.text) : Words.drillByHeart(name: drill.text)
    }
    if practice > 0 { return L10n.Reflex.practice(count: practice) }
    return goal.map { L10n.Reflex.goal(goal: $0) }
  }

  /// What is known of the day, of the best so far, and of the time.
  package func conditions(in language: Language) -> [LocalizedText] {
    let date = day.map { LocalizedText.day($0, in: language) }
    let ofDay =
      mode == .classic
      ? date.map { L10n.Reflex.titleDaily(mode: mode.name, date: $0) }
      : date.map { mode == .heart ? Words.dailyByHeart(date: $0) : Words.daily(date: $0) }
    let first = date != nil && counted == nil ? Words.firstCounts : nil
    let best = best.flatMap { $0 > 0 ? $0 : nil }.map {
      mode == .classic
        ? L10n.Reflex.best(count: $0)
        : day == nil ? Words.best(count: $0) : Words.bestDaily(count: $0)
    }
    let time = factor == .one || mode != .climb ? nil : Words.time(factor: factor.name)
    return [ofDay, first, counted.map { Words.counted(count: $0) }, best, time].compactMap(\.self)
  }
}

extension RoundMode {
  /// What a round goes by, in one line.
  package var rules: LocalizedText {
    switch self {
    case .climb: Words.rules
    case .heart: Words.rulesByHeart
    case .classic: L10n.Reflex.classicRule
    }
  }
}

extension PitchView {
  /// The pitch and its rule.
  package var line: LocalizedText {
    guard let name = name?.text else { return Words.newRule(rule: text) }
    return number > 0
      ? Words.pitchRule(number: number, name: name, rule: text)
      : Words.drillRule(name: name, rule: text)
  }

  /// What is said on the summit below it.
  package var summitText: LocalizedText? {
    Pitch.isBehindSummit(number) ? Words.summitReached : nil
  }

  /// How far the best climb is; nothing before the first knot, and where it is far ahead.
  package var ghostText: LocalizedText? { isFirst ? nil : ghost.flatMap(Self.ghostText) }

  private static func ghostText(_ lead: Int) -> LocalizedText? {
    lead == 0 || lead > 10
      ? nil : lead > 0 ? Words.ghostAhead(count: lead) : Words.ghostBehind(count: -lead)
  }
}

extension ClimbStanding {
  /// What became of the strands; nil where nothing did.
  package var changeText: LocalizedText? {
    switch change {
    case .cut: strands.map { $0 == 0 ? Words.lastStrand : Words.strandsLeft(count: $0) }
    case .spliced: strands.map { Words.spliced(count: $0) }
    case .free: Words.free
    case nil: nil
    }
  }
}

extension CueResponseView {
  /// What was done beside what was right, where that was a mistake.
  package var versusText: LocalizedText {
    let did = gesture?.name ?? Words.held
    guard let right = answer?.name else { return Words.versusBat(did: did) }
    guard outcome != .timeout else {
      return twists.contains(.flood) ? Words.breathless(right: right) : Words.late(right: right)
    }
    return Words.versus(did: did, right: right)
  }

  /// The factor that a good move has brought; nil where it stays.
  package var newMultiplier: Int? {
    climb.flatMap { $0.hasRisen ? $0.multiplier : nil }
  }
}

extension RoundTally.Medal {
  /// The sign that stands for it.
  package var sign: String {
    switch self {
    case .passed: "○"
    case .clean: "●"
    case .star: "★"
    }
  }
}

extension ClimbResultView {
  /// Where it ended.
  package func fall(moves: Int) -> LocalizedText {
    Words.fell(number: number, name: name.text, count: moves)
  }

  /// A sign for each pitch of the night, the one on which it ended among them.
  package var signs: [String] {
    let signs = medals.map(\.sign) + ["✗"]
    return signs + Array(repeating: "–", count: max(0, Pitch.Name.allCases.count - signs.count))
  }

  /// What cut strands, on the last pitch first, then where it cut most.
  package func causes(in language: Language) -> LocalizedText? {
    let ordered = cuts.filter { $0.name == name } + cuts.filter { $0.name != name }
    let causes = ordered.map { cut in
      let counts = [
        cut.slips > 0 ? Words.slips(count: cut.slips) : nil,
        cut.late > 0 ? Words.lates(count: cut.late) : nil,
      ]
      return Words.causesAt(
        name: cut.name.text, causes: .joined(counts.compactMap(\.self), by: ", ", in: language))
    }
    return causes.isEmpty
      ? nil : Words.cutBy(causes: .joined(causes, by: ", ", in: language))
  }

  /// What the mountain says to the fall: a sentence for each pitch of the first night, four for all others.
  package var remark: LocalizedText {
    LocalizedText(Words.falls, at: number < 9 ? number - 1 : 8 + number % 4)
  }

  /// The pitches that have a rank: those up to the first behind the summit, then one in the middle and one at the end of
  /// the next two nights.
  private static let ranked = Array(1...9) + [12, 16, 19, 23]

  /// What one climbs like, and from which pitch on like what.
  package var rank: LocalizedText {
    let place = Self.ranked.lastIndex { $0 <= number } ?? 0
    let name = LocalizedText(Words.ranks, at: place)
    guard place + 1 < Self.ranked.count else { return Words.rank(rank: name) }
    return Words.nextRank(
      rank: name, number: Self.ranked[place + 1], next: LocalizedText(Words.ranks, at: place + 1))
  }

  /// What counts on a day that was climbed before, and how many days there are in a row.
  package var daily: [LocalizedText] {
    [
      counted.map { Words.counted(count: $0) } ?? daysInRow.map { _ in Words.countsNow },
      daysInRow.flatMap { $0 > 1 ? Words.daysInRow(count: $0) : nil },
      tomorrow.count > 1
        ? Words.tomorrow(one: tomorrow[0].name, other: tomorrow[1].name) : nil,
    ].compactMap(\.self)
  }
}

extension RoundResultView {
  /// What came of a drill; nil for every other round.
  package var drilledText: LocalizedText? {
    drill.map { Words.drilled(name: $0.text, count: mistakes.values.reduce(0, +)) }
  }

  /// The pinches that were not asked for; nil where there was none.
  package var strayText: LocalizedText? {
    strayPinches > 0 && mode == .classic ? L10n.Reflex.strays(count: strayPinches) : nil
  }

  /// Its worth against the best before.
  package var bestText: LocalizedText? {
    guard let best, best > 0 else { return nil }
    if mode == .classic { return isBest ? L10n.Reflex.newBest : L10n.Reflex.best(count: best) }
    let isDaily = day != nil
    if isBest { return isDaily ? Words.newBestDaily : Words.newBest }
    guard climb.map({ $0.score < best }) ?? false else { return nil }
    return isDaily ? Words.bestWasDaily(count: best) : Words.bestWas(count: best)
  }

  /// One line that says all of a daily round, to be sent to somebody; nil where no move was good. `isHeard`: in words
  /// alone.
  package func shareText(in language: Language, isHeard: Bool = false) -> LocalizedText? {
    // A later attempt of a day is practice.
    guard let day, let times, climb?.counted == nil else { return nil }
    let date = LocalizedText.day(day, in: language)
    if let climb {
      let signs = LocalizedText(cleaning: climb.signs.joined())
      // What makes it another climb than the others’.
      let way =
        mode == .heart ? mode.name : factor == .one ? nil : Words.timeNamed(factor: factor.name)
      let date = LocalizedText.joined([date, way].compactMap(\.self), by: ", ", in: language)
      let end = (ending == .left ? Words.leftAt : Words.fellAt)(climb.number)
      return L10n.Reflex.share(
        summary: isHeard
          ? Words.shareSpoken(date: date, score: climb.score, end: end)
          : Words.share(date: date, score: climb.score, medals: signs, end: end))
    }
    return L10n.Reflex.share(
      summary: L10n.Reflex.summary(
        date: date, mode: mode.name, moves: L10n.Reflex.moves(count: moves), median: times.median))
  }
}

extension HighScoreTable {
  /// What was played, and whether the rounds are daily ones.
  package var title: LocalizedText {
    let factor = kind.factor == .one ? nil : kind.factor.name
    return switch (kind.mode, kind.isDaily) {
    case (.climb, false): factor.map { Words.scoresFactor(factor: $0) } ?? Words.scores
    case (.climb, true): factor.map { Words.scoresDailyFactor(factor: $0) } ?? Words.scoresDaily
    case (.classic, false): Words.scoresClassic
    case (.classic, true): Words.scoresClassicDaily
    case (.heart, false): Words.scoresHeart
    case (.heart, true): Words.scoresHeartDaily
    case (nil, _): Words.scoresBefore
    }
  }
}

extension SavedRound {
  /// What it is worth, and its day.
  package func summary(in language: Language) -> LocalizedText {
    let date = LocalizedText.day(day ?? date, in: language)
    if let score {
      return Words.scoredLine(points: Words.points(count: score), number: pitch ?? 1, date: date)
    }
    let moves = L10n.Reflex.moves(count: moves)
    return mode == nil
      ? Words.beforeLine(moves: moves, pace: pace.name, date: date)
      : L10n.Reflex.score(moves: moves, median: median, date: date)
  }
}
