import Flow
import Localization
import Reflex

extension Session {
  /// The game was stopped for a while: a running command is asked no more, and another is.
  mutating func resumeRound() -> [Event] { updateRound { $0.round.redrawCues() } }

  /// Does what a command asks for once the rounds that are kept are known.
  mutating func withScores(
    for command: Command, _ body: (inout Session) -> [Event]
  ) -> [Event] {
    scores == nil ? ask(.readScores(then: command)) : body(&self)
  }

  mutating func openReflex(isDaily: Bool = false) -> [Event] {
    enter(.round, playing: newRound(for: .alone(day: isDaily ? String(date.prefix(10)) : nil)))
    return [ready]
  }

  /// Twenty knots of one pitch, of the one that cost most where none is named.
  mutating func practise(_ name: Pitch.Name?) -> [Event] {
    if roundSession?.isRunning == true || playsLevels { return [.error(.notNow)] }
    enter(.round, playing: newRound(for: .drill(name ?? costliest ?? .rope)))
    return [ready]
  }

  /// The pitch of the last climb that cost most.
  private var costliest: Pitch.Name? {
    guard let round = roundSession, let last = round.round.pitch?.name else { return nil }
    let cuts = Dictionary(grouping: round.round.tally.cuts, by: \.pitch).mapValues(\.count)
    return Pitch.Name.allCases.filter { cuts[$0] != nil }
      .max { (cuts[$0] ?? 0) < (cuts[$1] ?? 0) } ?? last
  }

  /// UTC, as in `2026-11-21T08:00:00Z`.
  private var date: String { now.map { Timestamp.forScore($0.secondsSince1970) } ?? "" }

  var scoreTables: Event { .scores(scores?.tables ?? []) }

  // MARK: Rules

  /// The mode that was chosen; by ear no clock runs unless one was.
  var roundMode: RoundMode {
    chosenMode ?? settings.roundMode ?? (isByEar ? .heart : .climb)
  }

  /// Whether escapes have a clock.
  var isTimed: Bool { roundMode.isTimed }

  private var factor: TimeFactor { chosenFactor ?? settings.timeFactor }

  /// Only a voice that speaks needs one.
  private var allowance: Int {
    guard let ofVoice = voice.allowance else { return 0 }
    return settings.allowance ?? ofVoice
  }

  /// The round that is played next; what it comes after gives its goal and its beats.
  private mutating func newRound(
    for purpose: RoundSession.Purpose, of level: ReflexLevel? = nil, practice: Int = 0
  ) -> RoundSession {
    var rules: RoundRules
    var mode = roundMode
    switch purpose {
    case .alone: rules = RoundRules(mode, factor: factor, allowance: allowance)
    case .drill(let name):
      if mode == .classic { mode = .climb }
      rules = RoundRules(
        .drill(name), isTimed: mode.isTimed, factor: factor, allowance: allowance, strands: nil)
    case .level:
      if mode == .classic { mode = .climb }
      let tries = flow.currentVisit?.attempts ?? 0
      rules = RoundRules(
        .escape(goal: level?.goal ?? 1, twists: level?.twists ?? []), isTimed: mode.isTimed,
        factor: factor, allowance: allowance, strands: ReflexLevel.strands + tries)
    }
    rules.waitsAtCards = isByEar
    rules.known = scores?.farthestPitch ?? 0
    return RoundSession(
      purpose, mode: mode, rules: rules, seed: seed(for: purpose, isPractice: practice > 0),
      practice: practice, beats: level?.beats ?? [:],
      ghost: purpose == .alone(day: nil) && mode == .climb ? scores?.ghost(of: rules) ?? [] : [])
  }

  /// The date’s digits as a number, or the next of the session's own seeds; a level's come from
  /// (game seed, level, entry, lost rounds), so that a game which was left goes on the same.
  private mutating func seed(for purpose: RoundSession.Purpose, isPractice: Bool = false) -> UInt64
  {
    switch purpose {
    case .level:
      let visit = flow.currentVisit
      let number = (visit?.entry ?? 0) &* 1000 &+ (visit?.attempts ?? 0)
      let name = (flow.currentLevel?.id ?? "") + (isPractice ? " practice" : " round")
      var generator = SeededGenerator(seed: flow.progress.seed, name: name, number: number)
      return generator.next()
    case .alone(let day?):
      if let seed = Self.seed(of: day) { return seed }
    case .alone(nil), .drill: break
    }
    defer { roundSeed &+= 1 }
    return roundSeed
  }

