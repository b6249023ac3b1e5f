import Descent
import Flow
import Localization
import Reflex

/// The descent: entered, counted, ended.
extension Session {
  /// The date on the player’s own calendar.
  var today: CalendarDate? { now.flatMap { CalendarDate(daysSince1970: $0.localDay) } }

  /// What is to be kept of the descents, the one that is played with it.
  package var savedDescents: SavedDescents {
    var saved = keptDescents
    guard let descent, descent.end == nil else { return saved }
    let progress = descent.flow.progress
    switch descent.course {
    case .daily(let date, let difficulty):
      saved[date] = DescentUnderWay(
        version: DescentFactory.version, difficulty: difficulty, progress: progress)
    case .endless(let number, let depth):
      saved.keep(
        EndlessUnderWay(
          version: DescentFactory.version, number: number, begunAt: descent.begunAt, depth: depth,
          fallsAbove: descent.fallsAbove, progress: progress))
    }
    return saved
  }

  // MARK: Entering

  /// A descent from its card; one that is under way goes on.
  mutating func descend(_ request: DescentRequest) -> [Event] {
    guard pack == nil, let today else { return [.error(.notNow)] }
    switch request {
    case .today: return descend(on: today, today: today)
    case .day(let text):
      let said = SafeText(cleaning: text)
      guard let date = CalendarDate(daily: text) else { return [.error(.notADate(said))] }
      guard date <= today else { return [.error(.laterDate(said))] }
      return descend(on: date, today: today)
    case .endless(let number): return descendEndlessly(from: number)
    }
  }

  /// Before the first date there is, a clock that lags finds none.
  private mutating func descend(on date: CalendarDate, today: CalendarDate) -> [Event] {
    guard date.isDaily else { return [.error(.notADate(SafeText(cleaning: date.text)))] }
    keepDescent()
    let kept = keptDescents[date].flatMap { $0.version == DescentFactory.version ? $0 : nil }
    let isFirst = keptDescents.history.knots == 0 && date == today
    let difficulty = kept?.difficulty ?? (isFirst ? date.firstDifficulty : date.difficulty)
    let course = DescentCourse.daily(date, difficulty: difficulty)
    let counts = date == today && keptDescents.history[date] == nil
    let begun = kept?.progress ?? Progress(descending: course, run: counts ? 1 : 2)
    return enter(DescentSession(course, progress: begun))
  }

  private mutating func descendEndlessly(from number: UInt64?) -> [Event] {
    keepDescent()
    if let kept = keptDescents.endless, kept.version == DescentFactory.version,
      number == nil || number == kept.number
    {
      return enter(
        DescentSession(
          .endless(number: kept.number, depth: kept.depth), begunAt: kept.begunAt,
          fallsAbove: kept.fallsAbove, progress: kept.progress))
    }
    let number = number ?? roundSeed % 1_000_000
    roundSeed &+= 1
    return enter(
      DescentSession(
        .endless(number: number, depth: 1),
        begunAt: max(now?.secondsSince1970 ?? 0, (keptDescents.lastEndlessOver ?? -1) + 1)))
  }

  private mutating func enter(_ descent: DescentSession) -> [Event] {
    self.descent = descent
    enter(.descent)
    return routeInDescent { $0.start() }
  }

  /// What is under way is kept before another takes its place.
  private mutating func keepDescent() { keptDescents = savedDescents }

  // MARK: Playing

  /// Where the player stands in it, again.
  var currentOfDescent: [Event] {
    guard let descent, let card else { return [] }
    if let end = descent.end { return [.descent(.ended(end))] }
    var router = FlowEventRouter(descent.flow, of: nil, descent: card)
    router.carryOut(descent.flow.currentEffects())
    return router.isDescentDone ? [.descent(.card(card))] : router.events
  }

  mutating func routeInDescent(_ event: (inout GameFlow) -> [FlowEffect]) -> [Event] {
    guard descent?.end == nil else { return [.error(.notNow)] }
    let (landing, fallsBefore) = (flow.currentLevel?.id, descent?.falls ?? 0)
    let effects = event(&flow)
    guard let descent, let card else { return [] }
    let falls: [Event] =
      descent.falls > fallsBefore && card.fallsLeft != nil
      ? [.notice(.fallsLeft(DescentSession.mostFalls - descent.falls))] : []
    var router = FlowEventRouter(descent.flow, of: nil, descent: card)
    router.carryOut(effects)
    if descent.isHauledUp {
      let isOpen = descent.flow.currentLevel?.id == landing
      return router.events.filter { !$0.isLevel }
        + endEndless(descent, telling: isOpen ? descent.untoldSolution : nil)
    }
    if router.isDescentDone { return router.events + finish(descent) }
    return Self.insert(falls, into: router.events) + arrangeRound(after: effects)
  }

