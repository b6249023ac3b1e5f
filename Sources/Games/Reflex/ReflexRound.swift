/// A round as a state machine: gestures and times in, commands and moves out. It knows no clock.
package struct ReflexRound<Chance: RandomNumberGenerator & Equatable & Sendable>: Equatable,
  Sendable
{
  /// Where a round is: before it, in it, or behind it.
  package enum Phase: Equatable, Sendable {
    case waiting, running
    case over(RoundEnding)
  }

  /// What the round goes by.
  package let rules: RoundRules
  /// Where it is.
  package private(set) var phase = Phase.waiting
  /// The commands that were given and not yet obeyed, in the order in which they are to be; the clock runs
  /// for the first.
  package private(set) var cues: [GestureCue] = []
  /// All that was done, the ignored too.
  package private(set) var moves: [CueResponse] = []
  /// The moves that count.
  package private(set) var good = 0
  /// Milliseconds since the first command of `cues`, or since the gesture that made it the first.
  package private(set) var elapsed = 0
  /// All that was done so far.
  package private(set) var recording = RoundRecording()
  /// What is left of a flood’s breath; nil before it, and without one.
  package private(set) var breath: Breath?
  private var chance: Chance
  private var drawer = CueDrawer()
  /// The quarters of the breath that were left when the water was last heard.
  private var heardQuarters = 4

  /// A round that waits for its player.
  package init(rules: RoundRules, chance: Chance) {
    self.rules = rules
    self.chance = chance
  }

  /// The player is ready; what comes before that is no gesture.
  package mutating func begin() -> [RoundEvent] {
    guard phase == .waiting else { return [] }
    phase = .running
    return drawCues()
  }

  /// A gesture, or none, `milliseconds` after the first of `cues` was shown; never earlier than
  /// the one before.
  package mutating func handleGesture(_ gesture: Gesture?, after milliseconds: Int) -> [RoundEvent]
  {
    guard phase == .running, let cue = cues.first else { return [] }
    elapsed = max(elapsed, milliseconds)
    if let limit = cue.limit, elapsed >= limit {
      recording.append(.passed(elapsed))
      if cue.isBat { return succeed(cue, after: limit) }
      return recordMove(cue, nil, .timeout, after: limit) + end(.timeout)
    }
    guard let gesture else { return [] }
    recording.append(.gesture(gesture, after: elapsed))
    if gesture == cue.answer { return succeed(cue, after: elapsed) }
    if gesture == .pinch { return recordMove(cue, gesture, .ignored, after: elapsed) }
    return recordMove(cue, gesture, .wrong, after: elapsed) + payForMistake()
  }

  /// The player says that they hold still: a bat is gone at once, and a command without a clock is
  /// missed, but for the first, for an Enter key may be struck twice. With a clock, time has passed.
  package mutating func holdStill(after milliseconds: Int) -> [RoundEvent] {
    guard phase == .running, let cue = cues.first else { return [] }
    if !cue.isBat, rules.pace.isTimed { return handleGesture(nil, after: milliseconds) }
    elapsed = max(elapsed, milliseconds)
    recording.append(.held(after: elapsed))
    if cue.isBat { return succeed(cue, after: elapsed) }
    if good == 0, !rules.isPractice { return [] }
    return recordMove(cue, nil, .wrong, after: elapsed) + payForMistake()
  }

  /// The same commands again, where a breath without a clock pays for it; else nothing.
  package mutating func repeatCues() -> [RoundEvent] {
    guard phase == .running, breath != nil, !rules.pace.isTimed else { return [] }
    recording.append(.repeated)
    return spendBreath()
  }

  /// The game was stopped for a while: what was asked is asked no more, and something else is.
  package mutating func redrawCues() -> [RoundEvent] {
    guard phase == .running else { return [] }
    recording.append(.redrawn)
    return drawCues()
  }

  /// The player leaves; what was won stays won.
  package mutating func leave() -> [RoundEvent] {
    guard phase == .running else { return [] }
    recording.append(.left)
    return end(.left)
  }

  private mutating func succeed(_ cue: GestureCue, after reaction: Int) -> [RoundEvent] {
    let events = recordMove(cue, cue.answer, .good, after: reaction)
    good += 1
    if !cue.isBat { breathe(for: elapsed) }
    elapsed = 0
    cues.removeFirst()
    if good == rules.goal { return events + end(.goal) }
    return cues.isEmpty ? events + drawCues() : events
  }

  private mutating func recordMove(
    _ cue: GestureCue, _ gesture: Gesture?, _ outcome: CueResponse.Outcome, after reaction: Int
  ) -> [RoundEvent] {
    let move = CueResponse(
      move: cue.move, cue: cue.gesture, answer: cue.answer, gesture: gesture, outcome: outcome,
      reaction: reaction)
    moves.append(move)
    return [.moved(move)]
  }

  private mutating func end(_ ending: RoundEnding) -> [RoundEvent] {
    cues = []
    elapsed = 0
    phase = .over(ending)
    return [.ended(ending)]
  }

  // MARK: Breath

  /// The time of a move is no longer there for the next ones.
  private mutating func breathe(for milliseconds: Int) {
    guard rules.pace.isTimed, breath != nil else { return }
    breath?.left -= milliseconds
    cues = cues.map(timed)
  }

  /// What a wrong gesture costs: nothing in practice, a breath in a flood without a clock, else the round.
  private mutating func payForMistake() -> [RoundEvent] {
    if rules.isPractice { return [] }
    return breath == nil || rules.pace.isTimed ? end(.wrong) : spendBreath()
  }

  private mutating func spendBreath() -> [RoundEvent] {
    breath?.left -= 1
    guard let left = breath?.left, left > 0 else { return end(.timeout) }
    elapsed = 0
    cues = cues.map(timed)
    return shownCues.map(RoundEvent.cued)
  }

  /// A command with what is left of the breath.
  private func timed(_ cue: GestureCue) -> GestureCue {
    guard let breath, cue.breath != nil else { return cue }
    var cue = cue
    cue.breath = breath
    guard let unit = rules.pace.unit, !cue.isBat else { return cue }
    (cue.units, cue.limit) = (max(0, breath.left / unit - 1), breath.left)
    return cue
  }

  // MARK: Drawing

  /// The commands in the order in which they are shown: on the stair the last is to be obeyed first.
  package var shownCues: [GestureCue] {
    cues.first?.twists.contains(.stair) == true ? cues.reversed() : cues
  }

  private mutating func drawCues() -> [RoundEvent] {
    elapsed = 0
    let twists = rules.twists(after: good)
    let isFlooded = twists.contains(.flood) && !rules.isPractice
    if isFlooded, breath == nil { breath = rules.breath(after: good) }
    let count = cues.isEmpty ? rules.group(after: good) : cues.count
    let drawn = drawer.draw(count, by: rules, after: good, with: &chance)
    cues = drawn.indices.map { index in
      let command = drawn[index]
      let time =
        command.gesture == nil
        ? rules.batTime : rules.time(after: good, reading: index == 0 ? drawn.count : 1)
      return timed(
        GestureCue(
          move: good + index + 1, gesture: command.gesture, units: time?.units, limit: time?.limit,
          isSwapped: command.isSwapped, twists: twists,
          sound: command.sound ?? (index == 0 ? sound(of: twists, count: drawn.count) : nil),
          breath: isFlooded ? breath : nil))
    }
    return shownCues.map(RoundEvent.cued)
  }

  /// The rule that makes itself heard with commands that none of their own does: water as it rises by a
  /// quarter, the stair as it folds.
  private mutating func sound(of twists: [RoundTwist], count: Int) -> RoundTwist? {
    if let breath, breath.left * 4 / breath.of < heardQuarters {
      heardQuarters = breath.left * 4 / breath.of
      return .flood
    }
    if twists.contains(.flood), rules.isPractice, good > 0 { return .flood }
    return twists.contains(.stair) && count > 1 ? .stair : nil
  }
}

extension CueDrawer.Drawn {
  /// The rule that makes itself heard with it.
  fileprivate var sound: RoundTwist? {
    if isBoom { return .walls }
    return gesture == nil ? .bats : nil
  }
}