  // MARK: Playing

  /// The round of a reflex level waits, once the flow has arrived there.
  mutating func arrangeRound(of level: ReflexLevel, after effects: [FlowEffect]) -> [Event] {
    guard effects.contains(where: { if case .routeToLevel = $0 { true } else { false } }) else {
      return []
    }
    let isFirst = flow.currentVisit?.attempts == 0 && !hasPractised
    roundSession = newRound(for: .level, of: level, practice: isFirst ? level.practice : 0)
    return [ready]
  }

  private var reflexLevel: ReflexLevel? {
    if case .reflex(let level)? = flow.currentLevel?.task { level } else { nil }
  }

  /// Whether the practice of the entry under way is over: who leaves the round need not do it again.
  private var hasPractised: Bool {
    flow.currentLevel.flatMap { practisedEntries[$0.id] } == flow.currentVisit?.entry
  }

  /// Starts what waits, a pitch among it; after a round that is over, the next one, and after a drill a climb.
  mutating func proceedRound() -> [Event] {
    guard let waiting = roundSession else { return [.error(.notNow)] }
    switch waiting.round.phase {
    // As any gesture would.
    case .running where waiting.round.rest?.isLeftByGesture == true:
      return handleGesture(.tap, at: .since(now?.sinceCue ?? waiting.round.elapsed), for: nil)
    case .running: return [.error(.notNow)]
    case .waiting: break
    case .over where waiting.drill != nil: return openReflex()
    case .over: roundSession = newRound(for: waiting.purpose, of: reflexLevel)
    }
    return updateRound { $0.round.begin() }
  }

  /// A round that waits takes up settings that were changed.
  mutating func refreshRound() -> [Event] {
    guard let waiting = roundSession, !waiting.isRunning else { return [] }
    roundSession = newRound(for: waiting.purpose, of: reflexLevel, practice: waiting.lessons)
    return [ready]
  }

  /// What the player did, or nothing but time that passed.
  mutating func handleGesture(_ gesture: Gesture?, at time: GestureTime, for move: Int?) -> [Event]
  {
    update(at: time, for: move) { $0.round.handleGesture(gesture, after: $1) }
  }

  /// All of a row at once: up to the first mistake, and not into the next row, which nobody has heard.
  mutating func handleRow(_ gestures: [Gesture?]) -> [Event] {
    var events: [Event] = []
    for gesture in gestures {
      events +=
        gesture.map { handleGesture($0, at: .unknown, for: nil) }
        ?? holdStill(at: .unknown, for: nil)
      guard case .round(.move(let move))? = events.last, move.outcome != .wrong else { break }
    }
    return events
  }

  /// The player says that they hold still, where that may be asked.
  mutating func holdStill(at time: GestureTime, for move: Int?) -> [Event] {
    if roundSession?.isRunning == true, roundSession?.mayHoldStill == false {
      return [.error(.notNow)]
    }
    return update(at: time, for: move) { $0.round.holdStill(after: $1) }
  }

  /// The same commands again, where that has its price; else nothing.
  mutating func repeatCues() -> [Event] { updateRound { $0.round.repeatCues() } }

  /// Lets the round handle what was done at a time for a command, where that is the one that runs.
  private mutating func update(
    at time: GestureTime, for move: Int?, _ body: (inout RoundSession, Int) -> [RoundEvent]
  ) -> [Event] {
    guard roundSession?.isRunning == true, let elapsed = roundSession?.round.elapsed else {
      return [.error(.noRound)]
    }
    if let move, let asked = roundSession?.round.cues.first?.move, move != asked { return [] }
    let times = elapsed...1_000_000_000
    let after =
      switch time {
      case .unknown: elapsed
      case .since(let milliseconds): milliseconds
      case .later(let milliseconds): milliseconds.addingReportingOverflow(elapsed).partialValue
      }
    guard times.contains(after) else { return [.error(.notATime(least: elapsed))] }
    return updateRound { body(&$0, after) }
  }

