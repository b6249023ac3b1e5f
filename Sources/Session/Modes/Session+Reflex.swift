import Flow
import Localization
import Reflex

extension Session {
  /// The game was stopped for a while: a running command is asked no more, and another is.
  mutating func resumeRound() -> [Event] { updateRound { $0.redrawCues() } }

  /// Does what a command asks for once the rounds that are kept are known.
  mutating func withScores(
    for command: Command, _ body: (inout Session) -> [Event]
  ) -> [Event] {
    scores == nil ? ask(.readScores(then: command)) : body(&self)
  }

  mutating func openReflex(isDaily: Bool = false) -> [Event] {
    let day = isDaily ? String(date.prefix(10)) : nil
    let purpose = RoundSession.Purpose.alone(day: day)
    enter(
      .round,
      playing: RoundSession(
        purpose, pace: pace(for: purpose), rules: rules(for: purpose), seed: seed(for: purpose)))
    return [ready]
  }

  /// UTC, as in `2026-11-21T08:00:00Z`.
  private var date: String { now.map { Timestamp.forScore($0.secondsSince1970) } ?? "" }

  var scoreTables: Event { .scores(scores?.tables ?? []) }

  // MARK: Rules

  /// The pace that was chosen, else the voice's own: to one that shows, an escape is gentle.
  func pace(for purpose: RoundSession.Purpose) -> RoundPace {
    if let pace = chosenPace ?? settings.pace { return pace }
    if voice.allowance != nil { return .untimed }
    return switch purpose {
    case .level: .steady
    case .alone, .calibration: .rising
    }
  }

  private func rules(
    for purpose: RoundSession.Purpose, goal: Int? = nil, twists: [RoundTwist] = []
  ) -> RoundRules {
    RoundRules(
      pace: pace(for: purpose), floor: settings.floor ?? 10, allowance: allowance, goal: goal,
      twists: twists)
  }

  /// Only a voice that speaks needs one.
  private var allowance: Int {
    guard let ofVoice = voice.allowance else { return 0 }
    return settings.allowance ?? ofVoice
  }

