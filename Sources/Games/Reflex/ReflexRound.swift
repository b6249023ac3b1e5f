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
  /// The commands that were given and not yet obeyed, in order; the clock runs for the first.
  package private(set) var cues: [GestureCue] = []
  /// All that was done, the ignored too.
  package private(set) var moves: [CueResponse] = []
  /// The moves that count.
  package private(set) var good = 0
  /// Milliseconds since the first command of `cues`, or since the gesture that made it the first.
  package private(set) var elapsed = 0
  /// All that was done so far.
  package private(set) var recording = RoundRecording()
  private var chance: Chance
  private var last: Gesture?

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
      return recordMove(cue, nil, .timeout, after: limit) + end(.timeout)
    }
    guard let gesture else { return [] }
    recording.append(.gesture(gesture, after: elapsed))
    if gesture == cue.gesture { return succeed(cue) }
    if gesture == .pinch { return recordMove(cue, gesture, .ignored, after: elapsed) }
    let events = recordMove(cue, gesture, .wrong, after: elapsed)
    return rules.isPractice ? events : events + end(.wrong)
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

  private mutating func succeed(_ cue: GestureCue) -> [RoundEvent] {
    let events = recordMove(cue, cue.gesture, .good, after: elapsed)
    good += 1
    elapsed = 0
    cues.removeFirst()
    if good == rules.goal { return events + end(.goal) }
    return cues.isEmpty ? events + drawCues() : events
  }

  private mutating func recordMove(
    _ cue: GestureCue, _ gesture: Gesture?, _ outcome: CueResponse.Outcome, after reaction: Int
  ) -> [RoundEvent] {
    let move = CueResponse(
      move: cue.move, cue: cue.gesture, gesture: gesture, outcome: outcome, reaction: reaction)
    moves.append(move)
    return [.moved(move)]
  }

  private mutating func end(_ ending: RoundEnding) -> [RoundEvent] {
    cues = []
    elapsed = 0
    phase = .over(ending)
    return [.ended(ending)]
  }

  // MARK: Drawing

  private mutating func drawCues() -> [RoundEvent] {
    elapsed = 0
    let first = cues.first?.move ?? good + 1
    let length = cues.isEmpty ? rules.burst(after: good) : cues.count
    cues = (first..<first + length).map { move in
      GestureCue(
        move: move, gesture: draw(), units: rules.units(after: good),
        limit: rules.limit(after: good))
    }
    return cues.map(RoundEvent.cued)
  }

  /// Any of the three at first, then one of the other two, each equally likely.
  private mutating func draw() -> Gesture {
    let choices = Gesture.allCases.filter { $0 != last }
    let index = Int(chance.next().multipliedFullWidth(by: UInt64(choices.count)).high)
    last = choices[index]
    return choices[index]
  }
}