  /// Lets the round handle something, and says what came of it.
  private mutating func updateRound(_ body: (inout RoundSession) -> [RoundEvent]) -> [Event] {
    let strands = roundSession?.round.strands
    guard let happened = roundSession?.change(body), let round = roundSession else { return [] }
    var events: [Event] = []
    var isCued = false
    for event in happened {
      switch event {
      case .opened(let pitch):
        cueSerial += 1
        events.append(.pitch(round.view(of: pitch)))
      case .cued: isCued = true
      case .moved(let move):
        events.append(.move(round.view(of: move, before: strands)))
        if move.outcome == .good || round.round.rest != nil { cueSerial += 1 }
      case .ended(let ending): events += finish(round, ending)
      }
    }
    if isCued {
      cueSerial += 1
      events += round.cues.map(Event.cue)
    }
    return events
  }

  private mutating func finish(_ round: RoundSession, _ ending: RoundEnding) -> [Event] {
    switch round.purpose {
    case .level where round.isPractice:
      if let id = flow.currentLevel?.id { practisedEntries[id] = flow.currentVisit?.entry }
      let seed = seed(for: .level)
      roundSession?.startOver(seed: seed)
      return [ready]
    case .level:
      let view = Event.ended(round.view(ending: ending, best: nil, daily: nil))
      if ending == .left { return [] }
      let told = route { $0.finishRound(isWon: ending == .goal) }
      return [view] + told + (ending == .goal ? [] : offers(after: round))
    case .drill: return [.ended(round.view(ending: ending, best: nil, daily: nil))]
    case .alone: return finishAlone(round, ending)
    }
  }

  private mutating func finishAlone(_ round: RoundSession, _ ending: RoundEnding) -> [Event] {
    let daily = round.day.map { day in
      DailyStanding(
        counted: scores?.first(of: day, round.mode)?.worth,
        daysInRow: scores?.daysInRow(to: day, round.mode) ?? 1, tomorrow: pair(ofDayAfter: day))
    }
    let best = scores?.best(in: SavedRounds.Table(round))
    let view = Event.ended(round.view(ending: ending, best: best, daily: daily))
    if daily?.counted == nil, let record = round.record(at: date) { scores?.add(record) }
    return [view] + offers(after: round)
  }

  /// What its seed draws first.
  private func pair(ofDayAfter day: String) -> [RoundTwist] {
    guard let seed = Timestamp.day(1, after: day).flatMap(Self.seed) else { return [] }
    var generator = SeededGenerator(seed: seed)
    return Pitch.pair(with: &generator)
  }

  /// The digits of a date.
  private static func seed(of day: String) -> UInt64? { UInt64(day.filter { $0 != "-" }) }

  /// A way on for who lost a level's round: more time, or, after two, past it. After two climbs that
  /// time ended early it is offered once, too.
  private mutating func offers(after round: RoundSession) -> [Event] {
    guard round.mode.isTimed, factor != .longest else {
      return flow.maySkip && round.purpose == .level ? [.notice(.skipOffered)] : []
    }
    if round.purpose == .level {
      return [.notice(.slowerOffered)] + (flow.maySkip ? [.notice(.skipOffered)] : [])
    }
    guard round.mode == .climb, round.round.phase == .over(.timeout),
      round.round.pitch?.number ?? 0 < 4
    else { return [] }
    lateEnds += 1
    return lateEnds == 2 && factor == .one ? [.notice(.slowerOffered)] : []
  }

  /// The round is left for something else; what was won in it counts.
  mutating func leaveRound() -> [Event] {
    guard let round = roundSession else { return [] }
    let events = round.isRunning && round.purpose != .level ? updateRound { $0.round.leave() } : []
    roundSession = nil
    return events
  }

  /// What waits for the player.
  var ready: Event {
    guard let round = roundSession else { return .error(.noRound) }
    return .ready(
      WaitingRoundView(
        mode: round.mode, factor: round.rules.factor, allowance: round.rules.allowance,
        goal: round.drill == nil ? round.rules.goal : nil, practice: round.practice,
        strands: round.isPractice || !round.countsStrands ? nil : round.rules.strands,
        best: round.isAlone ? scores?.best(in: SavedRounds.Table(round)) : nil, day: round.day,
        counted: round.day.flatMap { scores?.first(of: $0, round.mode)?.worth },
        drill: round.drill, keys: settings.keys, twists: round.rules.twists,
        twistTexts: round.rules.isScored ? [] : round.twistTexts))
  }
}

extension ReflexLevel {
  /// The strands of the first try; each that was lost gives one more.
  static let strands = 2
}
