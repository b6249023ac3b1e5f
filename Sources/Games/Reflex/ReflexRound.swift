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
  /// for the first. None while it rests.
  package private(set) var cues: [GestureCue] = []
  /// What runs in place of a command.
  package private(set) var rest: RoundRest?
  /// The pitch under way; nil before the round.
  package private(set) var pitch: Pitch?
  /// All that was done, the ignored too.
  package private(set) var moves: [CueResponse] = []
  /// The moves that count.
  package private(set) var good = 0
  /// The mistakes that are left, the last of which ends the round; nil where none does.
  package private(set) var strands: Int?
  package private(set) var tally = RoundTally()
  /// Milliseconds since the first command of `cues`, or since the gesture that made it the first, or of the rest.
  package private(set) var elapsed = 0
  /// Milliseconds of all that is behind it.
  package private(set) var total = 0
  /// The value of `total` at each good move.
  package private(set) var knotTimes: [Int] = []
  /// All that was done so far.
  package private(set) var recording = RoundRecording()
  /// What is left of a flood’s breath; nil where there is none.
  package private(set) var breath: Breath?
  private var chance: Chance
  private var drawer = CueDrawer()
  private var course: RoundCourse
  /// The good moves of the pitch, and the commands that were given in it.
  private var knot = 0
  private var given = 0
  /// The good moves since a strand was cut, and the commands that are still easier for it.
  private var clean = 0
  private var easier = 0
  /// The thousandths by which the limits of a drill follow the player.
  private var follow = 1000
  /// Whether a phrase was asked for again.
  private var isRepeated = false
  /// The whole quarters of the breath that were left when the water was last heard: it is at half, and at the last.
  private var heardQuarters = 2

  /// A round that waits for its player.
  package init(rules: RoundRules, chance: Chance) {
    self.rules = rules
    self.chance = chance
    strands = rules.strands
    course = RoundCourse(rules)
  }

  /// The player is ready; what comes before that is no gesture.
  package mutating func begin() -> [RoundEvent] {
    guard phase == .waiting else { return [] }
    phase = .running
    return openPitch()
  }

  /// A gesture, or none, `milliseconds` after the first of `cues` was shown, or the rest began; never earlier than
  /// the one before.
  package mutating func handleGesture(_ gesture: Gesture?, after milliseconds: Int) -> [RoundEvent]
  {
    guard phase == .running else { return [] }
    elapsed = max(elapsed, milliseconds)
    if let rest { return handle(gesture, in: rest) }
    guard let cue = cues.first else { return [] }
    if let limit = cue.limit, elapsed >= limit {
      recording.append(.passed(elapsed))
      if cue.isBat { return succeed(cue, after: limit) }
      return recordMove(cue, nil, .timeout, after: limit) + payForMistake(at: cue, .timeout)
    }
    guard let gesture else { return [] }
    recording.append(.gesture(gesture, after: elapsed))
    if gesture == cue.answer { return succeed(cue, after: elapsed) }
    // Fingers that move may pinch; by heart nothing hurries them.
    if gesture == .pinch, rules.isTimed || !rules.isScored && !rules.isDrill {
      if !rules.isClassic { tally.breakChain() }
      return recordMove(cue, gesture, .ignored, after: elapsed)
    }
    return recordMove(cue, gesture, .wrong, after: elapsed) + payForMistake(at: cue, .wrong)
  }

  /// The player says that they hold still: a bat is gone at once, and a command without a clock is
  /// missed, but for the first, for an Enter key may be struck twice. With a clock, time has passed.
  package mutating func holdStill(after milliseconds: Int) -> [RoundEvent] {
    guard phase == .running, rest == nil, let cue = cues.first else { return [] }
    if !cue.isBat, rules.isTimed { return handleGesture(nil, after: milliseconds) }
    elapsed = max(elapsed, milliseconds)
    recording.append(.held(after: elapsed))
    if cue.isBat { return succeed(cue, after: elapsed) }
    if good == 0, !rules.isPractice { return [] }
    return recordMove(cue, nil, .wrong, after: elapsed) + payForMistake(at: cue, .wrong)
  }

  /// The same commands again, where no clock runs and that has its price: a breath, or half of a phrase’s points.
  package mutating func repeatCues() -> [RoundEvent] {
    guard phase == .running, !rules.isTimed, !cues.isEmpty else { return [] }
    if breath != nil {
      recording.append(.repeated)
      return spendBreath()
    }
    if rules.isScored, !isRepeated {
      recording.append(.repeated)
      isRepeated = true
    }
    return []
  }

  /// The game was stopped for a while: what was asked is asked no more, and something else is, in a climb against the
  /// clock behind the pitch’s card.
  package mutating func redrawCues() -> [RoundEvent] {
    redrawCues(showsCard: rules.isTimed && rules.isScored)
  }

  private mutating func redrawCues(showsCard: Bool) -> [RoundEvent] {
    guard phase == .running else { return [] }
    recording.append(showsCard ? .reopened : .redrawn)
    elapsed = 0
    if let rest, rest.isLeftByGesture, !rest.isBehindMistake {
      return pitch.map { [.opened($0)] } ?? []
    }
    rest = nil
    if showsCard, let pitch {
      drawer.drop(pitch.ahead)
      cues = []
      rest = .card(by: rules, on: pitch, isFirst: false)
      return [.opened(pitch)]
    }
    // What was shown of the next ones is known, too.
    drawer.drop(pitch?.ahead ?? 0)
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
    knot += 1
    easier = max(0, easier - 1)
    if rules.isDrill { follow = max(300, follow * 95 / 100) }
    spliceStrand()
    if rules.isScored { tally.climb(left: timeLeft(of: cue), isHalved: isRepeated) }
    if !cue.isBat { breathe(for: elapsed) }
    spendTime()
    knotTimes.append(total)
    cues.removeFirst()
    passOn(cue, after: reaction)
    if knot == pitch?.knots { return events + openPitch() }
    return cues.isEmpty ? events + drawCues() : events
  }

  /// Of several that came at once the next has what was left of the time of all.
  private mutating func passOn(_ cue: GestureCue, after reaction: Int) {
    guard rules.isTimed, let limit = cue.limit, cues.first?.limit != nil, breath == nil else {
      return
    }
    cues[0].limit = max(0, limit - reaction)
    cues[0].units = (max(0, limit - reaction) + 99) / 100
  }

  /// The thousandths of a command’s time that were left; none of a bat’s, and none without a clock.
  private func timeLeft(of cue: GestureCue) -> Int {
    guard let limit = cue.limit, let pitch, !cue.isBat else { return 0 }
    let mine = cue.breath == nil ? limit : rules.limit(pitch.firstLimit) * 2
    return max(0, mine - elapsed) * 1000 / max(1, mine)
  }

  private mutating func recordMove(
    _ cue: GestureCue, _ gesture: Gesture?, _ outcome: CueResponse.Outcome, after reaction: Int
  ) -> [RoundEvent] {
    let move = CueResponse(
      move: cue.move, cue: cue.gesture, answer: cue.answer, gesture: gesture, outcome: outcome,
      reaction: reaction, twists: cue.twists,
      isForeseen: pitch.map { $0.ahead > 0 || $0.isPaired } ?? false)
    moves.append(move)
    return [.moved(move)]
  }

  private mutating func end(_ ending: RoundEnding) -> [RoundEvent] {
    cues = []
    rest = nil
    elapsed = 0
    phase = .over(ending)
    return [.ended(ending)]
  }

  private mutating func spendTime() {
    total += elapsed
    elapsed = 0
  }

  // MARK: Rests

  private mutating func handle(_ gesture: Gesture?, in rest: RoundRest) -> [RoundEvent] {
    let isOver = rest.limit.map { elapsed >= $0 } ?? false
    let isLeft =
      gesture != nil && rest.isLeftByGesture
      && (elapsed >= rest.earliestGesture || rest.limit == nil)
    return isOver || isLeft ? goOn(after: elapsed) : []
  }

  /// The rest is over, however long it was to be.
  private mutating func goOn(after milliseconds: Int) -> [RoundEvent] {
    guard phase == .running, rest != nil else { return [] }
    recording.append(.rested(milliseconds))
    elapsed = milliseconds
    rest = nil
    spendTime()
    return drawCues()
  }

  // MARK: Mistakes

  /// What a command costs that was not obeyed: nothing in practice, a breath in a flood without a clock, else a
  /// strand, but for the first of a pitch, which shows its rule.
  private mutating func payForMistake(at cue: GestureCue, _ ending: RoundEnding) -> [RoundEvent] {
    if rules.isPractice { return [] }
    if breath != nil, !rules.isTimed { return spendBreath() }
    tally.breakChain()
    if rules.isDrill { follow = min(2500, follow * 120 / 100) }
    let isFree = rules.isScored && given == 1 && pitch?.hasCard == true
    if !isFree, let left = strands {
      strands = left - 1
      tally.cut(on: pitch?.name, isLate: ending == .timeout)
      if left == 1 { return end(ending) }
    }
    (clean, easier) = (0, 6)
    if breath.map({ $0.left <= elapsed }) == true {
      // It is made anew for the knots that are left, and its bar with them.
      let all = breath?.of ?? 0
      breath = fullBreath.map { Breath($0.left, of: max($0.left, all)) }
      heardQuarters = 2
    } else {
      breathe(for: elapsed)
    }
    spendTime()
    cues = []
    guard rules.isTimed else { return drawCues() }
    rest = .afterCut(by: rules)
    return []
  }

  /// Twenty-five good moves without a cut splice a strand that was cut before.
  private mutating func spliceStrand() {
    clean += 1
    guard rules.isScored, clean >= 25, let left = strands, left < RoundRules.strands else { return }
    strands = left + 1
    clean = 0
  }

  // MARK: Breath

  /// The time of a move is no longer there for the next ones.
  private mutating func breathe(for milliseconds: Int) {
    guard rules.isTimed, breath != nil else { return }
    breath?.left -= milliseconds
    cues = cues.map(timed)
  }

  private mutating func spendBreath() -> [RoundEvent] {
    breath?.left -= 1
    guard let left = breath?.left, left > 0 else { return end(.timeout) }
    elapsed = 0
    cues = cues.map(timed)
    return shownCues.map(RoundEvent.cued)
  }

  /// What lasts for the knots that are left: time, or three mistakes where there is no clock.
  private var fullBreath: Breath? {
    guard let pitch, pitch.twists.contains(.flood), !rules.isPractice else { return nil }
    guard rules.isTimed else { return Breath(Self.breaths) }
    let left = (pitch.knots ?? 1) - knot
    // “Half” and “quarter” are words, too, and so is each “Boom”.
    let booms = pitch.twists.contains(.walls) ? left / 3 : 0
    return Breath(rules.limit(pitch.firstLimit * left, words: left + 2 + booms))
  }

  /// The mistakes and repeats that a breath pays for where there is no clock, the last of which loses.
  private static var breaths: Int { 3 }

  /// A command with what is left of the breath.
  private func timed(_ cue: GestureCue) -> GestureCue {
    guard let breath, cue.breath != nil else { return cue }
    var cue = cue
    cue.breath = breath
    guard rules.isTimed, !cue.isBat else { return cue }
    (cue.units, cue.limit) = ((max(0, breath.left) + 99) / 100, breath.left)
    return cue
  }

  // MARK: Drawing

  /// The commands in the order in which they are shown: on the stair the last is to be obeyed first.
  package var shownCues: [GestureCue] {
    cues.first?.twists.contains(.stair) == true ? cues.reversed() : cues
  }

  private mutating func openPitch() -> [RoundEvent] {
    let nights = course.nights
    guard let next = course.next(with: &chance) else { return end(.goal) }
    if let pitch, pitch.number != next.number { tally.finishPitch() }
    if nights > 0, course.nights > nights {
      strands = strands.map { min(RoundRules.strands, $0 + 2) }
    }
    pitch = next
    (knot, given) = (0, 0)
    drawer.open(next, spare: rules.isScored ? 8 : nil, with: &chance)
    if breath == nil || !next.twists.contains(.flood) || rules.isTimed { breath = fullBreath }
    heardQuarters = 2
    // Who waits for a voice was just ready.
    let isFirst = good == 0 && moves.isEmpty
    let isTold = rules.isTimed ? !(isFirst && rules.waitsAtCards) : rules.isScored && !isFirst
    guard next.hasCard, isTold else {
      // In the script it is a rest of no length, so that it plays the same where the pitch is told.
      if next.hasCard, rules.isTimed { recording.append(.rested(0)) }
      return (next.hasCard && rules.isScored ? [.opened(next)] : []) + drawCues()
    }
    rest = .card(by: rules, on: next, isFirst: isFirst)
    return [.opened(next)]
  }

  private mutating func drawCues() -> [RoundEvent] {
    guard let pitch else { return [] }
    elapsed = 0
    isRepeated = false
    let left = pitch.knots.map { $0 - knot } ?? .max
    let size = cues.isEmpty ? min(left, phraseLength(on: pitch)) : cues.count
    var knots: [CueDrawer.Knot] = []
    repeat { knots += nextGroup(on: pitch) } while knots.count < size && !pitch.isPaired
    if knots.count > size {
      let isBoom = knots.contains(where: \.isBoom)
      knots = Array(knots.prefix(size))
      knots[size - 1].isBoom = isBoom
    }
    given += 1
    let next = rules.isTimed ? drawer.coming(min(pitch.ahead, left - size)) : []
    // “Boom” is a word, too.
    let booms = knots.count(where: \.isBoom)
    cues = knots.indices.map {
      cue(
        knots[$0], index: $0, of: knots.count, next: next,
        words: knots.count - $0 + next.count + booms)
    }
    return shownCues.map(RoundEvent.cued)
  }

  private mutating func nextGroup(on pitch: Pitch) -> [CueDrawer.Knot] {
    if rules.isPractice {
      let lesson = rules.lesson(after: good)
      let count = pitch.twists.first == .stair && lesson > 0 ? 2 : 1
      return drawer.draw(lesson: pitch.twists.isEmpty ? 0 : lesson, count: count, with: &chance)
    }
    return drawer.next(on: pitch, with: &chance)
  }

  /// How many commands come at once.
  private func phraseLength(on pitch: Pitch) -> Int {
    if rules.isPractice {
      return pitch.twists.first == .stair && rules.lesson(after: good) > 0 ? 2 : 1
    }
    if pitch.isPaired { return 2 }
    if rules.isTimed { return 1 }
    return rules.isScored ? pitch.phraseLength : rules.burst(after: good)
  }

  private mutating func cue(
    _ knot: CueDrawer.Knot, index: Int, of count: Int, next: [Gesture?], words: Int
  ) -> GestureCue {
    let twists = pitch?.twists ?? []
    let limit = limit(of: knot, index: index, of: count, words: words)
    return timed(
      GestureCue(
        move: good + index + 1, gesture: knot.gesture,
        units: limit.map {
          rules.isClassic ? RoundRules.classicUnits(after: good) : ($0 + 99) / 100
        },
        limit: limit, isSwapped: knot.isSwapped, twists: twists,
        sound: knot.sound ?? (index == 0 ? sound(of: twists, count: count) : nil), breath: breath,
        next: next))
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

  /// Of several that are shown at once the first has the time of all, and what it leaves is the next one’s.
  private func limit(
    of knot: CueDrawer.Knot, index: Int, of count: Int, words: Int
  ) -> Int? {
    guard let pitch, rules.isTimed, !rules.isPractice else {
      guard rules.isTimed, knot.gesture == nil else { return nil }
      return RoundRules.slowBat + rules.allowance
    }
    if rules.isClassic { return rules.classicLimit(after: good) }
    if knot.gesture == nil { return RoundRules.bat + rules.allowance }
    let ease = 1000 + 60 * max(0, easier - 1)
    let limits = (index..<count).map { pitch.limit(of: self.knot + $0) }.reduce(0, +)
    return rules.limit(limits * ease / 1000 * follow / 1000, words: words)
  }
}

extension CueDrawer.Knot {
  /// The rule that makes itself heard with it.
  fileprivate var sound: RoundTwist? {
    if isBoom { return .walls }
    return gesture == nil ? .bats : nil
  }
}

/// Plays a script again, from the start of the round to where the script ends.
extension ReflexRound {
  package mutating func replay(_ recording: RoundRecording) {
    _ = begin()
    for step in recording.steps {
      switch step {
      case .gesture(let gesture, let after): _ = handleGesture(gesture, after: after)
      case .passed(let after): _ = handleGesture(nil, after: after)
      case .rested(let after): _ = goOn(after: after)
      case .redrawn: _ = redrawCues(showsCard: false)
      case .reopened: _ = redrawCues(showsCard: true)
      case .held(let after): _ = holdStill(after: after)
      case .repeated: _ = repeatCues()
      case .left: _ = leave()
      }
    }
  }
}