  /// The date's digits as a number, or the next of the session's own seeds; a level's come from
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
      if let seed = UInt64(day.filter { $0 != "-" }) { return seed }
    case .alone(nil), .calibration: break
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
    roundSession = RoundSession(
      .level, pace: pace(for: .level),
      rules: rules(for: .level, goal: level.goal, twists: level.twists),
      seed: seed(for: .level, isPractice: isFirst && level.practice > 0),
      practice: isFirst ? level.practice : 0, beats: level.beats)
    return [ready]
  }

  /// Whether the practice of the entry under way is over: who leaves the round need not do it again.
  private var hasPractised: Bool {
    flow.currentLevel.flatMap { practisedEntries[$0.id] } == flow.currentVisit?.entry
  }

  /// Starts what waits; after a round that is over, the next one.
  mutating func proceedRound() -> [Event] {
    guard let waiting = roundSession else { return [.error(.notNow)] }
    switch waiting.round.phase {
    case .running: return [.error(.notNow)]
    case .waiting: break
    case .over: roundSession = nextRound(after: waiting)
    }
    return updateRound { $0.begin() }
  }

  /// Another round for the same purpose, by the settings of the moment.
  private mutating func nextRound(after last: RoundSession) -> RoundSession {
    RoundSession(
      last.purpose, pace: pace(for: last.purpose),
      rules: rules(for: last.purpose, goal: last.rules.goal, twists: last.rules.twists),
      seed: seed(for: last.purpose), beats: last.beats)
  }

  /// A round that waits takes up settings that were changed.
  mutating func refreshRound() -> [Event] {
    guard let waiting = roundSession, !waiting.isRunning, !waiting.isCalibration else { return [] }
    roundSession = RoundSession(
      waiting.purpose, pace: pace(for: waiting.purpose),
      rules: rules(for: waiting.purpose, goal: waiting.rules.goal, twists: waiting.rules.twists),
      seed: seed(for: waiting.purpose, isPractice: waiting.isPractice), practice: waiting.lessons,
      beats: waiting.beats)
    return [ready]
  }

  /// What the player did, or nothing but time that passed.
  mutating func handleGesture(_ gesture: Gesture?, at time: GestureTime, for move: Int?) -> [Event]
  {
    update(at: time, for: move) { $0.handleGesture(gesture, after: $1) }
  }

  /// The player says that they hold still, where that may be asked.
  mutating func holdStill(at time: GestureTime, for move: Int?) -> [Event] {
    if roundSession?.isRunning == true, roundSession?.mayHoldStill == false {
      return [.error(.notNow)]
    }
    return update(at: time, for: move) { $0.holdStill(after: $1) }
  }

  /// The same commands again, where that costs a breath; else nothing.
  mutating func repeatCues() -> [Event] { updateRound { $0.repeatCues() } }

  /// Lets the round handle what was done at a time for a command, where that is the one that runs.
  private mutating func update(
    at time: GestureTime, for move: Int?, _ body: (inout RoundSession, Int) -> [RoundEvent]
  ) -> [Event] {
    guard let cue = roundSession?.round.cues.first, let elapsed = roundSession?.round.elapsed else {
      return [.error(.noRound)]
    }
    if let move, move != cue.move { return [] }
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
    guard let happened = roundSession?.change(body), let round = roundSession else { return [] }
    var events: [Event] = []
    var isCued = false
    for event in happened {
      switch event {
      case .cued: isCued = true
      case .moved(let move):
        events.append(.move(round.view(of: move)))
        if move.outcome == .good { cueSerial += 1 }
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
    case .calibration: return finishCalibration(round, ending)
    case .level where round.isPractice:
      if let id = flow.currentLevel?.id { practisedEntries[id] = flow.currentVisit?.entry }
      let seed = seed(for: .level)
      roundSession?.startOver(seed: seed)
      return [ready]
    case .level:
      let view = Event.ended(round.view(ending: ending, best: nil))
      if ending == .left { return [] }
      let told = route { $0.finishRound(isWon: ending == .goal) }
      return [view] + told + (ending == .goal ? [] : offers(at: round.pace))
    case .alone:
      let table = SavedRounds.Table(pace: round.pace, isDaily: round.day != nil)
      let view = round.view(ending: ending, best: scores?.mostMoves(in: table))
      if let record = round.record(at: date) { scores?.add(record) }
      return [.ended(view)]
    }
  }

  /// A way on for who lost a level's round: slower, or, after two, past it.
  private func offers(at pace: RoundPace) -> [Event] {
    ([.untimed, .calm].contains(pace) ? [] : [.notice(.slowerOffered)])
      + (flow.maySkip ? [.notice(.skipOffered)] : [])
  }

  /// The round is left for something else; what was won in it counts.
  mutating func leaveRound() -> [Event] {
    guard let round = roundSession else { return [] }
    let events = round.isRunning && round.purpose != .level ? updateRound { $0.leave() } : []
    roundSession = nil
    return events
  }

  // MARK: Calibration

  /// Ten calm commands, from wherever the player is; afterwards back to there.
  /// Asked for again while it waits, it is given up.
  mutating func calibrate() -> [Event] {
    let day = roundSession?.day
    if roundSession?.isCalibration != true { calibratedFrom = mode == .round ? nil : mode }
    if let roundSession, roundSession.isCalibration, !roundSession.isRunning {
      return leaveCalibration(of: day)
    }
    let events = leaveRound()
    roundSession = RoundSession(
      .calibration(day: day), pace: .calm, rules: RoundRules(pace: .calm),
      seed: seed(for: .calibration(day: day)),
      practice: Calibration.cues)
    return events + [ready]
  }

  private mutating func finishCalibration(_ round: RoundSession, _ ending: RoundEnding) -> [Event] {
    guard ending == .goal else { return [] }
    let times = round.round.moves.filter { $0.outcome == .good }.map(\.reaction)
    let spoken = voice.takesTimeToSpeak ? Calibration.allowance(for: times) : nil
    let before = settings.floor
    let floor = Calibration.floor(for: times, allowance: spoken ?? 0)
    settings.floor = floor
    if let spoken { settings.allowance = spoken }
    let notice = Notice.calibrated(floor: floor, before: before, allowance: spoken)
    return [.notice(notice)] + leaveCalibration(of: round.day)
  }

  /// Back to the level, or to the reflex game; `day`: that of a daily round.
  private mutating func leaveCalibration(of day: String?) -> [Event] {
    switch calibratedFrom {
    case .menu: return openMenu()
    case .campaign, .descent:
      roundSession = nil
      return route { $0.currentEffects() }
    case .adventure: return enterAdventure()
    case .round, nil: return openReflex(isDaily: day != nil)
    }
  }

  /// What waits for the player.
  var ready: Event {
    guard let roundSession else { return .error(.noRound) }
    let table = SavedRounds.Table(pace: roundSession.pace, isDaily: roundSession.day != nil)
    return .ready(
      WaitingRoundView(
        pace: roundSession.pace,
        floor: roundSession.pace.heldFloor(roundSession.rules.floor),
        allowance: roundSession.rules.allowance, goal: roundSession.rules.goal,
        practice: roundSession.practice,
        best: roundSession.isAlone ? scores?.mostMoves(in: table) : nil, day: roundSession.day,
        isCalibration: roundSession.isCalibration, keys: settings.keys,
        offersCalibration: !roundSession.isCalibration && isUnmeasured(at: roundSession.pace),
        twists: roundSession.rules.twists, twistTexts: roundSession.twistTexts))
  }

  /// Only `steady` and `rising` ask for a floor, and only a voice that speaks for an allowance.
  private func isUnmeasured(at pace: RoundPace) -> Bool {
    settings.floor == nil
      && (pace == .steady || pace == .rising || pace.isTimed && allowance > 0)
  }
}