  /// Behind the verdict that it comes of, before another level.
  private static func insert(_ falls: [Event], into events: [Event]) -> [Event] {
    guard let level = events.firstIndex(where: \.isLevel) else { return events + falls }
    return events[..<level] + falls + events[level...]
  }

  /// Whether the landing that is played would be given up for no star.
  var mayGiveUp: Bool {
    descent?.end == nil && flow.currentLevel?.content.solution != nil && !flow.maySkip
  }

  // MARK: Ending

  /// The last landing lies behind: a knot, or, in an endless one, on and down.
  private mutating func finish(_ descent: DescentSession) -> [Event] {
    switch descent.course {
    case .daily(let date, let difficulty): return finish(descent, of: date, difficulty)
    case .endless(let number, let depth):
      record(depth, of: number)
      return enter(
        DescentSession(
          .endless(number: number, depth: depth + 1), begunAt: descent.begunAt,
          fallsAbove: descent.falls))
    }
  }

  private mutating func finish(
    _ descent: DescentSession, of date: CalendarDate, _ difficulty: Int
  ) -> [Event] {
    let isCounted = descent.flow.progress.run == 1
    keptDescents[date] = nil
    guard let landings = descent.landings,
      let result = DescentResult(
        version: DescentFactory.version, date: date, landings: landings,
        seconds: descent.seconds, pace: isTimed ? .climb : .untimed, difficulty: difficulty)
    else {
      // Only a file that somebody wrote by hand has an end without its landings.
      self.descent = nil
      return openMenu()
    }
    let isKnot =
      isCounted
      && keptDescents.history.add(
        FinishedDescent(result, finishedAt: now?.secondsSince1970 ?? 0))
    guard isKnot else {
      let share = DescentShare(result, isPractice: true)
      return end(with: L10n.Descent.practiceDone) + [.descent(.shared(share, isWhole: false))]
    }
    let tied = L10n.Descent.knotTied(
      scene: DescentFactory(descent.course).knotTied, count: keptDescents.history.knots)
    let tomorrow = date.adding(days: 1).map { L10n.Descent.tomorrow(difficulty: $0.difficulty) }
    return end(with: .joined([tied, tomorrow].compactMap(\.self)))
      + [.descent(.shared(DescentShare(result), isWhole: false))]
  }

  /// Three falls: the rope hauls the player up, and where a wrong answer was the last what was right is told.
  private mutating func endEndless(
    _ descent: DescentSession, telling solution: LocalizedText?
  ) -> [Event] {
    guard case .endless(let number, let depth) = descent.course else { return [] }
    let record = record(depth - 1, of: number)
    keptDescents.endEndless(begunAt: descent.begunAt)
    let text =
      depth > 1 ? L10n.Descent.hauledUp(count: depth - 1) : L10n.Descent.hauledUpAtOnce
    let end = end(with: text, telling: solution, deepest: keptDescents.history.deepest?.depth)
    guard depth > 1, let record else { return end }
    return end + [.descent(.shared(DescentShare(record), isWhole: false))]
  }

  /// Keeps how deep an endless one has come; what is kept.
  @discardableResult
  private mutating func record(_ depth: Int, of number: UInt64) -> EndlessRecord? {
    guard let record = EndlessRecord(depth: depth, number: number) else { return nil }
    keptDescents.history.add(record)
    return record
  }

  /// Nothing of it is played any more.
  private mutating func end(
    with text: LocalizedText, telling solution: LocalizedText? = nil, deepest: Int? = nil
  ) -> [Event] {
    guard let card else { return [] }
    let end = DescentEnd(card: card, text: text, solution: solution, deepest: deepest)
    descent?.end = end
    roundSession = nil
    return [.descent(.ended(end))]
  }
}

extension Event {
  fileprivate var isLevel: Bool { if case .campaign(.level) = self { true } else { false } }
}
